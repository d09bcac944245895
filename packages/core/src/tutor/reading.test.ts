import { describe, expect, it } from 'vitest';
import { fitsTier, gradeOf, sentencesIn, syllablesIn, wordsIn } from './reading.ts';

describe('counting a text', () => {
  it('counts maths between dollar signs as one word', () => {
    expect(wordsIn('Look at $3x + 5 = 20$ again.')).toBe(4);
    expect(wordsIn('$1/2 + 1/3$')).toBe(1);
  });

  it('ends no sentence at a decimal point or inside maths', () => {
    expect(sentencesIn('It is 3.5 here. Look at $x = 2.$ Why?')).toBe(2);
    expect(sentencesIn('no mark at all')).toBe(1);
  });

  it('estimates syllables by the habits of each language', () => {
    const english = ['make', 'table', 'number', 'multiplication'].map((word) => syllablesIn(word, 'en'));
    expect(english).toEqual([1, 2, 2, 5]);
    const french = ['regarde', 'ligne', 'équation', 'nombres'].map((word) => syllablesIn(word, 'fr'));
    expect(french).toEqual([2, 1, 3, 1]);
    const spanish = ['número', 'ecuación', 'qué', 'siguiente'].map((word) => syllablesIn(word, 'es'));
    expect(spanish).toEqual([3, 3, 1, 3]);
  });
});

describe('the grade of a text', () => {
  it('is that of Flesch and Kincaid in English', () => {
    // 6 words, 1 sentence, 6 syllables: 0.39 · 6 + 11.8 · 1 − 15.59
    expect(gradeOf('The cat sat on the mat.', 'en')).toBeCloseTo(-1.45, 2);
  });

  it('rises from a first reader to a learned sentence in every language', () => {
    const pairs = {
      en: [
        'I see a dog. It is big. Can you see it?',
        'The determination of an appropriate denominator necessitates investigating multiples systematically.',
      ],
      fr: [
        'Je vois un chien. Il est grand. Le vois-tu ?',
        'La détermination du dénominateur commun nécessite une investigation systématique des multiples.',
      ],
      es: [
        'Veo un gato. Es muy grande. ¿Lo ves tú?',
        'La determinación del denominador común necesita investigaciones sistemáticas de los múltiplos correspondientes.',
      ],
    } as const;
    for (const locale of ['en', 'fr', 'es'] as const) {
      const [easy, hard] = pairs[locale];
      expect(gradeOf(easy, locale)).toBeLessThan(2);
      expect(gradeOf(hard, locale)).toBeGreaterThan(8);
    }
  });
});

describe('what fits a tier', () => {
  it('is bounded in words and in grade', () => {
    const long = 'Look at it. '.repeat(9);
    expect(fitsTier(long, 'toddler', 'en')).toBe(false);
    expect(fitsTier(long, 'early-elementary', 'en')).toBe(true);
    const hard =
      'The multiplication of denominators establishes equivalence between different rational representations here.';
    expect(fitsTier(hard, 'elementary', 'en')).toBe(false);
  });

  it('does not judge a handful of words by one long one', () => {
    expect(fitsTier('Multiplication comes first.', 'toddler', 'en')).toBe(true);
  });
});
