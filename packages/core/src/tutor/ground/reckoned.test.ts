import { describe, expect, it } from 'vitest';
import { hasOtherSigns, isReckoned, isSum, leftOfReckoning, sharesNumbers } from './reckoned.ts';

describe('a line that is right or wrong by itself', () => {
  it.each(['7 x 8 = 54', '7X8=54', '7 * 8 = 56', '1/2 + 1/3 = 5/6', '3 × 4 > 10'])('is %s', (line) =>
    expect(isReckoned(line)).toBe(true),
  );
  it.each(['3x = 15', '3 x = 12', 'x = 5', '7 x 8', '56'])('is not %s', (line) =>
    expect(isReckoned(line)).toBe(false),
  );
  it('brings its sum along, where one number is said of it', () => {
    expect(leftOfReckoning('7 x 8 = 54')).toBe('7 * 8');
    expect(leftOfReckoning('2 + 3 = 4 + 1')).toBeNull();
    expect(leftOfReckoning('2 + 3 = 5 = 5')).toBeNull();
  });
});

it.each([
  ['7 x 8', true],
  ['3/6 + 2/6', true],
  ['5/6', false],
  ['-4', false],
  ['7 x 8 = 56', false],
  ['2x + 3', false],
])('a sum with nothing said of it: %s %s', (line, is) => expect(isSum(line)).toBe(is));

describe('whether a line is about a text', () => {
  it('looks at the numbers of its left side', () => {
    expect(sharesNumbers('20 - 5 = 16', '3x + 5 = 20', 'all')).toBe(true);
    expect(sharesNumbers('7 x 8 = 54', '3/8 + 1/4', 'some')).toBe(true);
    expect(sharesNumbers('7 x 8 = 54', '3/8 + 1/4', 'all')).toBe(false);
  });
  it('looks at the signs, where the text has any', () => {
    expect(hasOtherSigns('7 x 8 = 54', '3/8 + 1/4')).toBe(true);
    expect(hasOtherSigns('3 × 4 = 12', '3 * 4 = ?')).toBe(false);
    expect(hasOtherSigns('3 x 4 = 12', 'Three bags hold 4 apples each.')).toBe(false);
  });
});
