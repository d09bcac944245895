import type { TutorPlace } from '@ori/contracts/tutor';
import type { Locale } from '@ori/contracts/locale';
import type { TutorIntent, TutorTier } from '@ori/contracts/tutor-names';
import type { Viewer } from '@ori/core/access/viewer';
import type { Ground } from '@ori/core/tutor/ground';
import { createProblemsInHand, type InHand } from './problem-in-hand.ts';
import { ASKS_FIGURES, createStanding } from './stand-in-hand.ts';
import type { TutorDeps } from './tutor.deps.ts';
import type { KeptProblem } from './tutor.tables.ts';

type Deps = Pick<TutorDeps, 'practice' | 'maths' | 'content' | 'figuresOf' | 'lessons' | 'claimOn'>;

/** What a turn is to be grounded on. */
export interface Asked {
  /** Null for a visitor. */
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly tier: TutorTier;
  readonly message: string;
  readonly intent: TutorIntent;
  readonly place: TutorPlace;
  /** Cultures the teaching style takes its examples from. */
  readonly cultures: readonly string[];
  /** What was in hand when the last turn ended. */
  readonly kept: KeptProblem | null;
}
export interface Gathered {
  readonly ground: Ground;
  readonly inHand: InHand;
}

const PASSAGES = 2;
const ASKS_LESSONS: ReadonlySet<TutorIntent> = new Set(['explain', 'define', 'lesson', 'other', 'solve']);

/** A problem of the learner's own is kept with the question that the page showed while it was spoken of. */
function besidePage(kept: KeptProblem | null, onPage: InHand | null): KeptProblem | null {
  return kept?.source === 'message' ? { ...kept, beside: onPage?.opened?.key ?? null } : kept;
}

/** The lesson of the problem's skill, else the one on the page. */
function lessonInHand(
  content: Deps['content'],
  { problem }: InHand,
  { place, locale }: Pick<Asked, 'place' | 'locale'>,
): Ground['nearestLesson'] {
  const skill = problem?.skill ?? null;
  const ofSkill = skill === null ? undefined : content.lessonsOfSkill(skill)[0];
  const near = content.lessonSummary(ofSkill ?? place.lessonId ?? '', locale);
  return near === null ? null : { id: near.id, title: near.title };
}

/** Everything a reply may stand on: what is verified, what lessons say, what the learner did. */
export function createGrounding(deps: Deps) {
  const { maths, lessons, content, figuresOf, claimOn, practice } = deps;
  const problems = createProblemsInHand(deps);
  const stand = createStanding(problems, maths);

  /** How often the question in hand was answered wrongly on its page. */
  const missedBefore = async (viewer: Viewer | null, { opened }: InHand): Promise<number> =>
    viewer === null || opened === null ? 0 : practice.missed(viewer, opened.reference);

  async function taught({ locale, tier, message, intent, place, cultures }: Asked, inHand: InHand) {
    const nearestLesson = lessonInHand(content, inHand, { place, locale });
    if (!ASKS_LESSONS.has(intent) || message === '') return { passages: [], definition: null, nearestLesson };
    const [passages, definition, nearest] = await Promise.all([
      lessons.findPassages(message, locale, PASSAGES, cultures, tier),
      lessons.define(message, locale),
      lessons.nearestLesson(message, locale, tier),
    ]);
    return { passages, definition, nearestLesson: nearest ?? nearestLesson };
  }

  return async (asked: Asked): Promise<Gathered> => {
    const { viewer, place } = asked;
    const onPage = place.item === undefined ? null : problems.ofItem(viewer, place.item);
    const { inHand, work, isAside } = await stand(asked, onPage);
    const [words, figures, missed] = await Promise.all([
      taught(asked, inHand),
      viewer !== null && ASKS_FIGURES.has(asked.intent) ? figuresOf(viewer) : null,
      missedBefore(viewer, inHand),
    ]);
    const { problem, wordProblem } = inHand;
    const claim = claimOn(asked.message, asked.locale);
    const ground = { problem, work, wordProblem, ...words, claim, figures, isAside, missed };
    return { ground, inHand: { ...inHand, kept: besidePage(inHand.kept, onPage) } };
  };
}
export type Grounding = ReturnType<typeof createGrounding>;
