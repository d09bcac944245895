import type { DeletionPreview } from '@ori/contracts/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupOf } from './export/kept-tables.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { practise } from '../../testing/practice-walk.ts';

const PIN = '7294';
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Kept by ids alone, to show what was done with the family’s data, and forgotten after three years; receipts are kept
 * for seven, without whose they were.
 */
const OUTLIVES = ['audit_entries', 'receipts'];
let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await family.database.pool.query<Row>(text, values)).rows;
}
const tables = () =>
  query<{ name: string; hangsOn: boolean }>(`select c.relname as name, exists (
      select 1 from pg_constraint f where f.conrelid = c.oid and f.confrelid = 'families'::regclass
        and f.confdeltype = 'c' and f.conkey = array[a.attnum]) as "hangsOn"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'family_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace`);

/** A family that did a little of everything the house has long had. */
async function openBusy() {
  const form = { pin: PIN, pinConfirmation: PIN };
  const parent = await family.signUpParent(form);
  const { child, client: learner } = await family.addChild(parent);
  await practise({ learner, learnerId: child.id, sessionSecret: family.sessionSecret }, 'sharing-a-loaf');
  await parent.client.put(`/api/limits/${child.id}`, { dailyMinutes: 60, hours: null, quiet: null });
  await parent.client.put(`/api/practices/${child.id}`, { mindfulness: true });
  await learner.post('/api/goals', { kind: 'daily-minutes', minutes: 20 });
  await parent.client.post('/api/accounts/prove', { pin: PIN });
  return { parent: parent.client, user: parent.user, child, learner };
}
async function familyOf(userId: string): Promise<string> {
  const [row] = await query<{ id: string }>('select family_id as id from users where id = $1', [userId]);
  return row?.id ?? '';
}
async function rowsLeft(familyId: string): Promise<string[]> {
  const left: string[] = [];
  for (const { name } of await tables()) {
    const [row] = await query(`select 1 from "${name}" where family_id = $1 limit 1`, [familyId]);
    if (row && !OUTLIVES.includes(name)) left.push(name);
  }
  return left;
}

test('every table that carries a family is emptied with it', async () => {
  const found = await tables();
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ name, hangsOn }) => !hangsOn && !OUTLIVES.includes(name))).toEqual([]);
});

test('a family is told what would go, leaves at once, and after thirty days no row is left of it', async () => {
  const { parent, user, child, learner } = await openBusy();
  const familyId = await familyOf(user.id);
  const told = (await parent.get('/api/privacy/deletion')).json<DeletionPreview>();
  expect(told.people.map(({ id, isChild }) => [id, isChild])).toEqual([
    [child.id, true],
    [user.id, false],
  ]);
  expect(told.groups.find(({ group }) => group === 'learning')?.rows).toBeGreaterThan(2);
  expect((await parent.post('/api/privacy/deletion')).statusCode).toBe(200);
  expect((await parent.get('/api/privacy/deletion')).statusCode).toBe(401);
  expect((await learner.get('/api/learning/home')).statusCode).toBe(401);
  expect((await rowsLeft(familyId)).length).toBeGreaterThan(5);
  family.clock.now = new Date(family.clock.now.getTime() + 30 * DAY_MS + 1);
  await family.services.accounts.sweep();
  expect(await rowsLeft(familyId)).toEqual([]);
  expect(await query('select 1 from families where id = $1', [familyId])).toEqual([]);
});

test('signing in within thirty days undoes it, for the children too', async () => {
  const { parent, user, child } = await openBusy();
  await parent.post('/api/privacy/deletion');
  family.clock.now = new Date(family.clock.now.getTime() + 30 * DAY_MS - 60_000);
  await family.services.accounts.sweep();
  const back = await parent.post('/api/auth/v2/pin/login', { identifier: user.sacredId, pin: PIN });
  expect(back.statusCode).toBe(200);
  expect((await parent.get('/api/families/children')).json()).toMatchObject({ children: [{ id: child.id }] });
});

test('nobody deletes a family without giving their PIN again, and no child or teacher at all', async () => {
  const { parent, learner } = await openFamily(family);
  expect((await parent.post('/api/privacy/deletion')).json().code).toBe('proof-needed');
  expect((await learner.post('/api/privacy/deletion')).statusCode).toBe(403);
  expect((await (await family.signUp('teacher')).client.post('/api/privacy/deletion')).statusCode).toBe(403);
});

test('a school year, its terms and the courses that are followed are told as plans', () => {
  for (const table of ['school_years', 'school_terms', 'followed_courses', 'plan_changes', 'timetable_slots'])
    expect([table, groupOf(table)]).toEqual([table, 'plans']);
  expect(groupOf('record_entries')).toBe('records');
});
