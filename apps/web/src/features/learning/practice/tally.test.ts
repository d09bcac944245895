import type { AttemptAnswer, Question } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { NO_TALLY, tallied } from './tally.ts';

const asked = (item: string): Question => ({
  item,
  skill: 'ma-add10',
  skillTitle: 'Add to ten',
  difficulty: 2,
  prompt: '2 + 3',
  figure: null,
  figureText: null,
  answer: { kind: 'integer' },
});
const reply = (verdict: 'correct' | 'incorrect', mastered: boolean): AttemptAnswer => ({
  id: 'x',
  verdict,
  message: '',
  misconception: null,
  steps: null,
  mastery: { skill: 'ma-add10', chance: 0.9, mastered },
  lesson: null,
  achievements: [],
});

describe('what a sitting came to', () => {
  it('counts a question once, as right only at the first try', () => {
    const missed = tallied(NO_TALLY, asked('a'), reply('incorrect', false), false);
    const again = tallied(missed, asked('a'), reply('correct', false), false);
    expect(again).toMatchObject({ items: ['a'], right: 0 });
    expect(tallied(again, asked('b'), reply('correct', false), false)).toMatchObject({ right: 1 });
  });

  it('tells of a skill when it is mastered, once, and not when it was mastered before', () => {
    const first = tallied(NO_TALLY, asked('a'), reply('correct', true), false);
    expect(first).toMatchObject({ mastered: ['Add to ten'], starAt: 'a' });
    const second = tallied(first, asked('b'), reply('correct', true), false);
    expect(second).toMatchObject({ mastered: ['Add to ten'], starAt: 'a' });
    expect(tallied(NO_TALLY, asked('a'), reply('correct', true), true).mastered).toEqual([]);
  });
});
