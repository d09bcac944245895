import { approximate } from '../expressions/evaluate.ts';
import type { Expression } from '../expressions/expression.ts';
import { derivativeOf } from '../expressions/differentiate.ts';
import { polynomialFrom } from '../expressions/normal-form.ts';
import { polynomialExpression } from '../expressions/polynomial-expression.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { tidied } from '../expressions/tidy.ts';
import { orNull } from '../silence.ts';

const POINTS = [0.37, 0.7, 1.3, 2.1, 3.4, -0.8, -1.7];
const STEP = 1e-5;
const NEAR = 1e-4;
const LEAST = 3;

function expanded(node: Expression): Expression | null {
  return orNull(() => polynomialExpression(polynomialFrom(node)));
}

/** The derivative, tidied: whatever is shorter, as the rules leave it or expanded. */
export function differentiated(node: Expression, letter: string): Expression {
  const raw = tidied(derivativeOf(node, letter));
  if (raw.kind === 'binary' && raw.operator === '/') return { ...raw, left: expanded(raw.left) ?? raw.left };
  const other = expanded(raw);
  return other && printExpression(other).length <= printExpression(raw).length ? other : raw;
}

/** Whether `slope` is the slope of the graph of `of` at points: by rise over run, not by any rule. */
export function slopesAgree(of: Expression, slope: Expression, letter: string): boolean {
  const at = (node: Expression, x: number) => approximate(node, { [letter]: x });
  const differences = POINTS.flatMap((x) => {
    const rise = (at(of, x + STEP) - at(of, x - STEP)) / (2 * STEP);
    const told = at(slope, x);
    if (!Number.isFinite(rise) || !Number.isFinite(told)) return [];
    return [Math.abs(rise - told) / Math.max(1, Math.abs(told))];
  });
  return differences.length >= LEAST && differences.every((difference) => difference < NEAR);
}
