import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../expressions/evaluate.ts';
import { binary, number, variable, type Expression } from '../expressions/expression.ts';
import { isExpanded, isFactored } from '../expressions/forms.ts';
import { parseExpression } from '../expressions/parse-expression.ts';
import { sameFunction } from '../expressions/same-function.ts';
import { contains } from '../inequalities/solution-set.ts';
import { add, compare, equals, multiply, rational, type Rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { polynomialArbitrary, rationalArbitrary } from '../testing/expression-arbitraries.ts';
import { solveArithmetic } from './arithmetic.ts';
import { solveDerivative } from './derivative.ts';
import { solveEquation } from './equation.ts';
import { solveFactor } from './factor.ts';
import { solveInequality } from './inequality.ts';
import { solveIntegral } from './integral.ts';
import { solveSimplify } from './simplify.ts';
import { solveSystem } from './system.ts';

function read(text: string): Expression {
  const expression = parseExpression(text, { locale: 'en', functions: true });
  if (!expression) throw new Error(`"${text}" was not read`);
  return expression;
}
const small = fc.integer({ min: -12, max: 12 });
const notZero = small.filter((value) => value !== 0);
const fraction = fc
  .tuple(small, fc.integer({ min: 1, max: 9 }))
  .map(([top, bottom]) => rational(top, bottom));
const x = variable('x');
const y = variable('y');
const times = (factor: Rational | number, of: Expression) => binary('*', number(factor), of);

const minusRoot = (root: Rational) => binary('-', x, number(root));

describe('solvers, on problems whose answer is known beforehand', () => {
  it('finds the root that a linear equation was made from', () => {
    fc.assert(
      fc.property(fraction, notZero, small, small, (root, a, b, c) => {
        fc.pre(a !== c);
        const right = add(multiply(rational(a - c), root), rational(b));
        const equation = {
          left: binary('+', times(a, x), number(b)),
          right: binary('+', times(c, x), number(right)),
        };
        const answer = solveEquation(equation)?.answer;
        expect(answer).toEqual({ kind: 'letters', rows: [[{ letter: 'x', value: number(root) }]] });
      }),
    );
  });

  it('finds both roots that a quadratic was made from, and no other', () => {
    fc.assert(
      fc.property(fraction, fraction, notZero, (p, q, a) => {
        const left = times(a, binary('*', minusRoot(p), minusRoot(q)));
        const answer = solveEquation({ left, right: number(0) })?.answer;
        const roots = [p, q].toSorted(compare).filter((root, at, all) => at === 0 || !equals(root, all[0]!));
        expect(answer).toEqual({
          kind: 'letters',
          rows: roots.map((root) => [{ letter: 'x', value: number(root) }]),
        });
      }),
    );
  });

  it('finds the point that a system was made from', () => {
    fc.assert(
      fc.property(fraction, fraction, small, small, small, small, (p, q, a, b, c, d) => {
        fc.pre(a * d !== b * c && (a !== 0 || c !== 0) && (b !== 0 || d !== 0));
        const line = (m: number, n: number) => ({
          left: binary('+', times(m, x), times(n, y)),
          right: number(add(multiply(rational(m), p), multiply(rational(n), q))),
        });
        const answer = solveSystem([line(a, b), line(c, d)])?.answer;
        const row = [
          { letter: 'x', value: number(p) },
          { letter: 'y', value: number(q) },
        ];
        expect(answer).toEqual({ kind: 'letters', rows: [row] });
      }),
    );
  });

  it('lets in exactly the numbers for which an inequality holds', () => {
    const relation = fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const);
    fc.assert(
      fc.property(notZero, small, small, relation, fraction, (a, b, c, sign, probe) => {
        const left = binary('+', times(a, x), number(b));
        const answer = solveInequality({ left, relation: sign, right: number(c) })?.answer;
        const order = compare(evaluate(left, { x: probe }), rational(c));
        const holds = { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 }[sign];
        expect(answer?.kind === 'set' && contains(answer.set, probe)).toBe(holds);
      }),
    );
  });

  it('works out what exact evaluation gives', () => {
    fc.assert(
      fc.property(rationalArbitrary, fraction, fraction, (expression, p, q) => {
        const filled = orNull(() => evaluate(expression, { x: p, y: q }));
        const solved = solveArithmetic(replaceBoth(expression, p, q));
        if (solved?.answer.kind === 'number')
          expect(filled && equals(filled, solved.answer.value)).toBe(true);
      }),
      { numRuns: 600 },
    );
  });
});

function replaceBoth(node: Expression, p: Rational, q: Rational): Expression {
  if (node.kind === 'variable') return number(node.name === 'x' ? p : q);
  if (node.kind === 'binary')
    return { ...node, left: replaceBoth(node.left, p, q), right: replaceBoth(node.right, p, q) };
  return node.kind === 'negation' || node.kind === 'call'
    ? { ...node, of: replaceBoth(node.of, p, q) }
    : node;
}

describe('expressions made over', () => {
  it('simplifies to the same function, expanded', () => {
    fc.assert(
      fc.property(polynomialArbitrary, (expression) => {
        const answer = solveSimplify(expression)?.answer;
        if (answer?.kind !== 'expression') return;
        expect(sameFunction(answer.value, expression)).toBe(true);
        expect(isExpanded(answer.value)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('factors completely, to the same polynomial', () => {
    fc.assert(
      fc.property(fc.array(small, { minLength: 2, maxLength: 5 }), (coefficients) => {
        const terms = coefficients.map((c, power) => times(c, binary('^', x, number(power))));
        const polynomial = terms.reduce<Expression>((sum, term) => binary('+', sum, term), number(0));
        const answer = solveFactor(polynomial)?.answer;
        if (answer?.kind !== 'expression') return;
        expect(sameFunction(answer.value, polynomial)).toBe(true);
        expect(isFactored(answer.value)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['x^2*sin(x)', '2x*sin(x)+x^2*cos(x)'],
    ['x*e^x', 'e^x+x*e^x'],
    ['ln(x^2+1)', '2x/(x^2+1)'],
    ['√(x^2+1)', 'x/√(x^2+1)'],
    ['1/x', '-1/x^2'],
    ['(x+1)/(x^2)', '-(x+2)/x^3'],
    ['cos(3x)^2', '-6cos(3x)*sin(3x)'],
    ['2^x', '2^x*ln(2)'],
    ['tan(x)', '1/cos(x)^2'],
  ])('differentiates %s', (problem, derivative) => {
    const answer = solveDerivative(read(problem))?.answer;
    expect(answer?.kind === 'expression' && sameFunction(answer.value, read(derivative))).toBe(true);
  });

  it('integrates and comes back by differentiating', () => {
    fc.assert(
      fc.property(fc.array(small, { minLength: 1, maxLength: 5 }), (coefficients) => {
        const terms = coefficients.map((c, power) => times(c, binary('^', x, number(power))));
        const polynomial = terms.reduce<Expression>((sum, term) => binary('+', sum, term), times(3, x));
        const integral = solveIntegral(polynomial)?.answer;
        if (integral?.kind !== 'expression') return;
        const back = solveDerivative(integral.value)?.answer;
        if (back?.kind === 'expression') expect(sameFunction(back.value, polynomial)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
