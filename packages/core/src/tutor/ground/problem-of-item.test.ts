import type { PracticeItem } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { fraction, type Explained } from '../../problems/item.ts';
import {
  choiceItem,
  decimalItem,
  integerItem,
  listItem,
  matchItem,
  orderItem,
  rationalItem,
} from '../../problems/testing/spoken-items.ts';
import { generatorOf, practisedSkills } from '../../problems/testing/practice.ts';
import { seededRandom } from '../../problems/seeded-random.ts';
import { say } from '../../problems/say.ts';
import { text } from '../../problems/text.ts';
import { mentionsAny } from './mentions.ts';
import { problemOfItem } from './problem-of-item.ts';

const explained = (prompt: string): Explained => ({
  prompt: text(prompt),
  nudge: text('…'),
  steps: [{ text: text('…'), reason: text('…') }],
});
const option = (en: string, fr: string, es: string) => ({ text: say(en, fr, es) });
const about = { key: 'k', skill: 's', skillTitle: 'S', locale: 'en' } as const;
const leaks = (item: PracticeItem, said: string, locale: 'en' | 'fr' | 'es' = 'en') =>
  mentionsAny(said, problemOfItem(item, { ...about, locale }).answerForms);
const random = seededRandom('test', 1);

describe('the writings of an answer', () => {
  it('are digits, words and signs of a whole number', () => {
    const seven = integerItem(explained('3 + 4 = ?'), 7, []);
    expect(
      ['It is 7.', 'The answer is seven.', 'x = $7$', '−2 and 7'].map((said) => leaks(seven, said)),
    ).toEqual(Array(4).fill(true));
    expect(['17', '7.5', '7/10', '71', 'seventeen', '0.7'].map((said) => leaks(seven, said))).toEqual(
      Array(6).fill(false),
    );
    expect(leaks(seven, 'C’est sept.', 'fr')).toBe(true);
    expect(leaks(seven, 'Son siete.', 'es')).toBe(true);
  });

  it('do not make “one” a secret word', () => {
    const one = integerItem(explained('3 − 2 = ?'), 1, []);
    expect(leaks(one, 'Which one comes first?')).toBe(false);
    expect(leaks(one, 'The answer is one.')).toBe(true);
  });

  it('are dashes of every kind and “minus” of a negative number', () => {
    const item = integerItem(explained('3 − 8 = ?'), -5, []);
    expect(['−5', '-5', '– 5', 'minus five', 'negative 5'].map((said) => leaks(item, said))).toEqual(
      Array(5).fill(true),
    );
  });

  it('are fraction, mixed number and decimal with point or comma', () => {
    const half = rationalItem(explained('?'), fraction(3, 2), 'any', []);
    expect(['3/2', '1 1/2', '1.5', '1,5'].map((said) => leaks(half, said))).toEqual(Array(4).fill(true));
    const big = decimalItem(explained('?'), 1234.5, { tolerance: 0, unit: 'km' }, []);
    expect(['1,234.5 km', '1 234,5', '1234,5'].map((said) => leaks(big, said))).toEqual(Array(3).fill(true));
  });

  it('are letter and text of an option, but not a common word by itself', () => {
    const item = choiceItem(explained('?'), random, option('Glass', 'Le verre', 'El vidrio'), []);
    expect(['Pick a.', 'Option a it is', 'glass is hard', '(a)'].map((said) => leaks(item, said))).toEqual(
      Array(4).fill(true),
    );
    expect(leaks(item, 'Look at a tree.')).toBe(false);
    const yes = choiceItem(explained('?'), random, option('Yes', 'Oui', 'Sí'), []);
    expect(leaks(yes, 'Yes, look at it.')).toBe(false);
    expect(leaks(yes, 'The answer is yes.')).toBe(true);
  });

  it('are the whole order, each pair, and the values of a list together', () => {
    const order = orderItem(explained('?'), random, [option('3', '3', '3'), option('5', '5', '5')], []);
    expect(leaks(order, '3 < 5')).toBe(true);
    expect(leaks(order, 'Is 3 or 5 smaller?')).toBe(false);
    const match = matchItem(
      explained('?'),
      random,
      [
        [option('ice', 'glace', 'hielo'), option('solid', 'solide', 'sólido')],
        [option('steam', 'vapeur', 'vapor'), option('gas', 'gaz', 'gas')],
      ],
      [],
    );
    expect(leaks(match, 'ice: solid')).toBe(true);
    const list = listItem(explained('?'), [text('x'), text('y')], [fraction(7, 1), fraction(3, 1)], []);
    expect([leaks(list, 'x = 7'), leaks(list, '7 and 3'), leaks(list, 'Take 7 away.')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

const task = (prompt: string, answer: number) =>
  problemOfItem(integerItem(explained(prompt), answer, []), about).task;

describe('a practice question as the tutor’s problem', () => {
  it('has its task in symbols only where the step checker agrees that the answer follows', () => {
    expect(task('3x + 5 = 20. x = ?', 5)).toBe('3x + 5 = 20');
    expect(task('40 − 4 × 7 = ?', 12)).toBe('40 − 4 × 7');
    expect(task('3x + 5 = 20. x = ?', 6)).toBeNull();
    expect(task('5 squares are full. Fill 5 more. How many are full?', 10)).toBeNull();
  });

  it('is whole for every skill and language: words, steps, answer and its forms', () => {
    const faults: string[] = [];
    for (const skill of practisedSkills())
      for (const locale of ['en', 'fr', 'es'] as const) {
        const item = generatorOf(skill)?.(8, 1);
        if (!item) continue;
        const problem = problemOfItem(item, { ...about, skill, locale });
        const texts = [
          problem.statement,
          problem.nudge,
          problem.answer,
          ...problem.steps.map((step) => step.text),
        ];
        if (texts.some((written) => written.trim() === '') || problem.answerForms.length === 0)
          faults.push(`${skill} ${locale}`);
        if (/\$\d+ = \d+\$/.test(problem.answer)) faults.push(`${skill} ${locale}: ${problem.answer}`);
      }
    expect(faults).toEqual([]);
  });
});
