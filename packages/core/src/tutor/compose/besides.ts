import type { TutorMoveKind } from '@ori/contracts/tutor-names';
import type { Ground } from '../ground.ts';
import type { Draft, Move } from '../turn.ts';
import type { Voice } from './voice.ts';
import { LABEL_NAMES } from './wordings/lesson.ts';

type Besides = Pick<Draft, 'relatedTopics' | 'nextSteps' | 'culturalConnections'>;

const ON_PROBLEM: ReadonlySet<TutorMoveKind> = new Set([
  'hint',
  'check',
  'scaffold',
  'worked',
  'twin',
  'praise',
]);
const MOST = 3;

const named = (...titles: readonly (string | null | undefined)[]): string[] =>
  [...new Set(titles.filter((title) => title !== null && title !== undefined))].slice(0, MOST);

/** Beside help with a problem: its skill, and the lesson that teaches it. */
const ofProblem = ({ problem, nearestLesson }: Ground): Besides => ({
  relatedTopics: named(problem?.skillTitle),
  nextSteps: named(nearestLesson?.title),
  culturalConnections: [],
});

/** What is cited of human heritage, each with its label: nothing is claimed beyond that. */
function heritage({ citations }: Draft, { listener: { locale } }: Voice): string[] {
  const told = citations.flatMap(({ title, label }) =>
    label === null || label === 'science' ? [] : [`${title} (${LABEL_NAMES[label][locale]})`],
  );
  return named(...told);
}

/** Beside what lessons or the ledger say: the first that is cited to open next, else the nearest lesson; then the others. */
function ofText(told: Draft, { passages, nearestLesson }: Ground, voice: Voice): Besides {
  const cited = told.citations.map(({ title }) => title);
  const [next = nearestLesson?.title] = told.citations.flatMap(({ lessonId, title, claimId }) =>
    lessonId === null || claimId ? [] : [title],
  );
  const others = [...cited, ...(cited.length > 0 ? passages : []).map(({ title }) => title)];
  return {
    relatedTopics: named(...others.filter((title) => title !== next)),
    nextSteps: named(...told.nextSteps, ...(told.nextSteps.length > 0 ? [] : [next])),
    culturalConnections: heritage(told, voice),
  };
}

/**
 * What stands beside a reply (spec §3, tutor reply), as far as there is ground for it: topics close to it, the lesson to
 * go on with, what it has to do with human heritage. Talk and care have nothing beside them.
 */
export function withBesides(told: Draft, { kind }: Move, ground: Ground, voice: Voice): Draft {
  if (ON_PROBLEM.has(kind)) return { ...told, ...ofProblem(ground) };
  return kind === 'lesson' || kind === 'define' ? { ...told, ...ofText(told, ground, voice) } : told;
}
