import type { Locale } from '@ori/contracts/locale';
import type { GroundedWork } from '@ori/core/tutor/ground';
import { workingIn } from '@ori/core/tutor/ground/lead-in';
import { isReckoned, leftOfReckoning } from '@ori/core/tutor/ground/reckoned';
import type { MathsWorker } from '../../maths-worker/maths-worker.ts';
import { type InHand, NOTHING_IN_HAND, type ProblemsInHand } from './problem-in-hand.ts';
import { workOnMessage } from './work-of.ts';

interface Brought {
  readonly inHand: InHand;
  readonly work: GroundedWork;
}
interface Tools {
  readonly problems: ProblemsInHand;
  readonly maths: Pick<MathsWorker, 'checkSteps'>;
}

/** A reckoning by itself: of a wrong one, what it should come to is in hand next; a right one leaves all as it was. */
async function reckoning({ problems, maths }: Tools, lines: readonly string[], held: InHand, locale: Locale) {
  const work = await workOnMessage(maths, null, lines, locale);
  const left = lines.length === 1 ? leftOfReckoning(lines[0] ?? '') : null;
  const missed = work.checked.ok === false && left !== null ? await problems.ofMessage(left, locale) : null;
  return { inHand: missed ?? { ...NOTHING_IN_HAND, kept: held.kept }, work };
}

/**
 * Working that brings its own problem: lines that begin with it, or reckonings that are right or wrong by themselves.
 * Null where the message is something else, or is one equation, which is rather a task.
 */
export async function workOfItsOwn(
  tools: Tools,
  { message, locale }: { readonly message: string; readonly locale: Locale },
  held: InHand,
): Promise<Brought | null> {
  const lines = workingIn(message);
  const [first] = lines;
  if (first === undefined) return null;
  const own = lines.length > 1 ? await tools.problems.ofMessage(first, locale) : null;
  if (own !== null)
    return { inHand: own, work: await workOnMessage(tools.maths, own.problem, lines, locale) };
  return lines.every(isReckoned) ? reckoning(tools, lines, held, locale) : null;
}
