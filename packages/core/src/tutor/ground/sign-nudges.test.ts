import type { Locale } from '@ori/contracts/locale';
import { expect, it } from 'vitest';
import { solve } from '../../maths/solve/solve.ts';
import { problemOfSolution } from './problem-of-solution.ts';
import { nudgeOfSign } from './sign-nudges.ts';

const nudge = (message: string, locale: Locale = 'en') => {
  const solution = solve(message, locale);
  if (solution === null) throw new Error(`${message} is not solved`);
  return problemOfSolution(solution, { message, locale }).nudge;
};

it.each([
  ['what is 7 x 8', 'equal groups'],
  ['2 + 3', 'bigger number'],
  ['12 - 5', 'number line'],
  ['1/2 + 1/3', 'same size'],
  ['34 - 2 * 8', 'Look at all the signs'],
  ['2 + 3 + 4', 'Look at all the signs'],
  ['square root of 144', 'times itself'],
  ['what is the square root of 144?', 'times itself'],
  ['√144', 'times itself'],
  ['5^2', 'product of equal numbers'],
  ['what is 5 squared?', 'product of equal numbers'],
  ['√144 + 3', 'Look at all the signs'],
  ['5^2 - 3', 'Look at all the signs'],
])('%s is looked at where it is hard', (message, words) => expect(nudge(message)).toContain(words));

it.each(['2 + 3 * 4', '(2 + 3) * 4', '2.5 + 3 - 1', '1/2 + 1/3 - 1/6'])('%s has an order', (message) =>
  expect(nudgeOfSign(message)).toBeNull(),
);

it.each([
  ['fr', 'racine carrée de 144', 'multiplié par lui-même'],
  ['es', 'raíz cuadrada de 144', 'multiplicado por sí mismo'],
  ['fr', '5 au carré', 'nombres égaux'],
  ['es', '5 al cuadrado', 'números iguales'],
] as const)('in %s too: %s', (locale, message, words) => expect(nudge(message, locale)).toContain(words));
