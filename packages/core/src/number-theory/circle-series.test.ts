import { describe, expect, it } from 'vitest';
import { equals, rational, toNumber } from '../maths/rational.ts';
import {
  corrected,
  correctionAfter,
  CORRECTIONS,
  moveAfter,
  ownCorrection,
  quarterSum,
  type Correction,
} from './circle-series.ts';
import { cutDecimals, PI_DIGITS, sharedWithPi } from './decimal-digits.ts';
import { settlesAt } from './settling.ts';

const piAfter = (terms: number, kind: Correction) =>
  corrected(terms, quarterSum(terms), correctionAfter(terms, kind));

const begins = (terms: number) => cutDecimals(piAfter(terms, 'none'), 2) === '3.14';

/** arctan(1/x) in units of 10^−40. */
function arctanOfInverse(x: bigint): bigint {
  let [power, sum] = [10n ** 40n / x, 0n];
  for (let k = 1n; power !== 0n; k += 2n) {
    sum += power / k;
    power /= -x * x;
  }
  return sum;
}

describe('the series for a quarter of π', () => {
  it('has π to compare with as Machin’s formula gives it', () => {
    const pi = 16n * arctanOfInverse(5n) - 4n * arctanOfInverse(239n);
    expect(String(pi).slice(0, 31)).toBe(PI_DIGITS.replace('.', ''));
  });

  it('has its first sums and corrections as fractions', () => {
    expect(piAfter(3, 'none')).toEqual(rational(52, 15));
    expect(piAfter(1, 'first')).toEqual(rational(3));
    expect(piAfter(1, 'second')).toEqual(rational(16, 5));
    expect(piAfter(2, 'third')).toEqual(rational(22, 7));
  });

  it('jumps over π at every term, with each correction', () => {
    for (const kind of CORRECTIONS)
      for (let terms = 1; terms <= 5; terms += 1) {
        const isAbove = toNumber(piAfter(terms, kind)) > Math.PI;
        expect(toNumber(piAfter(terms + 1, kind)) > Math.PI).toBe(!isAbove);
      }
  });

  it('moves by 4/(p³ − p) and by −16/(p⁵ + 4p) at the divisor p, as the Yuktibhāṣā says', () => {
    for (let terms = 1; terms <= 20; terms += 1) {
      const p = 2n * BigInt(terms) + 1n;
      const first = moveAfter(terms, (n) => correctionAfter(n, 'first'));
      const second = moveAfter(terms, (n) => ownCorrection(n, rational(1)));
      expect(equals(first, rational(4n, p ** 3n - p))).toBe(true);
      expect(equals(second, rational(-16n, p ** 5n + 4n * p))).toBe(true);
    }
  });

  it('reaches more digits with each correction', () => {
    expect(cutDecimals(piAfter(50, 'none'), 12)).toBe('3.121594652591');
    expect(CORRECTIONS.map((kind) => sharedWithPi(cutDecimals(piAfter(50, kind), 16)))).toEqual([
      3, 7, 10, 12,
    ]);
    expect(sharedWithPi(PI_DIGITS)).toBe(PI_DIGITS.length);
  });

  it('settles on 3.14 after hundreds of terms, and after two with the third correction', () => {
    expect(CORRECTIONS.map((kind) => settlesAt(2, kind, 1000))).toEqual([627, 6, 3, 2]);
    expect(settlesAt(3, 'none', 1000)).toBeNull();
  });

  it('has settled from that term on, and not one term before', () => {
    expect([626, 627, 628, 629, 630].map(begins)).toEqual([false, true, true, true, true]);
  });
});
