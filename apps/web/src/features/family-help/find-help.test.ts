import { expect, it } from 'vitest';
import { findHelp } from './find-help.ts';

const entry = (id: string, ask: string, answer: string) =>
  ({ theme: 'today', id, ask, answer, to: '/dashboard/parent' }) as const;
const ALL = [
  entry('a', 'Where is the week?', 'In the plan. A child who is ill keeps it.'),
  entry('b', 'A child is ill', 'Press “Ill”: everything moves on.'),
  entry('c', 'Où sont les élèves ?', 'Là.'),
];
const ids = (typed: string) => findHelp(ALL, typed).map(({ id }) => id);

it('shows everything until something is typed', () => expect(ids('  ')).toEqual(['a', 'b', 'c']));

it('needs every word, and puts questions that hold them before answers that do', () => {
  expect(ids('ILL child')).toEqual(['b', 'a']);
  expect(ids('ill moon')).toEqual([]);
});

it('does not mind accents', () => expect(ids('eleves')).toEqual(['c']));
