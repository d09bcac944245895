import type { TutorPlace } from '@ori/contracts/tutor';
import type { Locale } from '@ori/contracts/locale';
import type { TutorIntent, TutorTier } from '@ori/contracts/tutor-names';
import type { Viewer } from '@ori/core/access/viewer';
import type { Ground, GroundedWork } from '@ori/core/tutor/ground';
import { isAsideFrom } from '@ori/core/tutor/ground/is-aside';
import { workOnReaction } from '@ori/core/tutor/ground/reaction-work';
import { broughtIn } from '@ori/core/tutor/ground/lead-in';
import { createProblemsInHand, type InHand } from './problem-in-hand.ts';
import type { TutorDeps } from './tutor.deps.ts';
import type { KeptProblem } from './tutor.tables.ts';
import { isAnother, isSameTask, linesTried } from './what-is-tried.ts';
import { workOnItem, workOnMessage } from './work-of.ts';
import { workOfItsOwn } from './work-of-its-own.ts';

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
const ASKS_FIGURES: ReadonlySet<TutorIntent> = new Set([
  'progress',
  'schedule',
  'assignments',
  'goals',
  'achievements',
  'lesson',
]);
const ASKS_LESSONS: ReadonlySet<TutorIntent> = new Set(['explain', 'define', 'lesson', 'other', 'solve']);
/** A whole problem is only looked for in messages that may be one. */
const NO_PROBLEM: ReadonlySet<TutorIntent> = new Set([
  ...ASKS_FIGURES,
  'greeting',
  'thanks',
  'goodbye',
  'about-tutor',
  'human-help',
  'worksheets',
]);

/** What is worked on in a turn, and what was tried at it. */
interface Stood {
  readonly inHand: InHand;
  readonly work: GroundedWork | null;
  readonly isAside: boolean;
}

function asideFrom({ problem, wordProblem, kept }: InHand, asked: Asked): boolean {
  if (asked.message === '' || (problem === null && wordProblem === null)) return false;
  const told = kept?.source === 'message' ? kept.asked : '';
  return isAsideFrom(`${problem?.statement ?? ''} ${problem?.skillTitle ?? ''} ${told}`, asked);
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
  const { maths, lessons, content, figuresOf, claimOn } = deps;
  const problems = createProblemsInHand(deps);

  async function workIn(inHand: InHand, lines: readonly string[], locale: Locale): Promise<GroundedWork> {
    const { opened, problem } = inHand;
    if (opened !== null && problem !== null)
      return workOnItem(maths, { item: opened.item, problem }, lines, locale);
    return workOnMessage(maths, problem, lines, locale);
  }

  async function before({ viewer, locale, place, kept }: Asked): Promise<InHand> {
    const onPage = place.item === undefined ? null : problems.ofItem(viewer, place.item);
    return onPage ?? problems.again(viewer, kept, locale);
  }

  /** What was tried at what is in hand, judged; `isOwn`: it belongs to that and to nothing else. */
  async function workTried(held: InHand, lines: readonly string[], { message, locale }: Asked) {
    const reaction = held.problem === null ? null : workOnReaction(held.problem, message);
    if (reaction !== null) return { work: reaction, isOwn: true };
    const work = lines.length > 0 ? await workIn(held, lines, locale) : null;
    return { work, isOwn: work !== null && !isAnother(held, work) };
  }

  /** A problem as it was written, else what is left of it without `Just tell me the answer:`. */
  async function broughtProblem(message: string, locale: Locale): Promise<InHand | null> {
    const whole = await problems.ofMessage(message, locale);
    const brought = whole === null ? broughtIn(message) : null;
    return brought === null ? whole : problems.ofMessage(brought.text, locale);
  }

  async function stand(asked: Asked): Promise<Stood> {
    const { locale, message, intent } = asked;
    const held = await before(asked);
    const lines = linesTried(held, asked);
    const { work, isOwn } = await workTried(held, lines, asked);
    const stays = { inHand: held, work, isAside: asideFrom(held, asked) };
    if (isOwn || NO_PROBLEM.has(intent) || message === '') return stays;
    const brought = await workOfItsOwn({ problems, maths }, message, locale);
    if (brought !== null) return { ...brought, isAside: false };
    const own = await broughtProblem(message, locale);
    if (own === null) return stays;
    return { inHand: isSameTask(own, held) ? held : own, work: null, isAside: false };
  }

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
    const { inHand, work, isAside } = await stand(asked);
    const [words, figures] = await Promise.all([
      taught(asked, inHand),
      asked.viewer !== null && ASKS_FIGURES.has(asked.intent) ? figuresOf(asked.viewer) : null,
    ]);
    const { problem, wordProblem } = inHand;
    const claim = claimOn(asked.message, asked.locale);
    return { ground: { problem, work, wordProblem, ...words, claim, figures, isAside }, inHand };
  };
}
export type Grounding = ReturnType<typeof createGrounding>;
