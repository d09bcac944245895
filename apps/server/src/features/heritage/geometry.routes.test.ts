import { PRINCIPLE_IDS } from '@ori/contracts/geometry-names';
import type { GeometryAnswer } from '@ori/contracts/geometry-page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

test('the geometry page has all principles in the order of their plates, each statement with sources, and eight activities', async () => {
  const answer = await family.visitor('10.0.0.7').get('/api/heritage/geometry');
  const { principles, activities } = answer.json<GeometryAnswer>();
  expect(principles.map(({ id }) => id)).toEqual([...PRINCIPLE_IDS]);
  for (const { statements } of principles)
    for (const { sources } of Object.values(statements)) expect(sources.length).toBeGreaterThan(0);
  expect(activities).toHaveLength(8);
});
