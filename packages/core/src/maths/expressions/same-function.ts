import { orNull } from '../silence.ts';
import { approximate } from './evaluate.ts';
import { someNode, variablesOf, type Expression } from './expression.ts';
import { normalForm, sameQuotient } from './normal-form.ts';

const POINTS = [0.3713, -1.2391, 2.7157, 0.8731, -0.4307, 1.9177, 3.3071, -2.6113, 0.1123, 1.4399];
const LEAST_POINTS = 4;
const LARGEST = 1e6;
const SAME = 1e-9;
const DIFFERENT = 1e-6;

/** Numbers so large or fine that floating point could call two different ones equal. */
function isHardToApproximate(node: Expression): boolean {
  return someNode(node, (part) => {
    if (part.kind !== 'number') return false;
    const { numerator, denominator } = part.value;
    return (numerator < 0n ? -numerator : numerator) > 1_000_000n || denominator > 10_000n;
  });
}

function differencesOf(a: Expression, b: Expression): number[] {
  const letters = variablesOf(a, b);
  const places = letters.length === 0 ? [0] : POINTS.keys();
  const found: number[] = [];
  for (const place of places) {
    const values = Object.fromEntries(
      letters.map((name, index) => [name, (POINTS[(place + 3 * index) % POINTS.length] ?? 1) + index / 7]),
    );
    const [left, right] = [approximate(a, values), approximate(b, values)];
    if (
      Number.isFinite(left) &&
      Number.isFinite(right) &&
      Math.max(Math.abs(left), Math.abs(right)) < LARGEST
    )
      found.push(Math.abs(left - right) / Math.max(1, Math.abs(left), Math.abs(right)));
  }
  return found;
}

/** Tried out at points: true only where all agree, false only where most clearly do not. */
function seemsSame(a: Expression, b: Expression): boolean | null {
  const differences = differencesOf(a, b);
  const least = variablesOf(a, b).length === 0 ? 1 : LEAST_POINTS;
  if (differences.length < least) return null;
  if (differences.some((difference) => difference > DIFFERENT)) return false;
  const allAgree = differences.every((difference) => difference < SAME);
  return allAgree && !isHardToApproximate(a) && !isHardToApproximate(b) ? true : null;
}

/**
 * Whether two expressions are the same function wherever both are defined. Exact, by normal form, for rational
 * functions, π and roots of numbers; tried out at points for other functions; null when it cannot be told.
 */
export function sameFunction(a: Expression, b: Expression): boolean | null {
  const exactly = orNull(() => sameQuotient(normalForm(a), normalForm(b)));
  return exactly ?? seemsSame(a, b);
}
