import type { Assignment, ParentDashboard, StudentHome } from '@ori/contracts/learning';
import type { AssignmentStatus, PlannedAssignment } from '@ori/contracts/planning';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { attempt, itemBehind, questionsOf, send } from '../../testing/practice-walk.ts';
import { ANGLES, HALVES } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const TODAY = '2026-11-20';
const SECOND_MS = 1_000;
/** Nothing happens at the very same moment. */
function tick(): void {
  family.clock.now = new Date(family.clock.now.getTime() + SECOND_MS);
}

async function openPlan() {
  const people = await openFamily(family);
  const { parent, learner, child } = people;
  const listFor = async (client: typeof parent, query = '') =>
    (await client.get(`/api/assignments${query}`)).json<{ assignments: PlannedAssignment[] }>().assignments;
  return {
    ...people,
    listFor,
    async give(what: object) {
      tick();
      const given = await parent.post('/api/assignments', { childId: child.id, dueOn: TODAY, ...what });
      return given.json<PlannedAssignment>();
    },
    /** What a parent's dashboard or a learner's home tells is to do. */
    async upcoming(client: typeof parent): Promise<Assignment[]> {
      if (client === learner) return (await client.get('/api/learning/home')).json<StudentHome>().assignments;
      return (await client.get('/api/families/dashboard')).json<ParentDashboard>().upcomingAssignments;
    },
    statuses: async () => (await listFor(learner)).map(({ status }) => status),
    async answer(times: number) {
      for (let time = 0; time < times; time++) {
        tick();
        const asked = await learner.post('/api/learning/questions', { skill: 'ma-halves', count: 1 });
        const [question] = asked.json<Awaited<ReturnType<typeof questionsOf>>>().questions;
        await send(learner, attempt(question!, itemBehind(family.sessionSecret, child.id, question!).answer));
      }
    },
  };
}
const practice = { kind: 'practice', skill: 'ma-halves', count: 3 };

describe('an assignment', () => {
  test('is planned, due or late by its date, for the learner and the parent alike', async () => {
    const { give, statuses, listFor, parent, child } = await openPlan();
    await give({ lessonId: HALVES, dueOn: '2026-11-25' });
    await give({ lessonId: ANGLES, dueOn: '2026-11-19' });
    await give(practice);
    expect(await statuses()).toEqual<AssignmentStatus[]>(['late', 'due', 'planned']);
    expect(await listFor(parent)).toEqual(await listFor(parent, `?childId=${child.id}`));
    expect((await listFor(parent, '?status=late')).map(({ lesson }) => lesson?.id)).toEqual([ANGLES]);
  });

  test('of practice is done by answering, whoever looks, and by nothing else', async () => {
    const { give, answer, listFor, learner, statuses } = await openPlan();
    await answer(2);
    const given = await give(practice);
    expect(given).toMatchObject({
      kind: 'practice',
      lesson: null,
      skill: { id: 'ma-halves' },
      count: 3,
      answered: 0,
      state: 'new',
    });
    await answer(2);
    expect(await listFor(learner)).toMatchObject([{ answered: 2, state: 'started', status: 'due' }]);
    const claim = { ...given, status: 'done', completedAt: family.clock.now.toISOString() };
    expect((await learner.put(`/api/assignments/${given.id}`, claim)).statusCode).toBe(403);
    await answer(2);
    expect(await listFor(learner)).toMatchObject([{ answered: 3, state: 'completed', status: 'done' }]);
    expect(await statuses()).toEqual(['done']);
  });

  test('of practice is told at home and to the parents with how far it is, until it is done', async () => {
    const { give, answer, parent, learner, upcoming } = await openPlan();
    await answer(1);
    await give(practice);
    await give({ lessonId: ANGLES, dueOn: '2026-11-19' });
    await answer(2);
    for (const reader of [parent, learner])
      expect(await upcoming(reader)).toMatchObject([
        { kind: 'lesson', lesson: { id: ANGLES }, skill: null, count: null, state: 'new' },
        {
          kind: 'practice',
          lesson: null,
          skill: { id: 'ma-halves' },
          count: 3,
          answered: 2,
          state: 'started',
        },
      ]);
    await answer(1);
    expect((await upcoming(learner)).map(({ kind }) => kind)).toEqual(['lesson']);
    expect((await upcoming(parent)).map(({ kind }) => kind)).toEqual(['lesson']);
  });

  test('of practice is no longer asked for two weeks after its day; a lesson is until it is done', async () => {
    const { give, child, parent, learner, listFor, upcoming } = await openPlan();
    await give({ lessonId: HALVES });
    await give(practice);
    const dueOn = async (day: string) => {
      const text = 'update assignments set due_on = $1 where child_id = $2';
      await family.database.pool.query(text, [day, child.id]);
      return (await upcoming(learner)).map(({ kind }) => kind);
    };
    expect(await dueOn('2026-11-06')).toEqual(['lesson', 'practice']);
    expect(await dueOn('2026-11-05')).toEqual(['lesson']);
    expect(await listFor(parent)).toHaveLength(2);
  });

  test('of practice given again while it is open is changed; given after it is done it is a new one', async () => {
    const { give, answer, listFor, parent } = await openPlan();
    const first = await give(practice);
    const again = await give({ ...practice, count: 1, dueOn: '2026-11-30' });
    expect(again).toMatchObject({ id: first.id, count: 1, dueOn: '2026-11-30' });
    await answer(1);
    await give(practice);
    expect(await listFor(parent)).toHaveLength(2);
  });

  test('gets another date from its parent, and is found by its id by learner and parent alone', async () => {
    const { give, parent, learner } = await openPlan();
    const stranger = await openPlan();
    const { id } = await give({ lessonId: HALVES });
    const url = `/api/assignments/${id}`;
    expect((await parent.put(url, { dueOn: '2026-12-01' })).json()).toMatchObject({
      id,
      dueOn: '2026-12-01',
      status: 'planned',
    });
    expect((await learner.get(url)).json()).toEqual((await parent.get(url)).json());
    expect((await stranger.learner.get(url)).statusCode).toBe(404);
    expect((await stranger.parent.put(url, { dueOn: '2026-12-01' })).statusCode).toBe(404);
    expect((await parent.put(url, { dueOn: '2031-01-01' })).json()).toMatchObject({ field: 'dueOn' });
    expect(await stranger.listFor(stranger.parent)).toEqual([]);
  });

  test('names the field that is wrong', async () => {
    const { parent, child } = await openPlan();
    const refusals: [object, string][] = [
      [{ kind: 'practice' }, 'skill'],
      [{ kind: 'practice', skill: 'no-such-skill' }, 'skill'],
      [{ ...practice, count: 0 }, 'count'],
      [{}, 'lessonId'],
    ];
    for (const [what, field] of refusals) {
      const refused = await parent.post('/api/assignments', { childId: child.id, dueOn: TODAY, ...what });
      expect([refused.statusCode, refused.json().field], JSON.stringify(what)).toEqual([400, field]);
    }
  });

  test('leaves an entry of who gave, moved and took it back', async () => {
    const { give, parent, child } = await openPlan();
    const { id } = await give({ lessonId: HALVES });
    await parent.put(`/api/assignments/${id}`, { dueOn: '2026-12-01' });
    await parent.delete(`/api/assignments/${id}`);
    const text = `select act from audit_entries where subject_id = $1 and act like 'assignments%' order by at, act`;
    const { rows } = await family.database.pool.query<{ act: string }>(text, [child.id]);
    expect(new Set(rows.map(({ act }) => act))).toEqual(
      new Set(['assignments.give', 'assignments.move', 'assignments.withdraw']),
    );
  });
});
