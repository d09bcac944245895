import type { ParentDashboard, StudentHome } from '@ori/contracts/learning';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { attempt, itemBehind, knownWrong, practise, questionsOf, send } from '../../testing/practice-walk.ts';
import { HALVES, LOAVES_COURSE, UNLIKE } from '../../testing/small-content.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const lessonPath = (lessonId: string) => `/api/courses/${LOAVES_COURSE}/lessons/${lessonId}`;

describe("a newcomer's way", () => {
  test('from adding a child to the figures on the dashboard', async () => {
    const { sessionSecret } = family;
    const { parent, child, learner } = await openFamily(family);
    const dashboardNow = async () => (await parent.get('/api/families/dashboard')).json<ParentDashboard>();
    expect(await dashboardNow()).toMatchObject({
      activeChildren: 1,
      lessonsCompleted: 0,
      streakDays: 0,
      recentActivity: [],
    });

    await parent.post('/api/assignments', { childId: child.id, lessonId: UNLIKE, dueOn: '2026-11-25' });
    await parent.post('/api/assignments', { childId: child.id, lessonId: HALVES, dueOn: '2026-11-21' });
    expect((await learner.post(`${lessonPath(HALVES)}/start`)).json()).toMatchObject({
      state: 'started',
      total: 2,
    });
    expect((await learner.post(`${lessonPath(HALVES)}/complete`)).json()).toMatchObject({
      code: 'practice-unfinished',
    });

    const { questions } = await questionsOf(learner, HALVES);
    const [first, second] = questions;
    const wrong = knownWrong(itemBehind(sessionSecret, child.id, first!));
    const missed = await send(learner, attempt(first!, wrong.answer));
    expect(missed).toMatchObject({
      verdict: 'incorrect',
      misconception: { id: wrong.misconception },
      steps: null,
      lesson: { answered: 1, total: 2 },
    });
    expect(await send(learner, attempt(second!, 'no idea'))).toMatchObject({
      verdict: 'malformed',
      lesson: null,
      mastery: null,
    });
    const solved = await send(learner, attempt(second!, itemBehind(sessionSecret, child.id, second!).answer));
    expect(solved).toMatchObject({ verdict: 'correct', lesson: { answered: 2, total: 2 } });
    expect(solved.steps!.length).toBeGreaterThan(0);
    const done = await learner.post(`${lessonPath(HALVES)}/complete`);
    expect(done.json()).toMatchObject({ state: 'completed', answered: 2, right: 1, total: 2 });
    await learner.post(`${lessonPath(UNLIKE)}/start`);

    const dashboard = await dashboardNow();
    expect(dashboard).toMatchObject({ activeChildren: 1, lessonsCompleted: 1, streakDays: 1 });
    expect(dashboard.children).toMatchObject([
      {
        childId: child.id,
        firstName: 'Amina',
        lessonsCompleted: 1,
        streakDays: 1,
        currentLesson: { id: UNLIKE, title: `${UNLIKE} (en)`, answered: 0, total: 3 },
        today: { answers: 2, right: 1, minutes: 1, lessonsCompleted: 1, goalMinutes: 25 },
        stuck: [],
      },
    ]);
    expect(dashboard.upcomingAssignments.map(({ lesson, state }) => [lesson?.id, state])).toEqual([
      [UNLIKE, 'started'],
    ]);
    expect(dashboard.recentActivity.map(({ kind, title }) => [kind, title])).toEqual([
      ['started', `${UNLIKE} (en)`],
      ['achieved', 'First lesson'],
      ['completed', `${HALVES} (en)`],
      ['started', `${HALVES} (en)`],
    ]);
    expect(dashboard.recentAchievements).toMatchObject([{ childId: child.id, id: 'first-lesson' }]);

    const inFrench = (await parent.get('/api/families/dashboard?lng=fr')).json<ParentDashboard>();
    expect(inFrench.children[0]!.currentLesson!.title).toBe(`${UNLIKE} (fr)`);
    expect(inFrench.recentAchievements[0]!.title).toBe('Première leçon');

    const home = (await learner.get('/api/learning/home')).json<StudentHome>();
    expect(home).toMatchObject({
      streakDays: 1,
      lessonsCompleted: 1,
      today: { answers: 2, right: 1 },
      current: { lesson: { id: UNLIKE } },
    });
    expect(home.assignments.map(({ lesson }) => lesson?.id)).toEqual([UNLIKE]);
    expect(home.week).toHaveLength(7);
    expect(home.week.at(-1)).toEqual({ day: '2026-11-20', minutes: 1, answers: 2 });
  });

  test('a parent sees where a child is stuck, and what to ask tonight', async () => {
    const { sessionSecret } = family;
    const { parent, child, learner } = await openFamily(family);
    await practise({ learner, learnerId: child.id, sessionSecret }, HALVES, () => true);
    const { children } = (await parent.get('/api/families/dashboard')).json<ParentDashboard>();
    expect(children[0]!.stuck).toHaveLength(1);
    expect(children[0]!.stuck[0]).toMatchObject({
      skill: 'ma-halves',
      misconception: expect.any(String),
      ask: expect.stringMatching(/\?/),
    });
  });

  test('completing twice is completing once, also at the same moment', async () => {
    const { sessionSecret } = family;
    const { parent, child, learner } = await openFamily(family);
    await learner.post(`${lessonPath(HALVES)}/start`);
    await practise({ learner, learnerId: child.id, sessionSecret }, HALVES);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => learner.post(`${lessonPath(HALVES)}/complete`)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const dashboard = (await parent.get('/api/families/dashboard')).json<ParentDashboard>();
    expect(dashboard.lessonsCompleted).toBe(1);
    expect(dashboard.recentActivity.filter(({ kind }) => kind === 'completed')).toHaveLength(1);
  });

  test('a learner comes back to the place they left', async () => {
    const { learner } = await openFamily(family);
    await learner.post(`${lessonPath(HALVES)}/start`);
    await learner.put(`${lessonPath(HALVES)}/place`, { section: 'story' });
    const home = (await learner.get('/api/learning/home')).json<StudentHome>();
    expect(home.current).toMatchObject({
      lesson: { id: HALVES },
      progress: { section: 'story', state: 'started' },
    });
    expect((await learner.put(`${lessonPath(UNLIKE)}/place`, { section: 'story' })).statusCode).toBe(404);
    expect(
      (await learner.put(`${lessonPath(HALVES)}/place`, { section: 'Bad place!' })).json(),
    ).toMatchObject({ field: 'section' });
  });

  test('enrolling, and the course tells what comes next', async () => {
    const { sessionSecret } = family;
    const { child, learner } = await openFamily(family);
    await learner.post(`/api/courses/${LOAVES_COURSE}/enroll`);
    await practise({ learner, learnerId: child.id, sessionSecret }, HALVES);
    await learner.post(`${lessonPath(HALVES)}/complete`);
    const progress = (await learner.get(`/api/courses/${LOAVES_COURSE}/progress`)).json();
    expect(progress).toMatchObject({ enrolled: true, completed: 1, nextLessonId: UNLIKE });
    const counts = (await learner.get('/api/learning/courses')).json();
    expect(counts).toEqual({ courses: [{ courseId: LOAVES_COURSE, completed: 1 }] });
    expect((await learner.post('/api/courses/no-such-course/enroll')).statusCode).toBe(404);
    expect((await learner.post(`/api/courses/math-6-8/lessons/${HALVES}/start`)).statusCode).toBe(404);
  });
});
