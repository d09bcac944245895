import { LOCALES } from '@ori/contracts/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mathsMarkup } from './maths-markup.ts';
import { mathsRuns } from './maths-runs.ts';
import { typstMaths } from './typst-maths.ts';

describe('maths on paper', () => {
  it.each([
    ['3/4 + 1/2 = ?', 'frac(3, 4) + frac(1, 2) = "?"'],
    ['x² − 5x + 6', 'attach(x, t: 2) - 5 x + 6'],
    ['√(x + 1)', 'sqrt(x + 1)'],
    ['0,5 × 12', '"0,5" times 12'],
  ])('sets %s', (text, notation) => expect(typstMaths(text)).toBe(notation));

  it('is read aloud by the browser as the fraction it is', () => {
    expect(mathsMarkup('3/4')).toBe('<mfrac><mn>3</mn><mn>4</mn></mfrac>');
  });

  it('leaves what it does not know as a line of text', () => {
    for (const text of ['#import "x"', 'a ⊗ b', '(1 + 2']) expect(typstMaths(text)).toBeNull();
  });

  it('cuts a sentence without losing a letter of it', () => {
    const parts = fc.constantFrom(
      'How much is ',
      '3/4 + 1/2',
      ' apples',
      '?',
      'x² = 9',
      ' 2 < 3',
      'Zoë',
      '$5',
      'H₂O',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), fc.constantFrom(...LOCALES), (words, locale) => {
        const sentence = words.join('');
        expect(
          mathsRuns(sentence, locale)
            .map(({ text }) => text)
            .join(''),
        ).toBe(sentence);
      }),
    );
  });

  it('never lets a sentence become a command of the typesetter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const notation = typstMaths(text);
        expect(notation === null || !/[#\\$@]/.test(notation)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
