import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const get = async (path: string) => (await family.visitor('10.0.0.1').get(path)).json();

test('a visitor sees the whole curriculum in counts that agree with its parts', async () => {
  const { cells } = await get('/api/curriculum/overview');
  const whole = await get('/api/curriculum');
  expect(cells).toHaveLength(35);
  expect(cells.reduce((sum: number, { skills }: { skills: number }) => sum + skills, 0)).toBe(306);
  expect(cells.map(({ skills }: { skills: number }) => skills)).toEqual(
    whole.cells.map(({ skills }: { skills: unknown[] }) => skills.length),
  );
});

const bands = ({ cells }: { cells: { band: string }[] }) => [...new Set(cells.map(({ band }) => band))];

test('a stage, a subject, or both narrow it, and an unknown one is named', async () => {
  expect(bands(await get('/api/curriculum?stage=elementary'))).toEqual(['K-2', '3-5']);
  const both = await get('/api/curriculum?stage=middle&subject=math&lng=fr');
  expect(both.cells).toHaveLength(1);
  expect(both.cells[0].title).toBe('Mathématiques, 11 à 14 ans');
  expect(await get('/api/curriculum?stage=nursery')).toMatchObject({ field: 'stage' });
});

test('a subject is found by its short and its long name, and no other', async () => {
  const short = await get('/api/curriculum/subjects/life');
  expect(await get('/api/curriculum/subjects/life-skills')).toEqual(short);
  const missing = await family.visitor('10.0.0.1').get('/api/curriculum/subjects/alchemy');
  expect(missing.statusCode).toBe(404);
});
