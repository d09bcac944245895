import type { Locale } from '@ori/contracts/locale';
import type { GroundedWork } from '@ori/core/tutor/ground';
import { workingIn } from '@ori/core/tutor/ground/lead-in';
import type { MathsWorker } from '../../maths-worker/maths-worker.ts';
import { type InHand, NOTHING_IN_HAND, type ProblemsInHand } from './problem-in-hand.ts';
import { workOnMessage } from './work-of.ts';

interface Brought {
  readonly inHand: InHand;
  readonly work: GroundedWork;
}

const isReckoned = (line: string) => /[=≈<>]/.test(line) && !/\p{L}/u.test(line);

/**
 * Working that brings its own problem: lines that begin with it, or reckonings that are right or wrong by themselves.
 * Null where the message is something else, or is one equation, which is rather a task.
 */
export async function workOfItsOwn(
  { problems, maths }: { readonly problems: ProblemsInHand; readonly maths: Pick<MathsWorker, 'checkSteps'> },
  message: string,
  locale: Locale,
): Promise<Brought | null> {
  const lines = workingIn(message);
  const [first] = lines;
  if (first === undefined) return null;
  const own = lines.length > 1 ? await problems.ofMessage(first, locale) : null;
  if (own === null && !lines.every(isReckoned)) return null;
  const inHand = own ?? NOTHING_IN_HAND;
  return { inHand, work: await workOnMessage(maths, inHand.problem, lines, locale) };
}
