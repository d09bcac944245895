import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../../testing/family-app.ts';
import { openFamily } from '../../../testing/family-people.ts';
import { runIfDue } from '../../../jobs/run-jobs.ts';
import { say } from '../testing/tutor-client.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const HOUR_MS = 3_600_000;
let mailedBefore: ReadonlySet<string>;
async function startCounting(): Promise<void> {
  mailedBefore = new Set((await family.mailed()).map(({ id }) => id));
}
beforeEach(startCounting);

/** What was mailed since the test began, or began to count. */
const mails = async () => (await family.mailed()).filter(({ id }) => !mailedBefore.has(id));
const wait = (ms: number) => {
  family.clock.now = new Date(family.clock.now.getTime() + ms);
};
/** Runs the job that looks after alerts, as a process does every minute. */
async function catchUp(): Promise<void> {
  wait(61_000);
  const job = family.services.tutor.jobs.find(({ name }) => name === 'tutor-alerts');
  if (job === undefined) throw new Error('No such job');
  await runIfDue(job, family.deps);
}
const jobs = async () =>
  (
    await family.database.pool.query<{ task: string; payload: string }>(
      `select t.identifier as task, j.payload::text from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id`,
    )
  ).rows;
const standing = async (childId: string) =>
  (
    await family.database.pool.query(
      'select mailed_at is not null as told, delivered_at is not null as delivered from tutor_alerts where child_id = $1',
      [childId],
    )
  ).rows;

describe('an alert', () => {
  test('is kept with the job that tells of it, which holds no name and no word; a letter that left is noted', async () => {
    const { learner, child } = await openFamily(family);
    await startCounting();
    await say(learner, 'I want to kill myself');
    const [job, ...others] = await jobs();
    expect([job?.task, others]).toEqual(['alert', []]);
    expect(job?.payload).not.toMatch(new RegExp(`${child.firstName}|kill`));
    expect(await standing(child.id)).toEqual([{ told: false, delivered: false }]);
    expect(await mails()).toHaveLength(1);
    expect(await standing(child.id)).toEqual([{ told: true, delivered: true }]);
  });

  test.each(['S1', 'S2'])(
    'of %s whose letters are not there any more is found within the hour',
    async (tier) => {
      const { learner, child } = await openFamily(family);
      await startCounting();
      await say(learner, tier === 'S1' ? 'I want to kill myself' : 'nobody likes me and I feel so alone');
      await family.database.pool.query('delete from graphile_worker._private_jobs');
      await family.database.pool.query('update tutor_alerts set mailed_at = $2 where child_id = $1', [
        child.id,
        family.clock.now,
      ]);
      await catchUp();
      expect(await mails()).toEqual([]);
      wait(HOUR_MS);
      await catchUp();
      await catchUp();
      expect(await mails()).toHaveLength(1);
      await catchUp();
      expect(await mails()).toHaveLength(1);
    },
  );

  test('that had nobody to go to goes to whoever can be written to by then', async () => {
    const { learner, child } = await openFamily(family);
    const { rows } = await family.database.pool.query<{ id: string; email: string }>(
      `update users u set is_active = false from guardianships g
        where g.child_id = $1 and u.id = g.guardian_id returning u.id, u.email`,
      [child.id],
    );
    await startCounting();
    await say(learner, 'I want to kill myself');
    expect(await mails()).toEqual([]);
    await family.database.pool.query('update users set is_active = true where id = $1', [rows[0]?.id]);
    wait(HOUR_MS);
    await catchUp();
    expect((await mails()).map(({ to }) => to)).toEqual([rows[0]?.email]);
    expect(await standing(child.id)).toEqual([{ told: true, delivered: true }]);
  });
});
