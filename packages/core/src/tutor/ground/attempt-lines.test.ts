import { describe, expect, it } from 'vitest';
import { answerIn, attemptLines } from './attempt-lines.ts';

describe('the lines of a try', () => {
  it.each([
    ['x = 5', ['x = 5']],
    ['is it 7?', ['7']],
    ['I got 3x = 15', ['3x = 15']],
    ['3x = 15\nx = 5', ['3x = 15', 'x = 5']],
    ['3x = 15, so x = 5', ['3x = 15', 'x = 5']],
    ['j’ai trouvé x = 5 ?', ['x = 5']],
    ['alors 3x = 15', ['3x = 15']],
    ['me da x = 5', ['x = 5']],
    ['I tried 4/10', ['4/10']],
    ['I tried 4/10 and it was wrong', ['4/10']],
    ['is the answer 4/10?', ['4/10']],
    ['could it be 7?', ['7']],
    ['j’ai essayé 4/10', ['4/10']],
    ['j’ai mis 4/10', ['4/10']],
    ['¿es 4/10?', ['4/10']],
    ['intenté 4/10', ['4/10']],
    ['x = 5, n’est-ce pas\u202f?', ['x = 5']],
    ['x = 2 or x = 3', ['x = 2 or x = 3']],
    ['1/2 + 1/3 = 5/6', ['1/2 + 1/3 = 5/6']],
  ])('%s', (message, lines) => {
    expect(attemptLines(message)).toEqual(lines);
  });

  it.each([
    'how do I solve 3x = 15',
    'solve 3x = 15',
    'I am stuck',
    'ok',
    '',
    'x',
    'my dog is 5',
    'aide-moi',
  ])('are none in “%s”, which asks or tells something', (message) => {
    expect(attemptLines(message)).toEqual([]);
  });
});

describe('a short answer', () => {
  it('is told apart from what stands around it', () => {
    expect(answerIn('I think it is b?')).toBe('b');
    expect(answerIn('c’est le thème')).toBe('le thème');
    expect(answerIn('plants')).toBe('plants');
  });
});
