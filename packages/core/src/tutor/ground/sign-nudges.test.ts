import { expect, it } from 'vitest';
import { solve } from '../../maths/solve/solve.ts';
import { problemOfSolution } from './problem-of-solution.ts';
import { nudgeOfSign } from './sign-nudges.ts';

const nudge = (message: string) => {
  const solution = solve(message, 'en');
  if (solution === null) throw new Error(`${message} is not solved`);
  return problemOfSolution(solution, { message, locale: 'en' }).nudge;
};

it.each([
  ['what is 7 x 8', 'equal groups'],
  ['2 + 3', 'bigger number'],
  ['12 - 5', 'number line'],
  ['1/2 + 1/3', 'same size'],
  ['34 - 2 * 8', 'Look at all the signs'],
  ['2 + 3 + 4', 'Look at all the signs'],
])('%s is looked at where it is hard', (message, words) => expect(nudge(message)).toContain(words));

it.each(['2 + 3 * 4', '(2 + 3) * 4', '2.5 + 3 - 1', '1/2 + 1/3 - 1/6'])('%s has an order', (message) =>
  expect(nudgeOfSign(message)).toBeNull(),
);
