import { LOCALES } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { rational } from '../maths/rational.ts';
import type { Explained } from './item.ts';
import { choiceItem, decimalItem, integerItem, rationalItem } from './testing/spoken-items.ts';
import { judge } from './judge.ts';
import { seededRandom } from './seeded-random.ts';
import { text } from './text.ts';

const PARTS: Explained = { prompt: text('?'), nudge: text('…'), steps: [] };
const five = integerItem(PARTS, 5, [[7, 'legs-add-up']]);
const threeQuarters = rationalItem(PARTS, rational(3, 4), 'any', [[rational(2, 6), 'add-tops-and-bottoms']]);
const simplest = rationalItem(PARTS, rational(3, 4), 'simplest', [[rational(2, 6), 'add-tops-and-bottoms']]);
const area = decimalItem(PARTS, 24, { tolerance: 0, unit: 'cm²' }, []);
const about = decimalItem(PARTS, 2.36, { tolerance: 0.01, unit: 'eV' }, [[4.2, 'legs-add-up']]);
const choice = choiceItem(PARTS, seededRandom('test', 1), { text: text('yes') }, [
  [{ text: text('no') }, 'legs-add-up'],
]);

const verdicts = (item: PracticeItem, answers: readonly string[], locale: 'en' | 'fr' | 'es' = 'en') =>
  answers.map((answer) => judge(item, answer, locale).verdict);

describe('judging an answer', () => {
  it('tells right, wrong and malformed apart', () => {
    expect(verdicts(five, ['5', ' 5 ', '5.0', '6', 'five', '5 apples', '5.5', ''])).toEqual([
      'correct',
      'correct',
      'correct',
      'incorrect',
      'malformed',
      'malformed',
      'malformed',
      'malformed',
    ]);
  });

  it('traces a wrong value to its misconception, however it is written', () => {
    expect(judge(threeQuarters, '1/3', 'en').misconception?.id).toBe('add-tops-and-bottoms');
    expect(judge(threeQuarters, '2/6', 'en').misconception?.id).toBe('add-tops-and-bottoms');
    expect(judge(threeQuarters, '1/7', 'en')).toMatchObject({ verdict: 'incorrect', misconception: null });
  });

  it('takes equal fractions where any form will do', () => {
    expect(verdicts(threeQuarters, ['3/4', '6/8', '0.75', '75%', '.75'])).toEqual(Array(5).fill('correct'));
  });

  it('asks for the simpler form of a right value at no cost, and says so', () => {
    expect(verdicts(simplest, ['3/4', '6/8', '0.75', '6/9'])).toEqual([
      'correct',
      'malformed',
      'malformed',
      'incorrect',
    ]);
    expect(judge(simplest, '6/8', 'en').message.en).toBe('Equal, but can you write it more simply?');
    expect(judge(five, '10/2', 'en').message.en).toBe('Equal, but can you write it more simply?');
  });

  it('takes the unit or none, written in any usual way, and never another unit', () => {
    expect(
      verdicts(area, ['24', '24 cm²', '24cm2', '24 cm^2', '24 cm', '24 m²', '24 cm² !', '23 cm²']),
    ).toEqual([
      'correct',
      'correct',
      'correct',
      'correct',
      'malformed',
      'malformed',
      'malformed',
      'incorrect',
    ]);
  });

  it('allows what the tolerance allows and no more', () => {
    expect(verdicts(about, ['2.36', '2.37', '2.35', '2.371', '2.3499', '2.36 eV', '2.36 ev'])).toEqual([
      'correct',
      'correct',
      'correct',
      'incorrect',
      'incorrect',
      'correct',
      'malformed',
    ]);
    expect(judge(about, '4.21', 'en').misconception?.id).toBe('legs-add-up');
  });

  it('reads decimals as the language writes them', () => {
    expect(verdicts(about, ['2,36', '2.36'], 'fr')).toEqual(['correct', 'correct']);
    expect(verdicts(about, ['2,36'], 'en')).toEqual(['malformed']);
    expect(verdicts(area, ['24,000'], 'es')).toEqual(['malformed']);
  });

  it('takes only an offered option as a choice', () => {
    const wrong = choice.distractors[0]?.answer ?? '';
    expect(verdicts(choice, [choice.answer, wrong, 'z', 'yes', ''])).toEqual([
      'correct',
      'incorrect',
      'malformed',
      'malformed',
      'malformed',
    ]);
    expect(judge(choice, wrong, 'en').misconception?.id).toBe('legs-add-up');
  });

  it('says in every language what is wanted, and never the answer', () => {
    for (const item of [five, threeQuarters, simplest, area, about, choice]) {
      for (const answer of ['?', '1000', '999/7', item.answer]) {
        const { message } = judge(item, answer, 'en');
        for (const locale of LOCALES) {
          expect(message[locale]).not.toBe('');
          expect(message[locale].match(/[\d./,]*\d/g) ?? []).not.toContain(item.answer);
        }
      }
    }
  });
});
