import { randomUUID } from 'node:crypto';
import type { LateCareInput, SafetyAlert } from '@ori/contracts/tutor-care';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runIfDue } from '../../../jobs/run-jobs.ts';
import type { Person } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../../testing/family-app.ts';
import { openFamily } from '../../../testing/family-people.ts';

let family: FamilyApp;
let admin: Person;
beforeAll(async () => {
  family = await openFamilyApp();
  admin = await family.makeAdmin();
});
afterAll(() => family.close());

const HOUR_MS = 3_600_000;
let mailedBefore: ReadonlySet<string>;
beforeEach(async () => {
  mailedBefore = new Set((await family.mailed()).map(({ id }) => id));
});
const mails = async () => (await family.mailed()).filter(({ id }) => !mailedBefore.has(id));
const hoursAgo = (hours: number) => new Date(family.clock.now.getTime() - hours * HOUR_MS).toISOString();

/** Word of a cry, as a device that was offline sends it. */
const word = (over: Partial<LateCareInput> = {}): LateCareInput => ({
  id: randomUUID(),
  category: 'self-harm',
  involvesFamily: false,
  at: hoursAgo(2),
  ...over,
});
const send = (client: Client, body: object) => client.post('/api/tutor/late-care', body);
async function alertsOf(client: Client): Promise<SafetyAlert[]> {
  return (await client.get('/api/tutor/alerts')).json<{ alerts: SafetyAlert[] }>().alerts;
}
async function catchUp(): Promise<void> {
  family.clock.now = new Date(family.clock.now.getTime() + 61_000);
  const job = family.services.tutor.jobs.find(({ name }) => name === 'tutor-alerts');
  if (job === undefined) throw new Error('No such job');
  await runIfDue(job, family.deps);
}
async function auditsOf(childId: string): Promise<number> {
  const text = `select 1 from audit_entries where subject_id = $1 and act = 'safety-alert'`;
  return (await family.database.pool.query(text, [childId])).rowCount ?? 0;
}

test('word of danger that was written offline reaches the parent at once, with its hour and none of its words; sent twice it is kept once', async () => {
  const { learner, parent, child } = await openFamily(family);
  const told = word();
  for (const _ of [1, 2]) expect((await send(learner, told)).statusCode).toBe(200);
  const [alert, ...others] = await alertsOf(parent);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    id: told.id,
    childId: child.id,
    tier: 'S1',
    category: 'self-harm',
    excerpt: null,
    at: told.at,
    acknowledgedAt: null,
  });
  const letters = await mails();
  expect(letters).toHaveLength(1);
  expect(letters[0]?.subject).toContain(child.firstName);
  expect(await auditsOf(child.id)).toBe(1);
});

test.each([
  { category: 'abuse', involvesFamily: false },
  { category: 'self-harm', involvesFamily: true },
] as const)(
  'word that may be about the family goes to safeguarding alone, and the family sees nothing of it: $category',
  async (about) => {
    const { learner, parent, child } = await openFamily(family);
    await send(learner, word(about));
    expect(await alertsOf(parent)).toEqual([]);
    expect((await mails()).map(({ to }) => to)).toEqual([admin.user.email]);
    expect(await alertsOf(admin.client)).toContainEqual(
      expect.objectContaining({ childId: child.id, tier: 'S1', excerpt: null }),
    );
    expect((await parent.get('/api/accounts/export')).body).not.toContain('self-harm');
  },
);

test('a hard time waits for the digest, as online; the third in a week is told at once', async () => {
  const { learner, parent } = await openFamily(family);
  await send(learner, word({ category: 'bullying' }));
  await send(learner, word({ category: 'bullying' }));
  expect(await mails()).toEqual([]);
  await send(learner, word({ category: 'distress' }));
  expect(await mails()).toHaveLength(1);
  expect((await alertsOf(parent)).map(({ tier }) => tier)).toEqual(['S2', 'S2', 'S2']);
});

test('word that comes days late is told first and asked after a day later, not at once', async () => {
  const { learner, child } = await openFamily(family);
  await send(learner, word({ at: hoursAgo(70) }));
  await catchUp();
  const escalated = async () => {
    const found = await family.database.pool.query<{ escalated_at: Date | null }>(
      'select escalated_at from tutor_alerts where child_id = $1',
      [child.id],
    );
    return found.rows[0]?.escalated_at ?? null;
  };
  expect(await escalated()).toBeNull();
  family.clock.now = new Date(family.clock.now.getTime() + 24 * HOUR_MS);
  await catchUp();
  expect(await escalated()).not.toBeNull();
});

test('the clock of a device is believed within a month, and never ahead', async () => {
  const { learner, parent } = await openFamily(family);
  await send(learner, word({ at: '2199-01-01T00:00:00Z' }));
  await send(learner, word({ at: '1999-01-01T00:00:00Z' }));
  const now = family.clock.now.getTime();
  const ages = (await alertsOf(parent)).map(({ at }) => now - Date.parse(at));
  expect(ages.toSorted((one, other) => one - other)).toEqual([0, 30 * 24 * HOUR_MS]);
});

test('nobody is told of a grown learner', async () => {
  const grown = await family.signUp('student', { ageGroup: 'adult' });
  expect((await send(grown.client, word())).statusCode).toBe(200);
  expect(await auditsOf(grown.user.id)).toBe(0);
});

test('it is a learner’s word about themself: nobody else’s is taken, and no other family’s alert is touched', async () => {
  const { learner, parent, child } = await openFamily(family);
  const stranger = await openFamily(family);
  const told = word();
  expect((await send(family.visitor(), told)).statusCode).toBe(401);
  for (const client of [parent, (await family.makeAdmin()).client, (await family.signUp('teacher')).client])
    expect((await send(client, told)).statusCode).toBe(403);
  expect((await send(learner, { ...told, childId: stranger.child.id })).statusCode).toBe(400);
  expect((await send(learner, { ...told, category: 'gossip' })).statusCode).toBe(400);
  expect(await auditsOf(child.id)).toBe(0);
  await send(learner, told);
  await send(stranger.learner, { ...told, category: 'bullying' });
  expect(await alertsOf(stranger.parent)).toEqual([]);
  expect(await alertsOf(parent)).toMatchObject([{ id: told.id, category: 'self-harm' }]);
});

test('it is held to a rate', async () => {
  const app = await openFamilyApp({ hasRateLimits: true });
  const { learner } = await openFamily(app);
  const codes: number[] = [];
  for (let n = 0; n < 11; n += 1) codes.push((await send(learner, word())).statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(10);
  expect(codes.at(-1)).toBe(429);
  await app.close();
});
