import type { Locale } from '@ori/contracts/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, rational } from '../rational.ts';
import { parseSolutionSet } from './parse-solution-set.ts';
import { printSolutionSet } from './print-solution-set.ts';
import { contains, intersect, sameSet, unite, type SolutionSet } from './solution-set.ts';

function read(text: string, locale: Locale = 'en', variable = 'x'): string | null {
  const set = parseSolutionSet(text, variable, locale);
  return set && printSolutionSet(set, variable, 'en');
}

describe('an inequality as pupils type it', () => {
  it.each([
    ['x > 3', 'x > 3'],
    ['x>3', 'x > 3'],
    ['X > 3', 'x > 3'],
    ['3 < x', 'x > 3'],
    ['x ≥ -1/2', 'x >= -1/2'],
    ['x => 2', 'x >= 2'],
    ['2 ≤ x < 5', '2 <= x < 5'],
    ['5 > x ≥ 2', '2 <= x < 5'],
    ['x < -1 or x ≥ 4', 'x < -1 or x >= 4'],
    ['x ≥ 4 or x < -1', 'x < -1 or x >= 4'],
    ['x > 2 and x < 5', '2 < x < 5'],
    ['x < 5 or x < 3', 'x < 5'],
    ['x < 5 or x >= 5', 'R'],
    ['x ≠ 2', 'x < 2 or x > 2'],
    ['x = 2', 'x = 2'],
    ['(2, 5]', '2 < x <= 5'],
    ['[2;5)', '2 <= x < 5'],
    [']2 ; 5]', '2 < x <= 5'],
    ['(-∞, 3]', 'x <= 3'],
    ['(−inf; 3)', 'x < 3'],
    ['[0; +∞[', 'x >= 0'],
    ['x ∈ (2, 5]', '2 < x <= 5'],
    ['(-∞, -1) ∪ (4, ∞)', 'x < -1 or x > 4'],
    ['∅', '∅'],
    ['x > 0.5', 'x > 1/2'],
  ])('reads %j as %s', (text, printed) => {
    expect(read(text)).toBe(printed);
  });

  it('reads it in each language', () => {
    expect(read('x < -1,5 ou x ≥ 4', 'fr')).toBe('x < -3/2 or x >= 4');
    expect(read('x < -1 o x ≥ 4', 'es')).toBe('x < -1 or x >= 4');
    expect(read(']2,5 ; 5]', 'fr')).toBe('5/2 < x <= 5');
    expect(read('x > 2 et x < 5', 'fr')).toBe('2 < x < 5');
    expect(read('2 < y < 5', 'es', 'y')).toBe('2 < y < 5');
  });

  it.each([
    '',
    'x',
    '3',
    'x >',
    '> 3',
    '2x > 6',
    'x + 1 > 3',
    'y > 3',
    'x > y',
    'x > 3, x < 5',
    '2 < x > 5',
    '5 < x < 2',
    '-1 > x > 4',
    'x < 1 or x > 2 and x < 3',
    '(5, 2)',
    '[-∞, 3]',
    '(∞, 3)',
    '(2)',
    '(2, 3, 4)',
    'x >> 3',
    'x > 3 >',
    '1 < x < 2 < 3',
  ])('does not read %j', (text) => {
    expect(read(text)).toBeNull();
  });

  it('does not choose between a decimal comma and the comma of an interval', () => {
    expect([read('(2,5]', 'fr'), read('(2, 5]', 'fr')]).toEqual([null, '2 < x <= 5']);
  });

  it('never throws', () => {
    const piece = fc.constantFrom('x', '2', '<', '=', '>', ' or ', ' y ', '(', ']', ';', ',', '∞', '-', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        parseSolutionSet(pieces.join(''), 'x', 'es');
      }),
      { numRuns: 3_000 },
    );
  });
});

const end = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.boolean());
const interval = fc.tuple(fc.option(end), fc.option(end)).map(([from, to]): SolutionSet => {
  const asEnd = (each: typeof from) => each && { value: rational(each[0]), closed: each[1] };
  return unite([{ from: asEnd(from), to: asEnd(to) }]);
});
const set = fc.array(interval, { maxLength: 3 }).map((parts) => unite(...parts));
const PROBES = Array.from({ length: 21 }, (_, index) => rational(index - 10, 2));

describe('sets of numbers', () => {
  it('hold what their parts hold', () => {
    fc.assert(
      fc.property(set, set, (a, b) => {
        for (const probe of PROBES) {
          expect(contains(unite(a, b), probe)).toBe(contains(a, probe) || contains(b, probe));
          expect(contains(intersect(a, b), probe)).toBe(contains(a, probe) && contains(b, probe));
        }
      }),
    );
  });

  it('are the same exactly when they hold the same numbers, and are printed and read again as they are', () => {
    fc.assert(
      fc.property(set, set, (a, b) => {
        const alike = PROBES.every((probe) => contains(a, probe) === contains(b, probe));
        expect(sameSet(a, b)).toBe(alike);
        const again = parseSolutionSet(printSolutionSet(a, 'x', 'fr'), 'x', 'fr');
        expect(again && sameSet(again, a)).toBe(true);
      }),
    );
  });

  it('are in order', () => {
    fc.assert(
      fc.property(set, (a) => {
        const starts = a.slice(1).map(({ from }, index) => compare(from!.value, a[index]!.to!.value));
        expect(starts.every((order) => order >= 0)).toBe(true);
      }),
    );
  });
});
