import { LOCALES } from '@ori/contracts/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSteps } from './check-steps/check-steps.ts';
import { solve } from './solve/solve.ts';
import { withTimesForX } from './times-for-x.ts';

const TIMES = ['x', ' x ', 'X', ' X ', '×', ' × ', '*', ' * ', '·', ' · ', '⋅', '•', ' ✕ ', '✖', '∗'];
const mark = fc.constantFrom(...TIMES);
const locale = fc.constantFrom(...LOCALES);
const factor = fc.integer({ min: 2, max: 99 });

describe('an x between numbers', () => {
  it('is read as times, whichever mark it is: a line is right when the product is', () => {
    fc.assert(
      fc.property(factor, factor, mark, fc.integer({ min: -3, max: 3 }), locale, (a, b, sign, off, of) => {
        const said = a * b + off;
        expect(checkSteps(null, [`${a}${sign}${b} = ${said}`], of).ok).toBe(off === 0);
        expect(checkSteps(null, [`${said} = ${a}${sign}${b}`], of).ok).toBe(off === 0);
        expect(checkSteps(null, [`${a}${sign}${b} = ${b}${sign}${a}`], of).ok).toBe(true);
      }),
    );
  });

  it('is read as times where it is asked for', () => {
    fc.assert(
      fc.property(factor, factor, mark, locale, (a, b, sign, of) => {
        expect(solve(`${a}${sign}${b}`, of)?.words[of].replaceAll(/[^\d]/g, '')).toContain(String(a * b));
      }),
    );
  });

  it.each([
    ['3 x 4 x 5 = 60', '3 * 4 * 5 = 60'],
    ['0.5 x .5 = 0.25', '0.5 * .5 = 0.25'],
    ['½ x 8', '½ * 8'],
    ['(2 + 3) x 4 = 20', '(2 + 3) * 4 = 20'],
  ])('%s', (text, read) => {
    expect(withTimesForX(text)).toBe(read);
  });
});

describe('an x that is a letter', () => {
  it.each([
    '2x + 3 = 7',
    '3 x = 12',
    'x 3 = 12',
    '2X + 3 = 7',
    '7 x -8 = -56',
    '2x(3 + 1)',
    '2x 3y = 6',
    '3 x 4 + x = 15',
    '5x² = 20',
  ])('stays one: %s', (text) => {
    expect(withTimesForX(text)).toBe(text);
  });

  it('stays one in a line under a task, or beside a line, that has it', () => {
    expect(withTimesForX('5x2 = 20', ['5x^2 = 20'])).toBe('5x2 = 20');
    expect(checkSteps('5x^2 = 20', ['5x2 = 20'], 'en')).toEqual({ ok: null, line: 0 });
    expect(checkSteps('3 x = 12', ['x = 4'], 'en')).toEqual({ ok: true });
  });

  it('is solved and followed as before', () => {
    fc.assert(
      fc.property(factor, factor, factor, (a, b, root) => {
        const task = `${a}x + ${b} = ${a * root + b}`;
        expect(checkSteps(task, [`${a} x = ${a * root}`, `x = ${root}`], 'en')).toEqual({ ok: true });
        expect(checkSteps(task, [`x = ${root + 1}`], 'en').ok).toBe(false);
      }),
    );
  });
});
