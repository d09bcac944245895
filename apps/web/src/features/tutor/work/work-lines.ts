import type { Question } from '@ori/contracts/practice';
import { TUTOR_WORK_LINES_MAX } from '@ori/contracts/tutor-names';

/** Kinds of answers that one gets to by writing lines: numbers, expressions, equations. */
const WORKED_OUT: ReadonlySet<Question['answer']['kind']> = new Set([
  'integer',
  'rational',
  'decimal',
  'set',
  'list',
  'interval',
  'expression',
]);

/** Whether lines of working make sense for a question. */
export function hasWorking({ answer }: Pick<Question, 'answer'>): boolean {
  return WORKED_OUT.has(answer.kind);
}

/** What is sent of the lines: those with something on them. */
export function writtenLines(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** The wrong line as the learner sees it, empty lines counted; null when none is wrong. */
export function shownWrongLine(lines: readonly string[], wrongLine: number | null): number | null {
  if (wrongLine === null) return null;
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  return filled[wrongLine] ?? null;
}

/** The lines after one of them was changed; a fresh empty one always waits at the end, as far as there is room. */
export function linesAfter(lines: readonly string[], at: number, text: string): readonly string[] {
  const next = lines.map((line, index) => (index === at ? text : line));
  const needsMore = next.at(-1)?.trim() !== '' && next.length < TUTOR_WORK_LINES_MAX;
  return needsMore ? [...next, ''] : next;
}
