import { expect, test } from 'vitest';
import { overBudget } from './budget.ts';

const LIGHT = { entry: 100, pages: { 'home.page.tsx': 10 }, style: 11, signedIn: 150, lab: 40 };

test('lets a light build through', () => {
  expect(overBudget(LIGHT)).toEqual([]);
});

test('names every part that is too heavy', () => {
  expect(
    overBudget({ ...LIGHT, entry: 115.2, pages: { 'home.page.tsx': 15.1, 'help.page.tsx': 2 } }),
  ).toEqual(['first visit: 115.2 kB, at most 115', 'home.page.tsx: 15.1 kB, at most 15']);
});
