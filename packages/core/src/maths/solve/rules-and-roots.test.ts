import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approximate, evaluate } from '../expressions/evaluate.ts';
import { binary, call, number, variable } from '../expressions/expression.ts';
import { parseExpression } from '../expressions/parse-expression.ts';
import { contains } from '../inequalities/solution-set.ts';
import { add, compare, equals, multiply, rational, toNumber, type Rational } from '../rational.ts';
import { solveCompoundInequality } from './compound-inequality.ts';
import { solveDefiniteIntegral } from './definite-integral.ts';
import { convertMixed } from './mixed-number.ts';
import { polygonAngle } from './polygon.ts';
import { termAt, termRule } from './sequence-rule.ts';
import { solve } from './solve.ts';
import { solveSurd } from './surd.ts';
import { convertUnits } from './units.ts';

const small = fc.integer({ min: -12, max: 12 });
const notZero = small.filter((value) => value !== 0);
const root = (under: number) => call('sqrt', number(under));

/** The value of the printed rule in one place, read as a learner would. */
function ruleAt(terms: readonly Rational[], place: number): Rational | null {
  const printed = termRule(terms)?.words.en;
  const read = printed === undefined ? null : parseExpression(printed, { locale: 'en' });
  return read && evaluate(read, { n: rational(place) });
}
const valueOf = (found: ReturnType<typeof termAt>) =>
  found?.answer.kind === 'number' ? found.answer.value : null;

const area = (found: ReturnType<typeof solveDefiniteIntegral>) => valueOf(found) ?? rational(1, 7);

describe('a root with its square taken out', () => {
  it('has the value of the root, and a number under it that no square divides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5_000 }), (under) => {
        const found = solveSurd(root(under));
        const hasSquare = Array.from({ length: 70 }, (_, at) => (at + 2) ** 2).some(
          (square) => under % square === 0,
        );
        const isSquare = Number.isInteger(Math.sqrt(under));
        expect(found !== null).toBe(hasSquare && !isSquare);
        if (found?.answer.kind === 'expression')
          expect(approximate(found.answer.value)).toBeCloseTo(Math.sqrt(under), 9);
      }),
    );
  });

  it('is not made from a sum, a fraction or a square', () => {
    const sum = binary('+', root(8), number(1));
    expect([sum, root(16), root(7), call('sqrt', number(rational(8, 9)))].map(solveSurd)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('two inequalities at once', () => {
  it('lets in just the numbers for which both hold', () => {
    fc.assert(
      fc.property(
        small,
        small,
        notZero,
        small,
        small,
        fc.boolean(),
        (low, high, slope, shift, at, closed) => {
          fc.pre(low < high);
          const middle = binary('+', binary('*', number(slope), variable('x')), number(shift));
          const signs = closed ? (['<=', '<='] as const) : (['<', '<'] as const);
          const found = solveCompoundInequality({ parts: [number(low), middle, number(high)], signs });
          const value = slope * at + shift;
          const holds = closed ? low <= value && value <= high : low < value && value < high;
          expect(found?.answer.kind === 'set' && contains(found.answer.set, rational(at))).toBe(holds);
        },
      ),
    );
  });

  it('says that there is no such number', () => {
    expect(solve('7 < x < 3', 'en')?.words.en).toBe('∅');
  });
});

describe('the rule of a sequence', () => {
  const places = fc.integer({ min: 5, max: 9 });

  it('gives the terms that an arithmetic or quadratic rule has made, in any place', () => {
    fc.assert(
      fc.property(small, small, small, places, (a, b, c, count) => {
        fc.pre(a !== 0 || b !== 0);
        const term = (n: number) => rational(a * n * n + b * n + c);
        const terms = Array.from({ length: count }, (_, at) => term(at + 1));
        expect(ruleAt(terms, 30)).toEqual(term(30));
        expect(valueOf(termAt(terms, 30n))).toEqual(term(30));
      }),
    );
  });

  it('gives the terms that a geometric rule has made', () => {
    fc.assert(
      fc.property(notZero, fc.constantFrom(2, 3, -2, 5, 10), places, (first, by, count) => {
        const term = (n: number) => rational(BigInt(first) * BigInt(by) ** BigInt(n - 1));
        const terms = Array.from({ length: count }, (_, at) => term(at + 1));
        expect(ruleAt(terms, 12)).toEqual(term(12));
      }),
    );
  });

  it('is not made up where a term breaks it, or too few are known', () => {
    fc.assert(
      fc.property(small, notZero, notZero, (first, by, slip) => {
        const terms = [0, 1, 2, 3, 4, 5].map((at) => rational(first + by * at + (at === 3 ? slip : 0)));
        const rule = ruleAt(terms, 4);
        expect(rule === null || equals(rule, terms[3] ?? rational(0))).toBe(true);
        expect(termRule(terms.slice(0, 3))).toBeNull();
      }),
    );
  });
});

describe('angles, areas and measures', () => {
  it('lets the angles of a polygon go with those of its triangles', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 3n, max: 1_000n }), (sides) => {
        const [sum, inside, outside] = (['sum', 'interior', 'exterior'] as const).map((asked) =>
          valueOf(polygonAngle(sides, asked)),
        );
        expect(add(inside ?? rational(0), outside ?? rational(0))).toEqual(rational(180));
        expect(multiply(inside ?? rational(0), rational(sides))).toEqual(sum);
      }),
    );
    expect([polygonAngle(2n, 'sum'), polygonAngle(1_001n, 'sum')]).toEqual([null, null]);
  });

  it('adds the integrals of two ranges that touch', () => {
    fc.assert(
      fc.property(small, small, small, small, small, small, (a, b, c, p, q, r) => {
        const x = variable('x');
        const cubic = binary(
          '+',
          binary('+', binary('*', number(a), binary('^', x, number(3))), binary('*', number(b), x)),
          number(c),
        );
        fc.pre(a !== 0 || b !== 0);
        const over = (from: number, to: number) =>
          area(solveDefiniteIntegral(cubic, [rational(from), rational(to)]));
        expect(add(over(p, q), over(q, r))).toEqual(over(p, r));
      }),
    );
  });

  it('comes back to where it started, unit by unit', () => {
    const pairs = fc.constantFrom(
      ['km/h', 'm/s'],
      ['cm²', 'm²'],
      ['m³', 'l'],
      ['ha', 'km²'],
      ['mi/h', 'km/h'],
    );
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 5_000 }), ([from = '', to = ''], value) => {
        const there = valueOf(convertUnits(rational(value), from, to));
        expect(there && valueOf(convertUnits(there, to, from))).toEqual(rational(value));
      }),
    );
    expect(toNumber(valueOf(convertUnits(rational(36), 'km/h', 'm/s')) ?? rational(0))).toBe(10);
    expect([convertUnits(rational(1), 'm²', 'm'), convertUnits(rational(1), 'km/h', 'km')]).toEqual([
      null,
      null,
    ]);
  });

  it('writes one number as wholes and parts, and as parts alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 2, max: 40 }), (top, bottom) => {
        const value = rational(top, bottom);
        const isAbove = compare(value, rational(1)) > 0 && value.denominator !== 1n;
        const mixed = convertMixed(value, 'mixed')?.words.en;
        expect(mixed !== undefined).toBe(isAbove);
        const [wholes = '', part = ''] = (mixed ?? '').split(' ');
        const [over = '0', under = '1'] = part.split('/');
        if (isAbove)
          expect(add(rational(BigInt(wholes)), rational(BigInt(over), BigInt(under)))).toEqual(value);
      }),
    );
  });
});
