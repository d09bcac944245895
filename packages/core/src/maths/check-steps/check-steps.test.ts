import { LOCALES } from '@ori/contracts/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misconceptionOf } from '../../problems/testing/practice.ts';
import { checkSteps, type CheckedSteps } from './check-steps.ts';
import * as own from './misconceptions.ts';
import * as ofLetters from './misconceptions-of-letters.ts';
import * as ofSums from './misconceptions-of-sums.ts';

function verdict(result: CheckedSteps): string {
  if (result.ok === true) return 'right';
  if (result.ok === null) return `unsure at ${result.line}`;
  return `${result.line}: ${result.misconception?.id ?? 'wrong'}`;
}
const check = (problem: string | null, ...lines: string[]) => verdict(checkSteps(problem, lines, 'en'));

describe('right working', () => {
  it.each([
    ['2x+3=7', ['2x=4', 'x=2']],
    ['2x+3=7', ['2x = 7 - 3', '2x = 4', 'x = 4/2', 'x = 2']],
    ['2x+3=7', ['2']],
    ['5-2x=1', ['-2x=-4', 'x=2']],
    ['3(x-2)=9', ['x-2=3', 'x=5']],
    ['x^2=9', ['x=±3']],
    ['x^2=9', ['x = 3 or -3']],
    ['x^2-5x+6=0', ['(x-2)(x-3)=0', 'x=2 or x=3']],
    ['1/x=2', ['x=1/2']],
    ['1/2+1/3', ['3/6+2/6', '5/6']],
    ['1/2+1/3', ['= 3/6 + 2/6 = 5/6']],
    ['8 1/3 - 2/3', ['7 2/3']],
    ['2+3*4', ['3*4=12', '2+12=14']],
    ['2(x+1)', ['2x+2']],
    ['(x+3)^2', ['(x+3)^2 = x^2+6x+9']],
    ['-2x > 6', ['x < -3']],
    ['x+y=5', ['2x+2y=10']],
    ['70/24', ['2.92']],
    ['3x=1', ['x=0.33']],
    ['3x=1', ['so x = 0.333.']],
    [null, ['16-3-4=9', '9*2=18']],
  ])('%s: %j', (problem, lines) => {
    expect(check(problem, ...lines)).toBe('right');
  });
});

/** Task, wrong line, and the slip that makes it. Each slip of tutor practice at least once. */
const SLIPS: readonly (readonly [task: string, line: string, slip: string])[] = [
  ['2x+3=7', '2x=10', 'sign-kept-when-moved'],
  ['x+3=10', 'x=10+3', 'sign-kept-when-moved'],
  ['5x=3x+8', '8x=8', 'letter-term-sign-kept'],
  ['3x=12', 'x=9', 'coefficient-subtracted'],
  ['3x=12', 'x=15', 'coefficient-added'],
  ['3x=12', 'x=36', 'coefficient-multiplied'],
  ['3x=12', 'x=1/4', 'coefficient-divided-upside-down'],
  ['x/3=12', 'x=4', 'opposite-not-used'],
  ['2x+6=10', 'x+6=5', 'divided-one-term-only'],
  ['3(x-2)=9', '3x-2=9', 'distributed-first-only'],
  ['-2(x-3)=4', '-2x-6=4', 'sign-lost-in-bracket'],
  ['x^2=9', 'x=3', 'negative-root-forgotten'],
  ['x^2-5x+6=0', 'x=2', 'one-root-only'],
  ['(x-1)(x+2)=6', 'x-1=6 or x+2=6', 'zero-product-misused'],
  ['(x+3)^2', 'x^2+9', 'squared-each-term'],
  ['(x-3)^2', 'x^2-9', 'squared-each-term'],
  ['1/2+1/3', '2/5', 'add-tops-and-bottoms'],
  ['5/6-1/3', '4/3', 'subtract-tops-and-bottoms'],
  ['1/2+1/3', '2/6', 'kept-old-tops'],
  ['3x+2', '5x', 'unlike-terms-joined'],
  ['2x+3x', '5x^2', 'exponents-added-of-like-terms'],
  ['(x^2)^3', 'x^5', 'exponents-added'],
  ['x^6/x^2', 'x^3', 'exponents-divided'],
  ['2^3', '6', 'power-as-product'],
  ['2+3*4', '20', 'left-to-right'],
  ['17-3*5', '14*5', 'left-to-right'],
  ['10-(3+2)', '10-3+2', 'minus-on-first-only'],
  ['2(3+4)', '3+8', 'ignored-brackets'],
  ['52-37', '25', 'smaller-from-larger'],
  ['58+37', '85', 'forgot-to-carry'],
  ['3/4 ÷ 1/2', '3/8', 'did-not-flip'],
  ['3/4 ÷ 1/5', '4/15', 'flipped-the-wrong-one'],
  ['2/3*4/5', '10/12', 'cross-multiplied-product'],
  ['3*2/5', '6/15', 'whole-number-times-top-and-bottom'],
  ['-5+3', '-8', 'sign-ignored'],
  ['-8+6', '2', 'right-size-wrong-sign'],
  ['-5-(-3)', '-8', 'two-minuses-lost'],
  ['0.3*0.2', '0.6', 'decimal-point-misplaced'],
  ['-3^2', '9', 'sign-of-square'],
  ['-2x > 6', 'x > -3', 'inequality-not-turned'],
  ['6/8', '3/8', 'divided-top-or-bottom-only'],
  ['(x+3)/3', 'x', 'cancelled-a-term'],
];

describe('a known slip', () => {
  it.each(SLIPS)('%s → %s is named %s', (task, line, slip) => {
    expect(check(task, line)).toBe(`0: ${slip}`);
  });

  it('is named with x³·x² too, by whichever room holds its words', () => {
    expect(check('x^3*x^2', 'x^6')).toMatch(/^0: exponents.*multiplied$/);
  });

  it('comes in at least 33 kinds, each with a question in every language', () => {
    expect(new Set(SLIPS.map(([, , slip]) => slip)).size).toBeGreaterThanOrEqual(33);
    for (const [task, line] of SLIPS) {
      const result = checkSteps(task, [line], 'en');
      const question = result.ok === false ? result.question : null;
      expect(LOCALES.map((locale) => question?.[locale].trim() ?? '')).not.toContain('');
    }
  });

  it('has an id that no practice item uses for something else', () => {
    expect(Object.values(own).filter(({ id }) => misconceptionOf(id) !== null)).toEqual([]);
  });

  it('is told in the words that practice has for it', () => {
    for (const slip of [...Object.values(ofLetters), ...Object.values(ofSums)])
      expect(misconceptionOf(slip.id)).toEqual(slip);
  });
});

describe('the first wrong line', () => {
  it('is found behind right ones, and what follows from it is not blamed', () => {
    expect(check('3(x-2)=2x+5', '3x-6=2x+5', 'x-6=5', 'x=-1', 'x=-1')).toBe('2: sign-kept-when-moved');
    expect(check('1/2 + 1/4', '2/4 + 1/4', '3/8', '3/8')).toBe('1: add-tops-and-bottoms');
    expect(check(null, '16-3-4=9', '9*2=19')).toBe('1: wrong');
  });

  it('is named wrong without a guess where no known slip explains it', () => {
    expect(check('3x=1', 'x=0.34')).toBe('0: wrong');
    expect(check('4^28+1', '4^28')).toBe('0: wrong');
    expect(check('x+y=5', 'x=5+y')).toBe('0: wrong');
  });

  it('is read by the marks of the language', () => {
    expect(verdict(checkSteps('0,5 + 1,2', ['1,7'], 'fr'))).toBe('right');
    expect(verdict(checkSteps('x^2 = 4', ['x = 2 ou x = -2'], 'fr'))).toBe('right');
    expect(verdict(checkSteps('0,3*0,2', ['0,6'], 'es'))).toBe('0: decimal-point-misplaced');
  });
});

describe('working that cannot be judged', () => {
  it('is left at the line where that begins', () => {
    expect(check('2x+3=7', 'I take 3 away', 'x=2')).toBe('unsure at 0');
    expect(check('2x+3=7', '2x=4', '1/2x = 1')).toBe('unsure at 1');
    expect(check(null, '6/2(1+2) = 9')).toBe('unsure at 0');
    expect(check('x^5-x-1=0', 'x=1.1673')).toBe('unsure at 0');
  });

  it('never throws, and ends in time', () => {
    const piece = fc.constantFrom(
      'x',
      '2',
      '3/4',
      '=',
      '+',
      '-',
      '*',
      '^',
      '(',
      ')',
      ' or ',
      '<',
      '.5',
      'y',
      ' ',
      '±',
      '999999999989',
    );
    const line = fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(line, fc.array(line, { maxLength: 4 }), (problem, lines) => {
        const started = performance.now();
        checkSteps(problem, lines, 'en');
        expect(performance.now() - started, `${problem}: ${lines.join('; ')}`).toBeLessThan(2_000);
      }),
      { numRuns: 1_500 },
    );
  });
});
