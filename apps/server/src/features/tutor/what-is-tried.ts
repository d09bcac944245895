import type { Locale } from '@ori/contracts/locale';
import type { TutorPlace } from '@ori/contracts/tutor';
import { judge } from '@ori/core/problems/judge';
import type { GroundedProblem, GroundedWork } from '@ori/core/tutor/ground';
import { shows } from '@ori/core/tutor/gate/same-writing';
import { answerIn } from '@ori/core/tutor/ground/attempt-lines';
import { workingIn } from '@ori/core/tutor/ground/lead-in';
import { hasOtherSigns, isReckoned, isSum, sharesNumbers } from '@ori/core/tutor/ground/reckoned';
import type { InHand } from './problem-in-hand.ts';

/** The task, copied: nothing was done to it yet. */
const isTask = (line: string, { task }: GroundedProblem): boolean =>
  task !== null && shows(line, task) && shows(task, line);

/** A lone number under a problem in words can be told neither right nor wrong: it is no working. */
function triesAt({ problem }: InHand, message: string): readonly string[] {
  const lines = workingIn(message);
  const [first = ''] = lines;
  if (problem !== null && lines.length === 1 && isTask(first, problem)) return [];
  return problem === null && !lines.some((line) => /[=<>+×*÷]/.test(line)) ? [] : lines;
}

/** A word, letter or option as a try at a question that wants one. */
function pickedIn({ opened }: InHand, message: string, locale: Locale): readonly string[] {
  if (opened === null) return [];
  const answer = answerIn(message);
  const isOne = answer !== '' && judge(opened.item, answer, locale).verdict !== 'malformed';
  return isOne && opened.item.answerKind.kind !== 'word' ? [answer] : [];
}

const askedIn = ({ statement, task }: GroundedProblem): string => `${statement} ${task ?? ''}`;
const wordsOf = ({ statement, task, steps }: GroundedProblem): string =>
  [statement, task ?? '', ...steps.map(({ text }) => text)].join(' ');

/** `7 x 8` under `3/8 + 1/4`: with none of its numbers, or with a sign that the question does not have. */
const isOtherSum = (line: string, problem: GroundedProblem): boolean =>
  !sharesNumbers(line, wordsOf(problem), 'some') || hasOtherSigns(line, askedIn(problem));

/** A reckoning beside the problem: its numbers stand nowhere in that. A question on the page comes back by itself. */
function isBeside({ opened, problem }: InHand, { checked, lines, isSolved }: GroundedWork): boolean {
  if (problem === null || isSolved) return false;
  const [first = ''] = lines;
  if (lines.length === 1 && isSum(first)) return checked.ok !== true && isOtherSum(first, problem);
  if (!lines.every(isReckoned)) return false;
  if (opened === null) return !lines.some((line) => sharesNumbers(line, wordsOf(problem), 'some'));
  const isOfIt = (line: string) =>
    sharesNumbers(line, wordsOf(problem), 'all') && !hasOtherSigns(line, askedIn(problem));
  return !lines.some(isOfIt);
}

const lettersIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? [];

/** `3x = 12` under a question that knows no x is a task; `A = 12` names what was found. */
function isOtherEquation({ opened, problem }: InHand, { checked, lines }: GroundedWork): boolean {
  const [line = ''] = lines;
  if (opened === null || problem === null || checked.ok !== null || lines.length > 1) return false;
  if (!line.includes('=') || /^\s*\p{L}\s*=/u.test(line)) return false;
  const known = lettersIn(wordsOf(problem));
  return lettersIn(line).some((letter) => !known.includes(letter));
}

/** Under a problem of the learner's own: what contradicts it by no known slip is rather a new one. */
function isNewTask(problem: GroundedProblem, { checked, lines }: GroundedWork): boolean {
  if (checked.ok !== false || checked.misconception !== null) return false;
  const [first = ''] = lines;
  if (/^(?:\p{L}\s*=)?[-−\d.,/\s]+$/u.test(first.trim())) return false;
  if (lines.length === 1) return !isReckoned(first);
  // Several lines may as well begin with a slip: they are of another problem when nothing of this one is in the first.
  return checked.line === 0 && !sharesNumbers(first, problem.task ?? problem.statement, 'some');
}

/** Lines that belong to something other than the problem in hand. */
export function isAnother(held: InHand, work: GroundedWork): boolean {
  const { opened, problem } = held;
  if (isBeside(held, work) || isOtherEquation(held, work)) return true;
  return opened === null && problem !== null && isNewTask(problem, work);
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
