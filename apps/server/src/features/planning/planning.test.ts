import type { Assignment, ParentDashboard } from '@ori/contracts/learning';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { practise } from '../../testing/practice-walk.ts';
import { ANGLES, HALVES, LOAVES_COURSE, UNLIKE } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

async function openPlan() {
  const people = await openFamily(family);
  const { parent, child } = people;
  return {
    ...people,
    give: (lessonId: string, dueOn: string) =>
      parent.post('/api/assignments', { childId: child.id, lessonId, dueOn }),
    upcoming: async () =>
      (await parent.get('/api/families/dashboard')).json<ParentDashboard>().upcomingAssignments,
  };
}

describe('an assignment', () => {
  test('is upcoming from overdue to later, soonest first, until its lesson is completed', async () => {
    const { give, upcoming, learner, child } = await openPlan();
    await give(ANGLES, '2026-12-24');
    await give(HALVES, '2026-11-19');
    await give(UNLIKE, '2026-11-20');
    expect((await upcoming()).map(({ lesson }) => lesson?.id)).toEqual([HALVES, UNLIKE, ANGLES]);
    expect((await upcoming()).map(({ from }) => from)).toEqual([null, null, null]);
    await practise({ learner, learnerId: child.id, sessionSecret: family.sessionSecret }, HALVES);
    expect((await upcoming())[0]).toMatchObject({ lesson: { id: HALVES }, state: 'started' });
    await learner.post(`/api/courses/${LOAVES_COURSE}/lessons/${HALVES}/complete`);
    expect((await upcoming()).map(({ lesson }) => lesson?.id)).toEqual([UNLIKE, ANGLES]);
    expect((await give(HALVES, '2026-12-01')).json<Assignment>().state).toBe('completed');
    expect(await upcoming()).toHaveLength(2);
  });

  test('given again while it is still to do moves its date', async () => {
    const { give, upcoming } = await openPlan();
    const first = (await give(HALVES, '2026-11-25')).json<Assignment>();
    const answers = await Promise.all([1, 2, 3, 4].map(() => give(HALVES, '2026-11-28')));
    expect(answers.map((answer) => answer.json<Assignment>().id)).toEqual([
      first.id,
      first.id,
      first.id,
      first.id,
    ]);
    expect(await upcoming()).toMatchObject([{ id: first.id, dueOn: '2026-11-28' }]);
  });

  test('can be taken back by its own parent and by nobody else', async () => {
    const { give, upcoming, parent } = await openPlan();
    const stranger = await openPlan();
    const { id } = (await give(HALVES, '2026-11-25')).json<Assignment>();
    expect((await stranger.parent.delete(`/api/assignments/${id}`)).statusCode).toBe(404);
    expect(await upcoming()).toHaveLength(1);
    expect((await parent.delete(`/api/assignments/${id}`)).statusCode).toBe(200);
    expect((await parent.delete(`/api/assignments/${id}`)).statusCode).toBe(404);
    expect(await upcoming()).toEqual([]);
  });

  test('that makes no sense is refused by field, and nothing is kept', async () => {
    const { give, upcoming } = await openPlan();
    const refusals: [string, string, string][] = [
      ['no-such-lesson', '2026-11-25', 'lessonId'],
      [HALVES, '2026-11-02', 'dueOn'],
      [HALVES, '2031-01-01', 'dueOn'],
      [HALVES, '0000-01-01', 'dueOn'],
      [HALVES, '2026-02-30', 'dueOn'],
      [HALVES, 'tomorrow', 'dueOn'],
    ];
    for (const [lessonId, dueOn, field] of refusals) {
      const refused = await give(lessonId, dueOn);
      expect([refused.statusCode, refused.json().field], dueOn).toEqual([400, field]);
    }
    expect(await upcoming()).toEqual([]);
  });
});
