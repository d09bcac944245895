import type { AnswerKind, ChoiceOption, PracticeItem } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { generatorOf } from '../problems/testing/practice.ts';
import { keyText } from './key-text.ts';
import { mathsRuns } from './maths-runs.ts';

const same = (words: string) => ({ en: words, fr: words, es: words });
const option = (id: string, words: string): ChoiceOption => ({ id, text: same(words) });
const choiceOf = (words: string): AnswerKind => ({ kind: 'choice', options: [option('a', words)] });
const item = (answer: string, answerKind: AnswerKind): PracticeItem => ({
  prompt: same('?'),
  answerKind,
  answer,
  nudge: same(''),
  steps: [],
  distractors: [],
});

describe('an answer on the key', () => {
  it('of two lists is the letter that is to be written beside each', () => {
    const kind: AnswerKind = {
      kind: 'match',
      left: [option('a', 'Duck'), option('b', 'Horse')],
      right: [option('1', 'Foal'), option('2', 'Duckling')],
    };
    expect(keyText(item('a-2,b-1', kind), 'en')).toBe('Duck: B; Horse: A');
    expect(keyText(item('a-2,b-1', kind), 'fr')).toBe('Duck\u202f: B\u202f; Horse\u202f: A');
  });

  it('of a choice never makes its letter part of a formula', () => {
    expect(mathsRuns(keyText(item('a', choiceOf('3 h 00')), 'fr'), 'fr')).toEqual([
      { text: 'A. 3 h 00', isMaths: false },
    ]);
    expect(mathsRuns(keyText(item('a', choiceOf('y = (x − 1)² − 4')), 'en'), 'en')).toEqual([
      { text: 'A. ', isMaths: false },
      { text: 'y = (x − 1)² − 4', isMaths: true },
    ]);
  });

  it('of a picture is its letter alone', () => {
    const figure = { type: 'array', rows: 1, columns: 1 } as unknown as NonNullable<ChoiceOption['figure']>;
    const options = [option('a', 'Push B'), { ...option('b', 'Push A'), figure }];
    expect(keyText(item('b', { kind: 'choice', options }), 'en')).toBe('B');
  });

  it('of an order is told one after the other, without a stop before the next', () => {
    const options = [option('a', 'She posts it.'), option('b', 'Mina writes.')];
    expect(keyText(item('b,a', { kind: 'order', options }), 'en')).toBe('Mina writes → She posts it');
  });

  it('is one formula with its minus signs', () => {
    const kind: AnswerKind = { kind: 'expression', form: 'any', variables: ['x'] };
    expect(mathsRuns(keyText(item('-20x^3+6x^2-10x-2', kind), 'en'), 'en')).toEqual([
      { text: '−20x^3 + 6x^2 − 10x − 2', isMaths: true },
    ]);
    expect(keyText(item('-98', { kind: 'integer' }), 'en')).toBe('−98');
    expect(keyText(item('-1/2', { kind: 'rational', form: 'any' }), 'en')).toBe('−1/2');
    const labels = [same('x'), same('y')];
    expect(keyText(item('3;-2', { kind: 'list', labels }), 'en')).toBe('x = 3; y = −2');
  });

  it('of an English number word is written as English writes it', () => {
    const generate = generatorOf('la-esl-a1');
    const words = Array.from({ length: 400 }, (_, seed) => generate?.(seed, 3))
      .filter((one) => one?.answerKind.kind === 'word' && one.answer.includes('-'))
      .map((one) => (one ? [keyText(one, 'es'), one.answer] : []));
    expect(words.length).toBeGreaterThan(0);
    for (const [told, right] of words) expect(told).toBe(right);
  });
});
