import type { Job } from '../../jobs/run-jobs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/app.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { buyPlan } from '../../testing/paid-people.ts';

const PIN = '7294';
const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-20T15:00:00Z');
let app: FamilyApp;
beforeAll(async () => {
  app = await openFamilyApp({ payments: { kind: 'test' } });
});
afterAll(() => app.close());

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query<Row>(text, values)).rows;
/** Day 0 is the day on which everybody of these tests was last there. */
const goTo = (day: number) => {
  app.clock.now = new Date(START.getTime() + day * DAY_MS);
};
/** Nobody but who is made next takes part. */
async function begin(): Promise<void> {
  goTo(0);
  await query('delete from families');
}
async function allSeenNow(): Promise<void> {
  await query('update families set last_active_at = $1', [app.clock.now]);
}
const run = () => (app.services.privacy.jobs.find(({ name }) => name === 'unused-accounts') as Job).run();
async function subjectsTo({ user }: Person): Promise<string[]> {
  const all = await app.mailed();
  return all.filter(({ to }) => to === user.email).map(({ subject }) => subject);
}
const asks = async (person: Person) =>
  (await subjectsTo(person)).filter((subject) => subject.startsWith('Do you still need')).length;
const living = async ({ user }: Person) =>
  (await query('select 1 from users where id = $1 and deleted_at is null', [user.id])).length === 1;
const signIn = ({ user }: Person) =>
  app.visitor().post('/api/auth/v2/pin/login', { identifier: user.sacredId ?? '', pin: PIN });

test('a family nobody uses gets two letters and is deleted after 60 days, undoable, then erased', async () => {
  await begin();
  const parent = await app.signUpParent();
  const child = await app.addChild(parent);
  await allSeenNow();
  for (const [day, letters] of [
    [729, 0],
    [730, 1],
    [731, 1],
    [759, 1],
    [760, 2],
    [789, 2],
  ] as const) {
    goTo(day);
    // Two processes, and each of them once more.
    await Promise.all([run(), run()]);
    await run();
    expect([day, await asks(parent), await living(child)]).toEqual([day, letters, true]);
  }
  goTo(790);
  await Promise.all([run(), run()]);
  expect([await living(parent), await living(child)]).toEqual([false, false]);
  expect((await subjectsTo(parent)).filter((subject) => subject.includes('will be deleted'))).toHaveLength(1);
  const acts = await query<{ act: string }>(
    `select act from audit_entries where actor_id is null and family_id = (select family_id from users where id = $1)
      order by at, act`,
    [parent.user.id],
  );
  expect(acts.map(({ act }) => act)).toEqual([
    'account-unused-told',
    'account-unused-told',
    'deletion-scheduled',
    'deletion-scheduled',
  ]);
  goTo(821);
  await app.services.accounts.sweep();
  expect(await query('select 1 from families')).toEqual([]);
});

test('anybody’s sign-in stops it, and the two years begin anew', async () => {
  await begin();
  const parent = await app.signUpParent();
  const child = await app.addChild(parent);
  await allSeenNow();
  goTo(730);
  await run();
  goTo(755);
  expect((await signIn(child)).statusCode).toBe(200);
  for (const day of [760, 790, 1484]) {
    goTo(day);
    await run();
  }
  expect([await asks(parent), await living(parent), await living(child)]).toEqual([1, true, true]);
  goTo(1485);
  await run();
  expect(await asks(parent)).toBe(2);
});

test('for 30 days a sign-in of anybody brings the whole family back, and for good', async () => {
  await begin();
  const parent = await app.signUpParent();
  const child = await app.addChild(parent);
  await allSeenNow();
  for (const day of [730, 760, 790]) {
    goTo(day);
    await run();
  }
  goTo(819);
  await app.services.accounts.sweep();
  expect((await signIn(child)).statusCode).toBe(200);
  await run();
  expect([await living(parent), await living(child)]).toEqual([true, true]);
});

test('work in a session that stays open counts as being there', async () => {
  await begin();
  const teacher = await app.signUp('teacher');
  await query(`update sessions set expires_at = '2040-01-01'`);
  goTo(500);
  expect((await teacher.client.get('/api/auth/check-session')).statusCode).toBe(200);
  goTo(1229);
  await run();
  expect(await asks(teacher)).toBe(0);
  goTo(1230);
  await run();
  expect(await asks(teacher)).toBe(1);
});

test('learners of their own are told too; whose plan runs, and an admin, never', async () => {
  await begin();
  const learner = await app.signUp('student', { ageGroup: 'high', age: 16 });
  const paying = await app.signUpParent();
  await buyPlan(app, paying, 'family');
  const admin = await app.makeAdmin();
  await allSeenNow();
  await query(`update subscriptions set period_ends_at = '2040-01-01'`);
  goTo(730);
  await run();
  expect([await asks(learner), await asks(paying), await asks(admin)]).toEqual([1, 0, 0]);
});
