import type { Misconception } from '@ori/contracts/practice';
import { evaluate } from '../expressions/evaluate.ts';
import { writtenNumber, type Expression } from '../expressions/expression.ts';
import { sameFunction } from '../expressions/same-function.ts';
import { absolute, compare, rational, subtract } from '../rational.ts';
import { orNull } from '../silence.ts';
import type { Part } from './working-line.ts';
import { wrongWays } from './wrong-ways.ts';

/** Whether one line follows from another. `ok: null` when it cannot be told. */
export type Step =
  | { readonly ok: true | null }
  | { readonly ok: false; readonly misconception: Misconception | null };

export const RIGHT: Step = { ok: true };
export const UNSURE: Step = { ok: null };
export const wrong = (misconception: Misconception | null): Step => ({ ok: false, misconception });

/** Whether a decimal is the exact value rounded to the places it was written with. */
export function isRounded(exact: Expression, { value, places }: Part): boolean {
  const [from, to] = [orNull(() => evaluate(exact)), writtenNumber(value)];
  if (!from || !to || places === null) return false;
  const half = rational(1n, 2n * 10n ** BigInt(Math.min(places, 30)));
  return compare(absolute(subtract(from, to)), half) <= 0;
}

/** From one expression to the next that is said to be equal. */
export function compareParts(before: Part, after: Part): Step {
  const same = sameFunction(before.value, after.value);
  if (same === true || isRounded(before.value, after) || isRounded(after.value, before)) return RIGHT;
  if (same === null) return UNSURE;
  const matches = (result: Expression) =>
    sameFunction(result, after.value) === true || isRounded(result, after);
  return wrong(wrongWays(before.value).find(({ result }) => matches(result))?.misconception ?? null);
}
