import { ROLES } from '@ori/contracts/roles';
import { expect, it } from 'vitest';
import { initialOf, isNameHeld } from './names-in-lists.ts';

it('holds back learners’ names only, and only without a reason', () => {
  expect(ROLES.filter((role) => isNameHeld({}, role))).toEqual(['student']);
  expect(ROLES.filter((role) => isNameHeld({ lookReason: 'law' }, role))).toEqual([]);
});

it.each([
  ['Mina', 'M.'],
  [' élodie', 'É.'],
  ['𝒜da', '𝒜.'],
  ['', ''],
])('tells of %j the initial only', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
