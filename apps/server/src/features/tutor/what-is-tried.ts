import type { Locale } from '@ori/contracts/locale';
import type { TutorPlace } from '@ori/contracts/tutor';
import { judge } from '@ori/core/problems/judge';
import type { GroundedWork } from '@ori/core/tutor/ground';
import { answerIn } from '@ori/core/tutor/ground/attempt-lines';
import { workingIn } from '@ori/core/tutor/ground/lead-in';
import type { InHand } from './problem-in-hand.ts';

/** A lone number under a problem in words can be told neither right nor wrong: it is no working. */
function triesAt({ problem }: InHand, message: string): readonly string[] {
  const lines = workingIn(message);
  return problem === null && !lines.some((line) => /[=<>+×*÷]/.test(line)) ? [] : lines;
}

/** A word, letter or option as a try at a question that wants one. */
function pickedIn({ opened }: InHand, message: string, locale: Locale): readonly string[] {
  if (opened === null) return [];
  const answer = answerIn(message);
  const isOne = answer !== '' && judge(opened.item, answer, locale).verdict !== 'malformed';
  return isOne && opened.item.answerKind.kind !== 'word' ? [answer] : [];
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

/** Lines that contradict the problem in hand and follow from no known slip are rather a problem of their own. */
export function isAnother({ opened, problem }: InHand, { checked, lines }: GroundedWork): boolean {
  if (opened !== null || problem === null || checked.ok !== false) return false;
  const [first = ''] = lines;
  const isValue = /^\s*(?:\p{L}\s*=\s*)?[-−\d.,/\s]+$/u.test(first);
  if (isValue || checked.misconception !== null) return false;
  if (lines.length === 1) return true;
  // Several lines may as well begin with a slip: they are of another problem when nothing of this one is in the first.
  const known = numbersIn(problem.task ?? problem.statement);
  return checked.line === 0 && !numbersIn(first).some((number) => known.includes(number));
}

/** The question on the page, typed again, stays the question: help with it counts as help. */
export function isSameTask({ problem: one }: InHand, { problem: other }: InHand): boolean {
  return one !== null && other !== null && one.task !== null && one.task === other.task;
}

/** The lines a learner tries: those written in the work, else those of the message, else a picked answer. */
export function linesTried(
  held: InHand,
  {
    message,
    place,
    locale,
  }: { readonly message: string; readonly place: TutorPlace; readonly locale: Locale },
): readonly string[] {
  const written = place.work?.filter((line) => line.trim() !== '') ?? [];
  if (written.length > 0) return written;
  const hasProblem = held.problem !== null || held.wordProblem !== null;
  const tried = hasProblem ? triesAt(held, message) : [];
  return tried.length > 0 ? tried : pickedIn(held, message, locale);
}
