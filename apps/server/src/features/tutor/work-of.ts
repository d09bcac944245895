import type { Locale } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import type { CheckedSteps } from '@ori/core/maths/check-steps/check-steps';
import { judge } from '@ori/core/problems/judge';
import type { Judgement } from '@ori/core/problems/judgement';
import type { GroundedProblem, GroundedWork } from '@ori/core/tutor/ground';
import { checkLoneAnswer } from '@ori/core/tutor/ground/lone-answer';
import { mentionsAny } from '@ori/core/tutor/ground/mentions';
import type { MathsWorker } from '../../maths-worker/maths-worker.ts';

type Checker = Pick<MathsWorker, 'checkSteps'>;

/** `x = 5` or the end of a reckoning says the answer; an equation on the way may only happen to hold its number. */
function saysAnswer(line: string, { answerForms }: GroundedProblem): boolean {
  const [, head, tail] = /^(.*)[=≈]\s*([^=≈]+)$/u.exec(line) ?? [null, '', line];
  const isEnd = /^\s*\p{L}?\s*$/u.test(head ?? '') || !/\p{L}/u.test(head ?? '');
  return mentionsAny(tail ?? '', answerForms) && isEnd;
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

/** Working about a problem of the learner's own, checked line by line. */
export async function workOnMessage(
  maths: Checker,
  problem: GroundedProblem | null,
  lines: readonly string[],
  locale: Locale,
): Promise<GroundedWork> {
  const lone = problem === null ? null : loneAnswer(problem, lines, locale);
  if (lone !== null) return { lines, checked: lone, isSolved: lone.ok === true };
  const checked = await maths.checkSteps(problem?.task ?? null, lines, locale);
  const isSolved = checked.ok === true && problem !== null && saysAnswer(lines.at(-1) ?? '', problem);
  return { lines, checked, isSolved };
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
  const isLone = lines.length === 1 && !/[=<>]/.test(last.replace(/^\s*\p{L}\s*=/u, ''));
  const verdict = judged.find((each) => each.verdict !== 'malformed') ?? judged[0];
  if (isLone && verdict !== undefined)
    return { lines, checked: checkedBy(verdict, lines.length - 1), isSolved };
  const checked = await maths.checkSteps(problem.task, lines, locale);
  return { lines, checked: isSolved && checked.ok === null ? { ok: true } : checked, isSolved };
}
