import type { Locale } from '@ori/contracts/locale';
import type { TutorPlace } from '@ori/contracts/tutor';
import type { TutorIntent } from '@ori/contracts/tutor-names';
import type { Viewer } from '@ori/core/access/viewer';
import type { GroundedWork } from '@ori/core/tutor/ground';
import { isAsideFrom } from '@ori/core/tutor/ground/is-aside';
import { broughtIn } from '@ori/core/tutor/ground/lead-in';
import { workOnReaction } from '@ori/core/tutor/ground/reaction-work';
import type { InHand, ProblemsInHand } from './problem-in-hand.ts';
import type { TutorDeps } from './tutor.deps.ts';
import type { KeptProblem } from './tutor.tables.ts';
import { isAnother, isSameTask, linesTried } from './what-is-tried.ts';
import { spokenOf, type Tried } from './which-problem.ts';
import { workOnItem, workOnMessage } from './work-of.ts';
import { workOfItsOwn } from './work-of-its-own.ts';

interface Asked {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly message: string;
  readonly intent: TutorIntent;
  readonly place: TutorPlace;
  readonly kept: KeptProblem | null;
}

/** A message that asks for the learner's own figures. */
export const ASKS_FIGURES: ReadonlySet<TutorIntent> = new Set([
  'progress',
  'schedule',
  'assignments',
  'goals',
  'achievements',
  'lesson',
]);
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

/** A problem that is brought again stays what it was: help with it counts as help. */
function unlessHeld(own: InHand, held: readonly (InHand | null)[]): InHand {
  return held.find((each) => each !== null && isSameTask(own, each)) ?? own;
}

/** What a message is about, given the question on the page: what is worked on, and what was tried at it. */
export function createStanding(problems: ProblemsInHand, maths: TutorDeps['maths']) {
  async function workIn(inHand: InHand, lines: readonly string[], locale: Locale): Promise<GroundedWork> {
    const { opened, problem } = inHand;
    if (opened !== null && problem !== null)
      return workOnItem(maths, { item: opened.item, problem }, lines, locale);
    return workOnMessage(maths, problem, lines, locale);
  }

  /** What was tried at a problem, judged. */
  async function workTried(held: InHand, asked: Asked): Promise<Tried> {
    const { message, locale } = asked;
    const reaction = held.problem === null ? null : workOnReaction(held.problem, message);
    if (reaction !== null) return { work: reaction, isOwn: true };
    const lines = linesTried(held, asked);
    const work = lines.length > 0 ? await workIn(held, lines, locale) : null;
    return { work, isOwn: work !== null && !isAnother(held, work) };
  }

  /** The problem spoken of last, or the question on the page: whichever the message is about. */
  async function before(asked: Asked, onPage: InHand | null): Promise<InHand> {
    const { viewer, locale, kept } = asked;
    if (onPage !== null && kept?.source !== 'message') return onPage;
    const last = await problems.again(viewer, kept, locale);
    if (onPage === null) return last;
    return spokenOf({ own: last, onPage }, asked, (held) => workTried(held, asked));
  }

  /** A problem as it was written, else what is left of it without `Just tell me the answer:`. */
  async function broughtProblem(message: string, locale: Locale): Promise<InHand | null> {
    const whole = await problems.ofMessage(message, locale);
    const brought = whole === null ? broughtIn(message) : null;
    return brought === null ? whole : problems.ofMessage(brought.text, locale);
  }

  return async (asked: Asked, onPage: InHand | null): Promise<Stood> => {
    const { locale, message, intent } = asked;
    const held = await before(asked, onPage);
    const { work, isOwn } = await workTried(held, asked);
    const stays = { inHand: held, work, isAside: asideFrom(held, asked) };
    if (isOwn || NO_PROBLEM.has(intent) || message === '') return stays;
    const brought = await workOfItsOwn({ problems, maths }, asked, held);
    if (brought !== null) return { ...brought, isAside: false };
    const own = await broughtProblem(message, locale);
    if (own === null) return stays;
    return { inHand: unlessHeld(own, [held, onPage]), work: null, isAside: false };
  };
}
