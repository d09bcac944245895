import { LOCALES } from '@ori/contracts/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASKED } from '../testing/asked.ts';
import { KINDS } from './solution.ts';
import { solve } from './solve.ts';

describe('a request in one language', () => {
  for (const locale of LOCALES) {
    it.each(ASKED[locale])(`${locale}: %s`, (asked, answer) => {
      expect(solve(asked, locale)?.words[locale]).toBe(answer);
    });
  }

  it('covers every kind of problem', () => {
    const solved = LOCALES.flatMap((locale) => ASKED[locale].map(([asked]) => solve(asked, locale)?.kind));
    expect(KINDS.filter((kind) => !solved.includes(kind))).toEqual([]);
  });

  it('gives steps with reasons, in every language', () => {
    for (const [asked] of ASKED.en) {
      const solution = solve(asked, 'en');
      const texts = solution?.steps.flatMap(({ text, reason }) => [
        ...Object.values(text),
        ...Object.values(reason),
      ]);
      expect(
        texts?.every((text) => text.trim() !== ''),
        asked,
      ).toBe(true);
      expect(Object.values(solution?.check ?? {}).length, asked).toBe(LOCALES.length);
    }
  });
});

describe('a fraction in lowest terms', () => {
  it.each([
    [
      'en',
      [
        'Simplify 6/8',
        'simplify the fraction 6/8',
        'reduce 6/8 to lowest terms',
        'Write 6/8 in simplest form.',
        'what is 6/8 simplified?',
      ],
    ],
    [
      'fr',
      [
        'Simplifie 6/8',
        'Simplifie la fraction 6/8',
        'Écris 6/8 sous forme irréductible',
        'Rends irréductible la fraction 6/8',
      ],
    ],
    ['es', ['Simplifica 6/8', 'Simplifica la fracción 6/8', 'Escribe 6/8 en su mínima expresión']],
  ] as const)('is found however it is asked for in %s', (locale, messages) => {
    for (const message of messages) expect(solve(message, locale)?.words[locale], message).toMatch(/^3\/4/);
  });
});

describe('silence', () => {
  it.each([
    [
      'two readings',
      [
        '6/2(1+2)',
        '1/2x',
        '-3 squared',
        '2/3 squared',
        '2^3^2',
        '2x(3+1)',
        'f(x)=2x',
        'sin x cos x',
        '3√8',
        '1 < x > 3',
        'x2 = 4',
      ],
    ],
    ['no sums', ['10-4', '555-1234', '3/4/2026', 'what is 5', '42', '']],
    ['no end', ['1+2+3+...', '1+2+3+…', '3+5!']],
    ['no value', ['0/0', '5/0', '0^0', 'what is 1/(2-2)']],
    [
      'words left over',
      ['5 apples plus 3', 'tell me about 3 + 4', '2+2 and then some', 'solve x^2-4', 'why is 2+2 = 4'],
    ],
    [
      'mixed units',
      ['area of a rectangle 5 cm by 2 m', 'area of a rectangle 5 cm by 2', '100 + 10%', 'convert 3 km to kg'],
    ],
    ['lists with thousands', ['mean of 100,200 and 300', 'add 100,20 and 3']],
    ['an unknown that is none', ['i^2', 'i = 2', 'e^2 = x + 1']],
    ['true almost everywhere', ['1/(x-2)=1/(x-2)', 'x/x=1']],
    [
      'patterns that more than one rule explains',
      ['what comes next: 1, 2, 4', 'what comes next: 1, 2, 4, 7'],
    ],
    [
      'shapes that cannot be',
      ['area of a square with side -2', 'third angle of a triangle with angles 100 and 90'],
    ],
    ['reactions that cannot be balanced', ['balance H2 -> O2', 'balance Xx + O2 -> XxO2', 'balance hello']],
    ['what is irrational', ['√2 + 1', 'what is sqrt(7)', 'x^2 < 2']],
  ])('keeps silent about %s', (_, texts) => {
    expect(texts.filter((text) => solve(text, 'en'))).toEqual([]);
  });

  it('does not choose between a decimal comma and one that parts a list', () => {
    expect([solve('moyenne de 3,5 et 7', 'fr'), solve('media de 3,5 y 7', 'es')]).toEqual([null, null]);
    expect(solve('moyenne de 3,5 ; 7', 'fr')?.words.fr).toBe('21/4 (= 5 1/4 = 5,25)');
  });

  it('does not take a French or Spanish number for an English one', () => {
    expect([solve('1,250 + 1', 'fr'), solve('1,250 + 1', 'es')]).toEqual([null, null]);
    expect(solve('1,250 + 1', 'en')?.words.en).toBe('1251');
  });

  it('never throws and answers in time, whatever is written', () => {
    const piece = fc.constantFrom(
      'solve ',
      'factor ',
      'mean of ',
      'area of ',
      'what is ',
      'x',
      '2',
      '999999999989',
      ' and ',
      '+',
      '/',
      '^',
      '=',
      '(',
      ')',
      ', ',
      '<',
      ' of ',
      '%',
      '-',
      '√',
      'balance ',
      'H2',
      ' -> ',
      ' by ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), fc.constantFrom(...LOCALES), (pieces, locale) => {
        const started = performance.now();
        solve(pieces.join(''), locale);
        expect(performance.now() - started, pieces.join('')).toBeLessThan(2_000);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    'factor x^4+999999999989x^3+999999999961x^2+7x+999999999877',
    'is 999999999989 prime',
    `mean of ${'1, '.repeat(120)}1`,
    `${'('.repeat(190)}x${')'.repeat(190)} = 1`,
    '(x+y+z+a+b)^24',
    'expand ((x+y)^12)(x-y)^12',
    '9^9^9',
    '99999999999999999999^399',
    `area of ${' '.repeat(380)}`,
    `what is ${'1 '.repeat(190)}`,
    `gcf of ${'12, '.repeat(90)}12`,
  ])('stays within its bounds on %s', (text) => {
    const started = performance.now();
    solve(text.slice(0, 400), 'en');
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
