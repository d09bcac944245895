import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orNull } from '../silence.ts';
import { polynomialArbitrary } from '../testing/expression-arbitraries.ts';
import type { Expression } from './expression.ts';
import { factorUnivariate } from './factor-univariate.ts';
import { isExpanded, isFactored } from './forms.ts';
import { coefficientsOf, polynomialFrom } from './normal-form.ts';
import { parseExpression } from './parse-expression.ts';
import { factoredExpression, fromCoefficients, polynomialExpression } from './polynomial-expression.ts';
import { constant, samePolynomial, times, type Polynomial } from './polynomial.ts';
import { printExpression } from './print-expression.ts';

function read(text: string): Expression {
  const expression = parseExpression(text, { locale: 'en' });
  if (!expression) throw new Error(`"${text}" was not read`);
  return expression;
}

describe('the expanded form', () => {
  it.each([
    '2x^2+3x-5',
    '5',
    '-x',
    'x/2',
    '3x/2+1',
    '(3/4)x - 1/2',
    '0',
    'x^2y - xy^2',
    '0.5x',
    '√2x + 1'.replace('√2x', '√(2)x'),
    '(x+1)/(x-2)',
  ])('knows %s', (text) => {
    expect(isExpanded(read(text))).toBe(true);
  });

  it.each([
    '2(x+1)',
    '(x+1)(x-1)',
    'x+x',
    '2x+3+4',
    'x*x',
    '(x+1)^2',
    '2*3x',
    '6/4',
    '-(x+1)',
    'x^2+0',
    '(2x+2)/4',
    '(x^2-1)/(x-1)',
    'x^1',
  ])('refuses %s', (text) => {
    expect(isExpanded(read(text))).toBe(false);
  });

  it('is what an expanded polynomial is printed in', () => {
    fc.assert(
      fc.property(polynomialArbitrary, (expression) => {
        const expanded = orNull(() => polynomialExpression(polynomialFrom(expression)));
        if (expanded) expect(isExpanded(read(printExpression(expanded)))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the factored form', () => {
  it.each([
    '(x+2)(x+3)',
    '3x(x-2)',
    '(x+1)^2',
    '(x+1)(x+1)',
    '-2(x-3)(x+4)',
    '(3-x)(x+1)',
    'x^2+1',
    'x^2-2',
    '2x^2(x^2+x+1)',
    '(x-y)(x+y)',
    '(a+b)(x+y)',
    '3xy(x+2y)',
    '(x+1)(x+2)/2',
    '(x+1)/(x-2)',
    'x+5',
    '(x^2+1)(x^4+2)'.replace('x^4+2', 'x^2+2'),
    '(x^4+1)',
    '(a-b)(a^2+ab+b^2)',
  ])('knows %s', (text) => {
    expect(isFactored(read(text))).toBe(true);
  });

  it.each([
    'x^2+5x+6',
    '(2x+4)(x+3)',
    '2x+4',
    '(x^2-1)(x+2)',
    'x(x+1)+2(x+1)',
    '(x+1+1)(x+3)',
    '3(x^2-2x)',
    '(x^2-y^2)',
    'ax+ay+bx+by',
    '(x^2-1)/(x+3)',
    '(x+1)(x+2)/(x+1)',
    'x^4+4',
    'x^4-1',
    'x^3-y^3',
    '(4x^2-12xy+9y^2)',
    '2*3(x+1)',
  ])('refuses %s', (text) => {
    expect(isFactored(read(text))).toBe(false);
  });

  const small = fc.integer({ min: -9, max: 9 });
  const factor = fc
    .oneof(fc.tuple(small, small), fc.tuple(small, small, small))
    .filter((part) => part.at(-1) !== 0);

  it('splits a product of up to degree four back into it, completely', () => {
    fc.assert(
      fc.property(fc.tuple(factor, factor), small, (parts, number) => {
        const polynomials = parts.map((part) => fromCoefficients(part.map(BigInt), 'x'));
        const product = polynomials.reduce<Polynomial>(times, constant(number === 0 ? 1 : number));
        const split = factoredExpression(factorUnivariate(coefficientsOf(product, 'x')), 'x');
        expect(samePolynomial(polynomialFrom(split), product)).toBe(true);
        expect(isFactored(read(printExpression(split)))).toBe(true);
      }),
      { numRuns: 1_500 },
    );
  });

  it('tells in time, or keeps silent, whatever the size', () => {
    const large = ['x^3+999999999989x+999999999961', 'x^12-1', '987654321x^2+123456789x-1', '(x+y+1)^20'];
    const started = performance.now();
    expect(large.map((text) => isFactored(read(text))).length).toBe(4);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
