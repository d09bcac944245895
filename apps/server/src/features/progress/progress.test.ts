import type { AchievementsAnswer, Leaderboard, Progress, Statistics } from '@ori/contracts/progress';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { childForm, openFamily, signInChild } from '../../testing/family-people.ts';
import { practise } from '../../testing/practice-walk.ts';
import { HALVES, LOAVES_COURSE } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = new Date('2026-11-20T15:00:00Z');
});
afterAll(() => family.close());

async function openProgress() {
  const people = await openFamily(family);
  const { learner, child } = people;
  const walker = { learner, learnerId: child.id, sessionSecret: family.sessionSecret };
  return {
    ...people,
    walker,
    async learn() {
      await learner.post(`/api/courses/${LOAVES_COURSE}/lessons/${HALVES}/start`);
      await practise(walker, HALVES, (index) => index === 1);
      await learner.post(`/api/courses/${LOAVES_COURSE}/lessons/${HALVES}/complete`);
    },
  };
}

describe('progress', () => {
  test('is what was done, the same for the learner and the parent', async () => {
    const { learner, parent, child, learn } = await openProgress();
    await learn();
    const own = (await learner.get('/api/progress')).json<Progress>();
    expect(own).toMatchObject({
      childId: child.id,
      lessonsCompleted: 1,
      answers: 2,
      skills: { mastered: 0, due: 0, learning: 1 },
      streak: { days: 1, restsUntil: null, hasWorkedToday: true },
      courses: [{ courseId: LOAVES_COURSE, completed: 1, total: 2 }],
    });
    expect((await parent.get(`/api/progress?childId=${child.id}`)).json()).toEqual(own);
  });

  test('lets a learner set the place and the goal, and never what was learned', async () => {
    const { learner, parent } = await openProgress();
    await learner.post(`/api/courses/${LOAVES_COURSE}/lessons/${HALVES}/start`);
    const place = { courseId: LOAVES_COURSE, lessonId: HALVES, section: 'core' };
    const set = await learner.put('/api/progress', { place, goalMinutes: 20 });
    expect(set.json<Progress>()).toMatchObject({ place: { section: 'core' }, today: { goalMinutes: 20 } });
    for (const forged of [{ lessonsCompleted: 9 }, { skills: { mastered: 9 } }, { goalMinutes: 0 }])
      expect((await learner.put('/api/progress', forged)).statusCode, JSON.stringify(forged)).toBe(400);
    const unopened = { ...place, lessonId: 'adding-parts' };
    expect((await learner.put('/api/progress', { place: unopened })).statusCode).toBe(404);
    expect((await parent.put('/api/progress', { goalMinutes: 20 })).statusCode).toBe(403);
  });

  test('is shown to nobody else, and a parent says whose is meant', async () => {
    const { parent, child } = await openProgress();
    const stranger = await openProgress();
    for (const path of ['', '/achievements', '/statistics']) {
      const url = `/api/progress${path}?childId=${child.id}`;
      expect((await stranger.parent.get(url)).statusCode, path).toBe(404);
      expect((await stranger.learner.get(url)).statusCode, path).toBe(404);
      expect((await parent.get(`/api/progress${path}`)).json(), path).toMatchObject({ code: 'child-needed' });
    }
  });
});

describe('statistics', () => {
  test('add up by week, subject and skill', async () => {
    const { learner, learn } = await openProgress();
    await learn();
    const { weeks, subjects, skills } = (
      await learner.get('/api/progress/statistics?weeks=2')
    ).json<Statistics>();
    expect(weeks).toMatchObject([
      { week: '2026-11-09', answers: 0, minutes: 0 },
      { week: '2026-11-16', answers: 2, right: 1, lessonsCompleted: 1 },
    ]);
    expect(subjects).toMatchObject([{ subject: 'math', answers: 2, right: 1, skills: 1, mastered: 0 }]);
    expect(skills).toMatchObject([{ skill: 'ma-halves', answers: 2, right: 1, unaided: 2, dueAt: null }]);
  });
});

describe('achievements', () => {
  test('come with the rule that earned them, and what is nearest next', async () => {
    const { learner, learn } = await openProgress();
    await learn();
    const { earned, next } = (await learner.get('/api/progress/achievements')).json<AchievementsAnswer>();
    expect(earned).toMatchObject([{ id: 'first-lesson', description: 'Finished a whole lesson.' }]);
    expect(next).toContainEqual(expect.objectContaining({ id: 'five-lessons', done: 1, of: 5 }));
    expect(next).toContainEqual(expect.objectContaining({ id: 'answers-10', done: 1, of: 10 }));
  });
});

describe('the leaderboard', () => {
  test('is off until a parent turns it on, and then shows the own family’s effort', async () => {
    const { parent, child, learner, walker } = await openProgress();
    const stranger = await openProgress();
    await practise(stranger.walker, HALVES);
    const added = await parent.post('/api/families/children', childForm({ firstName: 'Kofi' }));
    const sibling = await signInChild(family, added.json<{ child: { sacredId: string } }>().child);
    await practise(walker, HALVES, () => true);
    const boardOf = async (client: typeof learner) =>
      (await client.get('/api/progress/leaderboard')).json<Leaderboard>();
    expect(await boardOf(learner)).toEqual({ isOn: false, week: '2026-11-16', rows: [] });
    const { user } = (await parent.get('/api/auth/check-session')).json<{ user: { id: string } }>();
    await parent.put(`/api/users/${user.id}/preferences`, { leaderboard: true });
    expect((await boardOf(learner)).rows).toEqual([
      { childId: child.id, firstName: 'Amina', rank: 1, daysPractised: 1, skillsReviewed: 0, isYou: true },
      expect.objectContaining({ firstName: 'Kofi', rank: 2, daysPractised: 0, isYou: false }),
    ]);
    expect((await boardOf(sibling)).rows.map(({ isYou }) => isYou)).toEqual([false, true]);
    expect((await boardOf(stranger.learner)).isOn).toBe(false);
    await parent.put(`/api/users/${user.id}/preferences`, { [`leaderboard.${child.id}`]: false });
    expect(await boardOf(learner)).toMatchObject({ isOn: false, rows: [] });
    expect((await boardOf(sibling)).rows.map(({ firstName }) => firstName)).toEqual(['Kofi']);
    await learner.put(`/api/users/${child.id}/preferences`, { leaderboard: true });
    await parent.put(`/api/users/${user.id}/preferences`, { leaderboard: false });
    expect((await boardOf(learner)).rows).toEqual([]);
  });
});
