import type { GivenUp, Overview } from '@ori/contracts/administration';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import type { Person } from '../../testing/app.ts';

let app: FamilyApp;
let admin: Person;
beforeAll(async () => {
  app = await openFamilyApp();
  admin = await app.makeAdmin();
  await app.mailed();
});
afterAll(() => app.close());
const pool = () => app.database.pool;
afterEach(() => pool().query('delete from graphile_worker._private_jobs'));

const ROOM = '/api/admin/given-up';
const list = async () => (await admin.client.get(ROOM)).json<GivenUp>().jobs;
/** A letter of which every try failed, and one that still waits. */
async function giveUp(): Promise<GivenUp['jobs'][number]> {
  const letter = { to: 'somebody@example.org', subject: 'x', text: 'y' } as const;
  await app.deps.mail.keep({ ...letter, kind: 'pinReset' });
  await pool().query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'ECONNREFUSED'`,
  );
  await app.deps.mail.keep({ ...letter, kind: 'payment' });
  const [job] = await list();
  return job!;
}
const jobs = async () =>
  (
    await pool().query(
      `select payload->>'kind' as kind, attempts from graphile_worker._private_jobs order by id`,
    )
  ).rows;
const written = async (act: string) =>
  (await pool().query('select actor_id as by, detail from audit_entries where act = $1', [act])).rows;

test('what was given up is listed by its kind alone, what waits is not', async () => {
  const job = await giveUp();
  expect(await list()).toHaveLength(1);
  expect(job).toMatchObject({ kind: 'reset', name: 'pinReset', reason: 'ECONNREFUSED', tries: 125 });
  expect((await admin.client.get(ROOM)).body).not.toContain('somebody');
  await app.deps.queue.add({ task: 'alert-delivered', payload: { ids: [] }, urgency: 'danger' });
  await pool().query('update graphile_worker._private_jobs set attempts = max_attempts');
  expect((await list()).map(({ kind, name }) => [kind, name])).toEqual([
    ['job', 'alert-delivered'],
    ['reset', 'pinReset'],
    ['payment', 'payment'],
  ]);
});

test('one is tried again from its first try on, once, and it is written down who did', async () => {
  const sent = (await app.mailed()).length;
  const { id } = await giveUp();
  const again = () => admin.client.post(`${ROOM}/${id}/try-again`);
  expect((await again()).json()).toEqual({ jobs: [] });
  expect(await jobs()).toEqual([
    { kind: 'pinReset', attempts: 0 },
    { kind: 'payment', attempts: 0 },
  ]);
  expect((await again()).statusCode).toBe(404);
  expect(await written('job-tried-again')).toEqual([{ by: admin.user.id, detail: { job: 'pinReset' } }]);
  const mailed = (await app.mailed()).length;
  expect([mailed, await jobs()]).toEqual([sent + 2, []]);
});

test('one is discarded, and what waits cannot be', async () => {
  const { id } = await giveUp();
  const discard = (of: number | string) => admin.client.delete(`${ROOM}/${of}`);
  expect((await discard(id)).json()).toEqual({ jobs: [] });
  expect(await jobs()).toEqual([{ kind: 'payment', attempts: 0 }]);
  const { rows } = await pool().query('select id::text from graphile_worker._private_jobs');
  for (const other of [id, rows[0].id]) expect((await discard(other)).statusCode).toBe(404);
  for (const wrong of ['x', 0, '9'.repeat(30)]) expect((await discard(wrong)).statusCode).toBe(400);
  expect(await written('job-discarded')).toEqual([{ by: admin.user.id, detail: { job: 'pinReset' } }]);
  const { waiting } = (await admin.client.get('/api/admin/overview')).json<Overview>();
  expect(waiting.map(({ kind }) => kind)).not.toContain('failed-mail');
});
