import { describe, expect, it } from 'vitest';
import type { Locale } from '@ori/contracts/locale';
import { solve } from '../../maths/solve/solve.ts';
import { mentionsAny } from './mentions.ts';
import { problemOfSolution } from './problem-of-solution.ts';

function problem(message: string, locale: Locale = 'en') {
  const solution = solve(message, locale);
  if (!solution) throw new Error(`"${message}" was not solved`);
  return problemOfSolution(solution, { message, locale });
}

describe('a problem a learner wrote', () => {
  it('has maths between dollar signs, steps with reasons and a nudge', () => {
    const equation = problem('solve 3x + 5 = 20');
    expect(equation.statement).toBe('solve $3x + 5 = 20$');
    expect(equation.task).toBe('3x + 5 = 20');
    expect(equation.steps.map(({ text }) => text)).toEqual(['$3x = 15$', '$x = 5$']);
    expect(equation.nudge).toMatch(/\?$/);
    expect(equation.answer).toBe('$x = 5$');
  });

  it('is the same problem however it is spaced, and another when a number changes', () => {
    expect(problem('3x+5=20').key).toBe(problem(' 3x + 5  = 20 ').key);
    expect(problem('3x + 5 = 21').key).not.toBe(problem('3x + 5 = 20').key);
  });

  it('writes products as schools do, and no unit as a letter', () => {
    expect(problem('34 - 2 * 8').steps[0]?.text).toBe('$2 × 8 = 16$');
    expect(problem('convert 3 km to m').answer).toBe('3000 m');
  });

  it('knows every writing of its answer', () => {
    const { answerForms } = problem('3x + 5 = 20');
    const given = ['x = 5', 'It is five.', '5', 'x=5', 'is $5$'].map((said) =>
      mentionsAny(said, answerForms),
    );
    expect(given).toEqual(Array(5).fill(true));
    expect(mentionsAny('$3x + 5 = 20$', problem('x + 1 = 21').answerForms)).toBe(true);
    expect(mentionsAny('quatre', problem('2 + 2', 'fr').answerForms)).toBe(true);
  });

  it('has a nudge that asks one thing and does not give the answer, for many kinds', () => {
    const messages = [
      '1/2 + 1/3',
      '15% of 80',
      'gcd of 12 and 18',
      'mean of 2, 4, 9',
      'simplify 2(x+3) - x',
      'x^2 - 5x + 6 = 0',
      'area of a rectangle 3 cm by 4 cm',
      '2x - 3 > 7',
      'factor x^2 - 9',
    ];
    for (const message of messages) {
      const { nudge, answerForms } = problem(message);
      expect((nudge.match(/\?/g) ?? []).length, message).toBe(1);
      expect(mentionsAny(nudge, answerForms), message).toBe(false);
    }
  });
});
