import type { CheckIn } from '@ori/contracts/tutor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../../testing/family-app.ts';
import { openFamily, signInChild } from '../../../testing/family-people.ts';
import type { Client } from '../../../testing/client.ts';
import { runIfDue } from '../../../jobs/run-jobs.ts';
import { startTestApp } from '../../../testing/app.ts';
import { ask, say } from '../testing/tutor-client.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const DAY_MS = 86_400_000;
const FIELDS = '{ id studentId reason message suggestedActions }';
const generate = (client: Client, daysSince: number) =>
  ask<{ created: number; checkIns: CheckIn[] }>(
    client,
    `mutation { generateCheckInsForInactiveStudents(daysSince: ${daysSince}) { created checkIns ${FIELDS} } }`,
  );
const latest = (client: Client) => ask<CheckIn | null>(client, `{ getProactiveCheckIn ${FIELDS} }`);

/** A family whose child has been away for some days; both sign in again. */
async function awayFor(days: number) {
  const people = await openFamily(family);
  await family.database.pool.query('update users set created_at = $1 where id = $2', [
    new Date(family.clock.now.getTime() - days * DAY_MS),
    people.child.id,
  ]);
  return people;
}

describe('check-ins for students who stay away', () => {
  test('go to their grown-ups with the days counted, and greet the child without a reproach', async () => {
    const { parent, child, learner } = await awayFor(5);
    const run = await generate(parent, 3);
    expect(run.created).toBe(2);
    expect(run.checkIns).toMatchObject([{ studentId: child.id, reason: 'inactive' }]);
    expect(run.checkIns[0]?.message).toContain('5 days');
    expect(await latest(parent)).toMatchObject({ studentId: child.id, reason: 'inactive' });
    const greeting = await latest(learner);
    expect(greeting).toMatchObject({ reason: 'welcome-back' });
    expect(greeting?.message).not.toMatch(/days|away|miss/);
  });

  test('come once a week, whoever asks how often', async () => {
    const { parent } = await awayFor(5);
    expect((await generate(parent, 3)).created).toBe(2);
    expect((await generate(parent, 3)).created).toBe(0);
  });

  test('leave alone who was here in between, and other families’ children', async () => {
    const { parent } = await awayFor(2);
    const stranger = await awayFor(9);
    expect((await generate(parent, 3)).created).toBe(0);
    expect(await latest(stranger.parent)).toBeNull();
  });

  test('are made for all by an admin, whose act is written down; a child may not', async () => {
    const { learner } = await awayFor(6);
    const admin = await family.makeAdmin();
    expect((await generate(admin.client, 3)).created).toBeGreaterThanOrEqual(2);
    const { rows } = await family.database.pool.query(
      "select 1 from audit_entries where act = 'check-ins-generated' and actor_id = $1",
      [admin.user.id],
    );
    expect(rows).toHaveLength(1);
    const refused = await learner.graphql(
      'mutation { generateCheckInsForInactiveStudents(daysSince: 3) { created } }',
    );
    expect(refused.errors).toMatchObject([{ extensions: { code: 'not-allowed' } }]);
  });

  test('are made by a teacher for linked children whose learning they may see, and go to the grown-ups', async () => {
    const { parent, child } = await awayFor(6);
    await awayFor(6);
    const teacher = await family.signUp('teacher');
    const link = `insert into child_teachers (id, child_id, family_id, teacher_id, invited_as, invited_at, accepted_at,
      sees_progress, sees_records) select gen_random_uuid(), id, family_id, $2, 'a teacher', now(), now(), false, false
      from users where id = $1`;
    await family.database.pool.query(link, [child.id, teacher.user.id]);
    expect((await generate(teacher.client, 3)).created).toBe(0);
    await family.database.pool.query('update child_teachers set sees_progress = true where child_id = $1', [
      child.id,
    ]);
    expect(await generate(teacher.client, 3)).toEqual({ created: 2, checkIns: [] });
    expect(await latest(parent)).toMatchObject({ studentId: child.id, reason: 'inactive' });
  });

  test.each([0, 366, -1])('refuse %i days', async (days) => {
    const { parent } = await openFamily(family);
    const { errors } = await parent.graphql(
      `mutation { generateCheckInsForInactiveStudents(daysSince: ${days}) { created } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'invalid-input', field: 'daysSince' } }]);
  });
});

describe('a check-in that is asked for', () => {
  test('speaks of what is due, and else asks what to work on', async () => {
    const { learner, child } = await openFamily(family);
    const request = () => ask<CheckIn>(learner, `mutation { requestProactiveCheckIn ${FIELDS} }`);
    expect(await request()).toMatchObject({ reason: 'requested', studentId: child.id });
    await family.database.pool.query(
      `insert into review_cards (learner_id, skill, family_id, due_at, stability_days, difficulty, state, reviews, lapses,
        learning_step, scheduled_days) select id, 'ma-halves', family_id, $2, 1, 5, 2, 1, 0, 0, 1 from users where id = $1`,
      [child.id, family.clock.now],
    );
    expect(await request()).toMatchObject({ reason: 'due-reviews' });
  });

  test('tells a parent of the child who has been away longest', async () => {
    const { parent, child } = await awayFor(4);
    const told = await ask<CheckIn>(parent, `mutation { requestProactiveCheckIn ${FIELDS} }`);
    expect(told).toMatchObject({ reason: 'inactive', studentId: child.id });
  });
});

const jobNamed = (app: Pick<FamilyApp, 'services'>, name: string) => {
  const job = app.services.tutor.jobs.find((each) => each.name === name);
  if (job === undefined) throw new Error(`No job ${name}`);
  return job;
};

describe('the jobs', () => {
  test('are done by one of two processes, once a day', async () => {
    const { parent } = await awayFor(8);
    const other = await startTestApp({
      database: family.database,
      secrets: family.deps.secrets,
      now: () => family.clock.now,
    });
    const ran = await Promise.all(
      [family, other].map((app) => runIfDue(jobNamed(app, 'tutor-check-ins'), app.deps)),
    );
    const later = await runIfDue(jobNamed(other, 'tutor-check-ins'), other.deps);
    expect([...ran, later].filter(Boolean)).toHaveLength(1);
    expect(await latest(parent)).toMatchObject({ reason: 'inactive' });
    await other.http.close();
  });

  test('forget a conversation after 90 days without a word, and keep a younger one', async () => {
    const old = await openFamily(family);
    await say(old.learner, 'hello');
    family.clock.now = new Date(family.clock.now.getTime() + 60 * DAY_MS);
    const young = await signInChild(family, old.child);
    await say(young, 'solve 3x + 5 = 20');
    const count = async () => {
      const text = 'select count(*)::int as found from tutor_messages where learner_id = $1';
      return (await family.database.pool.query<{ found: number }>(text, [old.child.id])).rows[0]?.found;
    };
    expect(await count()).toBe(4);
    family.clock.now = new Date(family.clock.now.getTime() + 31 * DAY_MS);
    await runIfDue(jobNamed(family, 'tutor-forget'), family.deps);
    expect(await count()).toBe(2);
  });
});
