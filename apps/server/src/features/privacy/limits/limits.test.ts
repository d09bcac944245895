import { randomUUID } from 'node:crypto';
import type { ChildLimits, ScreenLimits, ScreenStanding } from '@ori/contracts/limits-of-child';
import type { Question } from '@ori/contracts/practice';
import type { looksAnswer } from '@ori/contracts/privacy';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../../testing/family-app.ts';
import { openFamily } from '../../../testing/family-people.ts';
import { attempt, itemBehind, practise, questionsOf, send } from '../../../testing/practice-walk.ts';

const LESSON = 'sharing-a-loaf';
const ANOTHER = 'adding-parts';
const NONE: ScreenLimits = { dailyMinutes: null, hours: null, quiet: null };
const MINUTE_MS = 60_000;
type LooksPage = z.infer<typeof looksAnswer>;
let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

/** The clock on the wall so many minutes from now; families of tests live by UTC. */
const clock = (minutes: number) =>
  new Date(family.clock.now.getTime() + minutes * MINUTE_MS).toISOString().slice(11, 16);
const rightOf = (childId: string, question: Question) =>
  itemBehind(family.sessionSecret, childId, question).answer;
const QUIET_NOW = () => ({ ...NONE, quiet: { from: clock(-60), to: clock(60) } });

async function openLimited() {
  const people = await openFamily(family);
  const { parent, child, learner } = people;
  const url = `/api/limits/${child.id}`;
  return {
    ...people,
    url,
    set: (limits: object) => parent.put(url, limits),
    more: (id: string = randomUUID()) => parent.post(`${url}/more`, { id }),
    standing: async () => (await learner.get('/api/limits/mine')).json<ScreenStanding>(),
    begin: () => learner.post('/api/learning/questions', { lessonId: LESSON }),
    start: (lessonId: string) => learner.post(`/api/courses/math-3-5/lessons/${lessonId}/start`),
  };
}

describe('time on screen', () => {
  test('is not limited until a parent limits it', async () => {
    const { parent, child, standing, begin } = await openLimited();
    expect(await standing()).toMatchObject({ state: 'open', minutesLeft: null });
    expect((await begin()).statusCode).toBe(200);
    const { children } = (await parent.get('/api/limits')).json<{ children: ChildLimits[] }>();
    expect(children).toMatchObject([{ childId: child.id, limits: NONE, decidedAt: null, givenToday: 0 }]);
  });

  test('nothing new begins in quiet time, and whatever was begun is finished and kept', async () => {
    const { child, learner, set, standing, begin } = await openLimited();
    const { questions } = await questionsOf(learner, LESSON);
    await set(QUIET_NOW());
    expect(await standing()).toMatchObject({ state: 'closed', because: 'quiet' });
    for (const held of [
      await begin(),
      await learner.get('/api/learning/practice'),
      await learner.post('/api/courses/math-3-5/lessons/sharing-a-loaf/start'),
      await learner.post('/api/placements', { subject: 'math' }),
    ])
      expect([held.statusCode, held.json().code]).toEqual([403, 'enough-for-today']);
    const [inHand] = questions;
    if (!inHand) throw new Error('A lesson without questions');
    expect((await learner.post('/api/learning/hints', { item: inHand.item, level: 1 })).statusCode).toBe(200);
    expect((await send(learner, attempt(inHand, rightOf(child.id, inHand)))).verdict).toBe('correct');
    expect((await learner.get('/api/learning/home')).statusCode).toBe(200);
  });

  test('a lesson in hand opens again and is finished; more of it, or a finished one, is new', async () => {
    const { child, learner, set, start } = await openLimited();
    expect((await start(LESSON)).statusCode).toBe(200);
    await set(QUIET_NOW());
    expect((await start(LESSON)).json()).toMatchObject({ lessonId: LESSON, state: 'started' });
    expect((await start(ANOTHER)).json().code).toBe('enough-for-today');
    const more = await learner.post('/api/learning/questions', { lessonId: LESSON, after: 99 });
    expect(more.json().code).toBe('enough-for-today');
    await practise({ learner, learnerId: child.id, sessionSecret: family.sessionSecret }, LESSON);
    const done = await learner.post(`/api/courses/math-3-5/lessons/${LESSON}/complete`);
    expect(done.json()).toMatchObject({ state: 'completed' });
    expect((await start(LESSON)).json().code).toBe('enough-for-today');
  });

  test('the day’s minutes are counted from what was really worked', async () => {
    const { child, learner, set, standing, start } = await openLimited();
    await set({ ...NONE, dailyMinutes: 5 });
    expect(await standing()).toMatchObject({ state: 'open', minutesUsed: 0, minutesLeft: 5 });
    const { questions } = await questionsOf(learner, LESSON);
    for (const question of questions)
      await send(learner, attempt(question, rightOf(child.id, question), { durationMs: 3 * MINUTE_MS }));
    expect(await standing()).toMatchObject({ state: 'closed', because: 'minutes', minutesLeft: 0 });
    expect((await start(ANOTHER)).json().code).toBe('enough-for-today');
  });

  test('a parent gives 15 more minutes, once however often the press arrives', async () => {
    const { parent, child, set, more, standing, begin } = await openLimited();
    await set(QUIET_NOW());
    const id = randomUUID();
    const answers = await Promise.all([more(id), more(id), more(id)]);
    expect(answers.map((answer) => answer.json<ChildLimits>().givenToday)).toEqual([15, 15, 15]);
    expect(await standing()).toMatchObject({ state: 'open' });
    expect((await begin()).statusCode).toBe(200);
    const before = family.clock.now;
    family.clock.now = new Date(before.getTime() + 15 * MINUTE_MS);
    expect(await standing()).toMatchObject({ state: 'closed', because: 'quiet' });
    family.clock.now = before;
    const { looks } = (await parent.get(`/api/privacy/looks?childId=${child.id}`)).json<LooksPage>();
    const told = looks.filter(({ act }) => act.startsWith('limits.'));
    expect(told.map(({ act }) => act).toSorted()).toEqual(['limits.giveMore', 'limits.set']);
  });

  test('every decision stays on record and cannot be changed afterwards', async () => {
    const { child, set } = await openLimited();
    await set({ ...NONE, dailyMinutes: 30 });
    await set(NONE);
    const { pool } = family.database;
    const rows = await pool.query('select daily_minutes from screen_limits where child_id = $1', [child.id]);
    expect(rows.rowCount).toBe(2);
    const change = 'update screen_limits set daily_minutes = 600 where child_id = $1';
    await expect(pool.query(change, [child.id])).rejects.toThrow(/never changed/);
  });

  test.each([
    [{ ...NONE, dailyMinutes: 4 }, 'dailyMinutes'],
    [{ ...NONE, quiet: { from: '7:30', to: '08:00' } }, 'quiet.from'],
    [{ ...NONE, hours: { from: '08:00', to: '08:00' } }, 'hours.to'],
    [{ dailyMinutes: 20, hours: null }, 'quiet'],
  ])('refuses %j, naming the field', async (limits, field) => {
    const refused = await (await openLimited()).set(limits);
    expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
  });

  test('is the parents’ to decide: not the child’s, not another family’s, not a teacher’s', async () => {
    const { url, learner } = await openLimited();
    const stranger = await openFamily(family);
    const teacher = await family.signUp('teacher');
    expect((await learner.put(url, NONE)).statusCode).toBe(403);
    expect((await learner.post(`${url}/more`, { id: randomUUID() })).statusCode).toBe(403);
    expect((await teacher.client.put(url, NONE)).statusCode).toBe(403);
    expect((await stranger.parent.put(url, NONE)).statusCode).toBe(404);
    expect((await stranger.parent.post(`${url}/more`, { id: randomUUID() })).statusCode).toBe(404);
  });
});
