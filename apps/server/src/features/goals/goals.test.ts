import { type Goal, GOAL_KINDS, GOALS_MAX } from '@ori/contracts/goals';
import type { StudentHome } from '@ori/contracts/learning';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { practise } from '../../testing/practice-walk.ts';
import { HALVES, LOAVES_COURSE } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

async function openGoals() {
  const people = await openFamily(family);
  const { learner, child } = people;
  return {
    ...people,
    set: (goal: object) => learner.post('/api/goals', goal),
    list: async (client = learner, query = '') =>
      (await client.get(`/api/goals${query}`)).json<{ goals: Goal[] }>().goals,
    work: () => practise({ learner, learnerId: child.id, sessionSecret: family.sessionSecret }, HALVES),
  };
}
const course = { kind: 'finish-course', courseId: LOAVES_COURSE, by: '2026-12-20' };

describe('a goal', () => {
  test('is measured by what was done', async () => {
    const { set, list, work, learner } = await openGoals();
    await set({ kind: 'daily-minutes', minutes: 5 });
    await set({ kind: 'master-skill', skill: 'ma-halves' });
    await set(course);
    expect((await list()).map(({ done, isReached }) => [done, isReached])).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
    await work();
    await learner.post(`/api/courses/${LOAVES_COURSE}/lessons/${HALVES}/complete`);
    const goals = await list();
    const [minutes, skill, finished] = GOAL_KINDS.map((kind) => goals.find((goal) => goal.kind === kind));
    expect(minutes).toMatchObject({ done: 1, of: 5, daysReached: 0 });
    expect(skill!.done).toBeGreaterThan(50);
    expect(skill).toMatchObject({ of: 100, isReached: false });
    expect(finished).toMatchObject({ done: 1, of: 2, by: '2026-12-20', isReached: false });
  });

  test('of daily minutes is the one the home shows, and a new one takes its place', async () => {
    const { set, list, learner } = await openGoals();
    await set({ kind: 'daily-minutes', minutes: 35 });
    await set({ kind: 'daily-minutes', minutes: 45 });
    expect(await list()).toMatchObject([{ of: 45 }]);
    expect((await learner.get('/api/learning/home')).json<StudentHome>().today.goalMinutes).toBe(45);
    await learner.put('/api/progress', { goalMinutes: 15 });
    expect(await list()).toMatchObject([{ of: 15 }]);
  });

  test('is the learner’s own: the parent sees it, another family does not, and only the learner ends it', async () => {
    const { set, list, parent, learner, child } = await openGoals();
    const stranger = await openGoals();
    const { id } = (await set(course)).json<Goal>();
    const query = `?childId=${child.id}`;
    expect(await list(parent, query)).toHaveLength(1);
    expect((await stranger.parent.get(`/api/goals${query}`)).statusCode).toBe(404);
    expect((await stranger.learner.delete(`/api/goals/${id}`)).statusCode).toBe(404);
    expect((await parent.delete(`/api/goals/${id}`)).statusCode).toBe(403);
    expect((await learner.delete(`/api/goals/${id}`)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('names what is wrong with it, and is one of a few', async () => {
    const { set } = await openGoals();
    const refusals: [object, string][] = [
      [{ kind: 'daily-minutes', minutes: 4 }, 'minutes'],
      [{ kind: 'master-skill', skill: 'no-such-skill' }, 'skill'],
      [{ ...course, courseId: 'no-such-course' }, 'courseId'],
      [{ ...course, by: '2026-11-01' }, 'by'],
    ];
    for (const [goal, field] of refusals) {
      const refused = await set(goal);
      expect([refused.statusCode, refused.json().field], JSON.stringify(goal)).toEqual([400, field]);
    }
    const skills = family.content.skills.slice(0, GOALS_MAX + 1);
    const answers = [];
    for (const { id } of skills) answers.push((await set({ kind: 'master-skill', skill: id })).statusCode);
    expect(answers).toEqual([...Array<number>(GOALS_MAX).fill(200), 409]);
  });
});
