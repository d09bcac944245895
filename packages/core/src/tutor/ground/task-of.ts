import type { Locale } from '@ori/contracts/locale';
import { checkSteps } from '../../maths/check-steps/check-steps.ts';
import { mathsIn } from './mark-maths.ts';

const UNKNOWN_END = /(?:(?<!\s)\s+)?=\s*[?□_]+$/u;

/**
 * The one task in symbols that a text asks (`40 − 4 × 7 = ?`, `7x = 77. x = ?`), or null. It is taken only if the
 * step checker itself finds that the answer follows from it.
 */
export function taskOf(text: string, answers: readonly string[], locale: Locale): string | null {
  const pieces = mathsIn(text, locale).map(({ from, to }) => text.slice(from, to));
  const tasks = pieces
    .map((piece) => piece.replace(UNKNOWN_END, ''))
    .filter((piece) => /[\d)²³]/u.test(piece) && !/[?□_]/u.test(piece));
  const [task, ...others] = tasks;
  if (task === undefined || others.length > 0) return null;
  return answers.some((answer) => checkSteps(task, [answer], locale).ok === true) ? task : null;
}
