import { expect, it } from 'vitest';
import { proposedYear } from './school-year.ts';

const CHILD = { childId: 'c', firstName: 'Amina', gradeLevel: null, ageGroup: null };
const gradeOf = (child: Partial<Parameters<typeof proposedYear>[0]>) =>
  proposedYear({ ...CHILD, ...child }, [], '2026-11-23', 240).grade;

it('proposes the grade that was told, else the first of the child’s age, and kindergarten for who knows nothing', () => {
  expect(gradeOf({ gradeLevel: 4, ageGroup: 'middle' })).toBe(4);
  expect(gradeOf({ ageGroup: 'elementary' })).toBe(3);
  expect(gradeOf({ ageGroup: 'high' })).toBe(9);
  expect(gradeOf({})).toBe(0);
});
