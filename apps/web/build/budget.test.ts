import { expect, test } from 'vitest';
import { overBudget } from './budget.ts';

const LIGHT = {
  pages: { 'home.page.tsx': 110 },
  chunks: { 'home.page.tsx': 10 },
  styles: { 'home.page.tsx': 11, 'profile.page.tsx': 9 },
  signedIn: 150,
  lab: 40,
};

test('lets a light build through', () => {
  expect(overBudget(LIGHT)).toEqual([]);
});

test('names every part that is too heavy', () => {
  expect(
    overBudget({
      ...LIGHT,
      pages: { 'home.page.tsx': 115.2, 'help.page.tsx': 100 },
      chunks: { 'home.page.tsx': 15.1, 'help.page.tsx': 2 },
      styles: { 'home.page.tsx': 12.1 },
    }),
  ).toEqual([
    'first visit of home.page.tsx: 115.2 kB, at most 115',
    'chunk of home.page.tsx: 15.1 kB, at most 15',
    'style of home.page.tsx: 12.1 kB, at most 12',
  ]);
});
