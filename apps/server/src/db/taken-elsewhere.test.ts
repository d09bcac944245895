import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { booksRead } from '../features/portfolio/portfolio.tables.ts';
import { type FamilyApp, openFamilyApp } from '../testing/family-app.ts';
import { openFamily } from '../testing/family-people.ts';
import { isTakenElsewhere } from './taken-elsewhere.ts';

let app: FamilyApp;
beforeAll(async () => {
  app = await openFamilyApp();
});
afterAll(() => app.close());

const book = {
  title: 'Things Fall Apart',
  author: 'Chinua Achebe',
  isbn: '',
  startedOn: '2026-08-01',
  finishedOn: null,
};

async function openReaders() {
  const { parent, child } = await openFamily(app);
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select family_id as id from users where id = $1',
    [child.id],
  );
  const keep = (id: string) => parent.put('/api/portfolio/books', { id, childId: child.id, ...book });
  return { familyId: rows[0]?.id ?? '', keep };
}

const isTaken = (...rows: { id: string; familyId: string }[]) =>
  isTakenElsewhere(app.database.db, booksRead, rows);

it('finds an id that another family has, and none that is free or the family’s own', async () => {
  const [first, second] = await Promise.all([openReaders(), openReaders()]);
  const id = randomUUID();
  expect((await first.keep(id)).statusCode).toBe(200);

  expect(await isTaken({ id, familyId: second.familyId })).toBe(true);
  expect(await isTaken({ id, familyId: first.familyId })).toBe(false);
  expect(await isTaken({ id: randomUUID(), familyId: second.familyId })).toBe(false);
  expect(await isTaken()).toBe(false);
  expect((await second.keep(id)).json()).toMatchObject({ code: 'key-reused' });
  expect((await first.keep(id)).statusCode).toBe(200);
});
