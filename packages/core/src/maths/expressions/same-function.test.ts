import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { oddPoint, polynomialArbitrary, rationalArbitrary } from '../testing/expression-arbitraries.ts';
import { evaluate } from './evaluate.ts';
import type { Expression } from './expression.ts';
import { polynomialFrom } from './normal-form.ts';
import { parseExpression } from './parse-expression.ts';
import { polynomialExpression } from './polynomial-expression.ts';
import { sameFunction } from './same-function.ts';

function read(text: string): Expression {
  const expression = parseExpression(text, { locale: 'en', functions: true });
  if (!expression) throw new Error(`"${text}" was not read`);
  return expression;
}
const same = (a: string, b: string) => sameFunction(read(a), read(b));

describe('whether two expressions are the same function', () => {
  it.each([
    ['(x+1)(x-1)', 'x^2-1'],
    ['(a+b)^2', 'a²+2ab+b²'],
    ['(x^2-1)/(x-1)', 'x+1'],
    ['1/x + 1/y', '(x+y)/(xy)'],
    ['√8', '2√2'],
    ['1/√2', '√2/2'],
    ['√2*√3', '√6'],
    ['(1+√2)^2', '3+2√2'],
    ['1/(√2-1)', '1+√2'],
    ['0.5x', 'x/2'],
    ['2pi x', '2xπ'],
    ['sin(x)^2+cos(x)^2', '1'],
    ['ln(x^3)', '3ln(x)'],
    ['e^(2x)', '(e^x)^2'],
    ['√(x^2)', '|x|'],
  ])('finds %s and %s the same', (a, b) => {
    expect(same(a, b)).toBe(true);
  });

  it.each([
    ['(x+y)^2', 'x^2+y^2'],
    ['√(x^2)', 'x'],
    ['√2', '1.41421356'],
    ['π', '3.14159265'],
    ['4^28+1', '4^28'],
    ['x', 'y'],
    ['sin(2x)', '2sin(x)'],
    ['x^2', '2^x'],
  ])('tells %s and %s apart', (a, b) => {
    expect(same(a, b)).toBe(false);
  });

  it('keeps silent where floating point could not tell', () => {
    expect([same('sin(x)/10000000000', '0'), same('√(x-1000)', '√(x-1000)+1')]).toEqual([null, null]);
  });

  it('agrees with exact values at points', () => {
    fc.assert(
      fc.property(rationalArbitrary, rationalArbitrary, oddPoint, oddPoint, (a, b, x, y) => {
        const [left, right] = [a, b].map((each) => orNull(() => formatRational(evaluate(each, { x, y }))));
        const told = sameFunction(a, b);
        if (told === true && left !== null && right !== null) expect(left).toBe(right);
        expect(sameFunction(a, a)).not.toBe(false);
      }),
      { numRuns: 1_500 },
    );
  });

  it('finds every polynomial the same as its expanded form', () => {
    fc.assert(
      fc.property(polynomialArbitrary, (expression) => {
        const expanded = orNull(() => polynomialExpression(polynomialFrom(expression)));
        if (expanded) expect(sameFunction(expression, expanded)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
