import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  formatRational,
  isWhole,
  multiply,
  negate,
  rational,
  subtract,
  toNumber,
} from './rational.ts';
import { greatestCommonFactor, leastCommonMultiple } from './whole-numbers.ts';

const part = fc.integer({ min: -10_000, max: 10_000 });
const fraction = fc
  .tuple(
    part,
    part.filter((bottom) => bottom !== 0),
  )
  .map(([top, bottom]) => rational(top, bottom));

describe('fractions', () => {
  it('are kept in lowest terms with a positive bottom', () => {
    expect(formatRational(rational(6, -8))).toBe('-3/4');
    expect(formatRational(rational(8, 4))).toBe('2');
    expect(rational(0, -5)).toEqual({ numerator: 0n, denominator: 1n });
  });

  it('obey the laws of a field', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(equals(add(a, b), add(b, a))).toBe(true);
        expect(equals(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(true);
        expect(equals(subtract(add(a, b), b), a)).toBe(true);
        if (b.numerator !== 0n) expect(equals(multiply(divide(a, b), b), a)).toBe(true);
      }),
    );
  });

  it('are ordered as their decimal values are', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => compare(a, b) === Math.sign(toNumber(a) - toNumber(b))),
    );
  });

  it('have no zero bottom', () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => divide(rational(1), rational(0))).toThrow(RangeError);
  });

  it('know their size and whether they are whole', () => {
    expect(absolute(rational(-1, 2))).toEqual(negate(rational(-1, 2)));
    expect([isWhole(rational(4, 2)), isWhole(rational(1, 2))]).toEqual([true, false]);
  });
});

it('finds common factors and multiples', () => {
  expect(greatestCommonFactor(12, 18)).toBe(6);
  expect(leastCommonMultiple(4, 6)).toBe(12);
});
