import type { AnswerKind, PracticeItem } from '@ori/contracts/practice';
import type { Locale } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';
import { judgeExpression } from './judge-expression.ts';
import { judgeInterval } from './judge-interval.ts';
import { misconceptionOf } from './testing/practice.ts';
import { text } from './text.ts';

const WORDS = text('words');
const LEFT_TO_RIGHT = misconceptionOf('left-to-right') ?? expect.unreachable();
function itemOf(answerKind: AnswerKind, answer: string, wrong: string): PracticeItem {
  const distractors = [{ answer: wrong, misconception: LEFT_TO_RIGHT }];
  return { prompt: WORDS, answerKind, answer, nudge: WORDS, steps: [], distractors };
}

type Form = 'any' | 'expanded' | 'factored';
function verdictOn(form: Form, right: string, answer: string, locale: Locale = 'en'): string {
  const kind = { kind: 'expression', form, variables: ['x'], before: 'y =' } as const;
  const judged = judgeExpression(itemOf(kind, right, 'x^2+1'), kind, answer, locale);
  return judged.misconception?.id ?? judged.verdict;
}

describe('an answer that is an expression', () => {
  it('is right in any order, spacing and notation', () => {
    const ways = ['2x^2+3x-5', '3x − 5 + 2x²', '2·x·x+3x-5', 'y = 2x²+3x-5', '(2x+5)(x-1)'];
    expect(ways.map((way) => verdictOn('any', '2x^2+3x-5', way))).toEqual(ways.map(() => 'correct'));
  });

  it('is malformed, not wrong, in another form than the one asked for', () => {
    expect(verdictOn('expanded', '2x^2+3x-5', '(2x+5)(x-1)')).toBe('malformed');
    expect(verdictOn('factored', '(2x+5)(x-1)', '2x²+3x-5')).toBe('malformed');
    expect(verdictOn('factored', '2(x+2)(x-2)', '2(x²-4)')).toBe('malformed');
    expect(verdictOn('factored', '2(x+2)(x-2)', '(2x-4)(x+2)')).toBe('malformed');
    expect(verdictOn('factored', '2(x+2)(x-2)', '2(x-2)(x+2)')).toBe('correct');
  });

  it('is malformed when it can be read in two ways or not at all', () => {
    const ways = ['', '1/2x', '2y', 'two x', '2x^', 'x=2', '2x²+3x-5 = 0'];
    expect(ways.map((way) => verdictOn('any', 'x/2', way))).toEqual(ways.map(() => 'malformed'));
  });

  it('is traced to the misconception that leads to it, however it is written', () => {
    expect(verdictOn('expanded', '(x+1)^2', '1 + x²')).toBe('left-to-right');
    expect(verdictOn('expanded', 'x^2+2x+1', 'x²+2x')).toBe('incorrect');
  });

  it('is read by the marks of its language', () => {
    expect([verdictOn('any', '0.5x', '0,5x', 'fr'), verdictOn('any', '0.5x', '0,5x', 'en')]).toEqual([
      'correct',
      'malformed',
    ]);
  });
});

function onInterval(right: string, answer: string, locale: Locale = 'en'): string {
  const kind = { kind: 'interval', variable: 'x' } as const;
  const judged = judgeInterval(itemOf(kind, right, 'x < 3'), kind, answer, locale);
  return judged.misconception?.id ?? judged.verdict;
}

describe('an answer that is a set of numbers', () => {
  it('is right however it is written', () => {
    expect(['x > 3', '3 < x', '(3, ∞)', ']3 ; +∞['].map((way) => onInterval('x > 3', way))).toEqual(
      Array.from({ length: 4 }, () => 'correct'),
    );
  });

  it('is wrong with another end or another sign, and traced where the item knows the way', () => {
    expect(['x >= 3', 'x > 4', 'x < 3'].map((way) => onInterval('x > 3', way))).toEqual([
      'incorrect',
      'incorrect',
      'left-to-right',
    ]);
  });

  it('is malformed while it is not solved', () => {
    expect(['2x > 6', '', '3', 'x'].map((way) => onInterval('x > 3', way))).toEqual(
      Array.from({ length: 4 }, () => 'malformed'),
    );
  });
});
