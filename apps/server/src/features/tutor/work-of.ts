import type { Locale } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import type { CheckedSteps } from '@ori/core/maths/check-steps/check-steps';
import { judge } from '@ori/core/problems/judge';
import type { Judgement } from '@ori/core/problems/judgement';
import type { GroundedProblem, GroundedWork } from '@ori/core/tutor/ground';
import { checkLoneAnswer } from '@ori/core/tutor/ground/lone-answer';
import { mentionsAny } from '@ori/core/tutor/ground/mentions';
import { isReckoned, isSum } from '@ori/core/tutor/ground/reckoned';
import type { MathsWorker } from '../../maths-worker/maths-worker.ts';

type Checker = Pick<MathsWorker, 'checkSteps'>;

/** `x = 5` or the end of a reckoning says the answer; an equation on the way may only happen to hold its number. */
function saysAnswer(line: string, { answerForms }: GroundedProblem): boolean {
  const at = Math.max(line.lastIndexOf('='), line.lastIndexOf('≈'));
  const [head, tail] = [line.slice(0, Math.max(at, 0)).trim(), line.slice(at + 1)];
  const isEnd = /^\p{L}?$/u.test(head) || !/\p{L}/u.test(head);
  return mentionsAny(tail, answerForms) && isEnd;
}

/** A judged answer as the step checker would say it. */
function checkedBy({ verdict, misconception, message }: Judgement, line: number): CheckedSteps {
  if (verdict === 'correct') return { ok: true };
  if (verdict === 'malformed') return { ok: null, line };
  return { ok: false, line, misconception, question: misconception?.question ?? message };
}

/** A single number under a problem without a task in symbols, which no line can follow from. */
function loneAnswer(problem: GroundedProblem, lines: readonly string[], locale: Locale): CheckedSteps | null {
  const [only] = lines;
  if (problem.task !== null || only === undefined || lines.length > 1) return null;
  return checkLoneAnswer(only, problem, locale);
}

/** Lines that could not be told right or wrong as steps of the problem: reckonings that hold by themselves do hold. */
async function checkedLines(
  maths: Checker,
  task: string | null,
  lines: readonly string[],
  locale: Locale,
): Promise<Pick<GroundedWork, 'checked' | 'standsAlone'>> {
  const checked = await maths.checkSteps(task, lines, locale);
  if (checked.ok !== null || task === null || !lines.every(isReckoned)) return { checked };
  const alone = await maths.checkSteps(null, lines, locale);
  return alone.ok === true ? { checked: alone, standsAlone: true } : { checked };
}

/** Working about a problem of the learner's own, checked line by line. */
export async function workOnMessage(
  maths: Checker,
  problem: GroundedProblem | null,
  lines: readonly string[],
  locale: Locale,
): Promise<GroundedWork> {
  const lone = problem === null ? null : loneAnswer(problem, lines, locale);
  if (lone !== null) return { lines, checked: lone, isSolved: lone.ok === true };
  const found = await checkedLines(maths, problem?.task ?? null, lines, locale);
  const follows = found.checked.ok === true && found.standsAlone !== true;
  const isSolved = follows && problem !== null && saysAnswer(lines.at(-1) ?? '', problem);
  return { lines, ...found, isSolved };
}

/** One line that is to be the answer; a sum on the way is no answer of the kind asked for, but it can be followed. */
function isAnswer(lines: readonly string[], { verdict }: Judgement, { task }: GroundedProblem): boolean {
  const [only = ''] = lines;
  const isStep = task !== null && isSum(only) && verdict === 'malformed';
  return lines.length === 1 && !isStep && !/[=<>]/.test(only.replace(/^\s*\p{L}\s*=/u, ''));
}

/** Working on a practice question: its lines are checked, and its end is judged as the question judges answers. */
export async function workOnItem(
  maths: Checker,
  { item, problem }: { readonly item: PracticeItem; readonly problem: GroundedProblem },
  lines: readonly string[],
  locale: Locale,
): Promise<GroundedWork> {
  const last = lines.at(-1) ?? '';
  const value = last.replace(/^.*[=≈]/u, '').trim();
  const judged = [last, value].map((answer) => judge(item, answer, locale));
  const isSolved = judged.some(({ verdict }) => verdict === 'correct');
  const verdict = judged.find((each) => each.verdict !== 'malformed') ?? judged[0];
  if (verdict !== undefined && isAnswer(lines, verdict, problem))
    return { lines, checked: checkedBy(verdict, lines.length - 1), isSolved };
  const found = await checkedLines(maths, problem.task, lines, locale);
  if (isSolved && found.checked.ok === null) return { lines, checked: { ok: true }, isSolved };
  return { lines, ...found, isSolved };
}
