import type { Misconception } from '@ori/contracts/practice';
import type { Expression } from '../expressions/expression.ts';

/** What an expression becomes by a known wrong way. */
export interface WrongWay {
  readonly misconception: Misconception;
  readonly result: Expression;
}

export const wrongWay = (misconception: Misconception, result: Expression): WrongWay => ({
  misconception,
  result,
});
