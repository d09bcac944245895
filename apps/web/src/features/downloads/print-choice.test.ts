import { expect, it } from 'vitest';
import { firstChoice, pathOf } from './print-choice.ts';

it('a paper is asked for as chosen, with its year only where it has one', () => {
  const choice = firstChoice('fr', 2026);
  expect(pathOf({ id: 'pentagon', isDated: false }, 'pdf', choice)).toBe(
    '/api/resources/downloads/pentagon/pdf?size=a4&ink=colour&lng=fr',
  );
  expect(pathOf({ id: 'year-planner', isDated: true }, 'picture', { ...choice, ink: 'sparing' })).toBe(
    '/api/resources/downloads/year-planner/picture?size=a4&ink=sparing&lng=fr&year=2026',
  );
});

it('Letter comes first where most readers print on it', () => {
  expect([firstChoice('en', 2026).size, firstChoice('es', 2026).size]).toEqual(['letter', 'letter']);
});
