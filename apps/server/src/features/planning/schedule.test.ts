import type { ParentDashboard } from '@ori/contracts/learning';
import type { RestSpan, Schedule } from '@ori/contracts/planning';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily, signInChild } from '../../testing/family-people.ts';
import { practise } from '../../testing/practice-walk.ts';
import { HALVES, LOAVES_COURSE, UNLIKE } from '../../testing/small-content.ts';
import { FRIDAY, MATH_SLOTS, MONDAY, WEDNESDAY } from '../../testing/planning-week.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = FRIDAY;
});
afterAll(() => family.close());

const shown = ({ entries }: Schedule) =>
  entries.map(({ day, lesson, kind, status }) => `${day} ${lesson?.id ?? kind} ${status}`);

async function openWeek(age: string = 'elementary') {
  const people = await openFamily(family, { child: { ageGroup: age } });
  const { parent, child, learner } = people;
  const planOf = async (client = parent) =>
    (await client.get(`/api/schedule?childId=${child.id}&from=${MONDAY}&weeks=3`)).json<Schedule>();
  const entryOf = async (lessonId: string) =>
    (await planOf()).entries.find(({ lesson }) => lesson?.id === lessonId)!;
  return {
    ...people,
    planOf,
    entryOf,
    setWeek: (client = parent) =>
      client.put('/api/schedule/timetable', { childId: child.id, slots: MATH_SLOTS }),
    move: async (lessonId: string, day: string, client = parent) =>
      client.post(`/api/schedule/entries/${(await entryOf(lessonId)).id}/move`, { day }),
    sick: (day: string) => parent.post('/api/schedule/sick-day', { childId: child.id, day }),
    walker: { learner, learnerId: child.id, sessionSecret: family.sessionSecret },
  };
}

describe('a week', () => {
  test('is drawn into dated entries in the course’s order, then practice', async () => {
    const { setWeek, planOf } = await openWeek();
    expect((await setWeek()).statusCode).toBe(200);
    const plan = await planOf();
    expect(plan.timetable).toEqual(MATH_SLOTS);
    expect(shown(plan)).toEqual([
      `${MONDAY} ${HALVES} planned`,
      `${WEDNESDAY} ${UNLIKE} planned`,
      '2026-11-30 practice planned',
      '2026-12-02 practice planned',
      '2026-12-07 practice planned',
      '2026-12-09 practice planned',
    ]);
    expect(shown(await planOf())).toEqual(shown(plan));
  });

  test('drawn twice is the same, and a lesson stands in it once', async () => {
    const { setWeek, planOf, parent, child } = await openWeek();
    await setWeek();
    const before = shown(await planOf());
    await Promise.all([1, 2, 3, 4].map(() => parent.post('/api/schedule/draw', { childId: child.id })));
    expect(shown(await planOf())).toEqual(before);
  });

  test('shows done what the learner did, and leaves it there when drawn anew', async () => {
    const { setWeek, planOf, walker, parent, child } = await openWeek();
    await setWeek();
    await practise(walker, HALVES);
    await walker.learner.post(`/api/courses/${LOAVES_COURSE}/lessons/${HALVES}/complete`);
    await parent.post('/api/schedule/draw', { childId: child.id });
    expect(shown(await planOf())).toContain(`${MONDAY} ${HALVES} done`);
    expect(shown(await planOf())).toContain(`${MONDAY} ${UNLIKE} planned`);
  });
});

describe('moving', () => {
  test('puts an entry on another day, takes what follows along, and is kept when the plan is drawn anew', async () => {
    const { setWeek, planOf, move, parent, child } = await openWeek();
    await setWeek();
    expect((await move(HALVES, '2026-11-27')).statusCode).toBe(200);
    const lessons = shown(await planOf()).filter((words) => !words.includes('practice'));
    expect(lessons).toEqual([`2026-11-27 ${HALVES} planned`, `2026-11-30 ${UNLIKE} planned`]);
    await parent.post('/api/schedule/draw', { childId: child.id });
    expect(shown(await planOf())).toContain(`2026-11-27 ${HALVES} planned`);
  });

  test('is for parents, and for learners who are old enough to plan', async () => {
    const young = await openWeek('elementary');
    await young.setWeek();
    const refused = await young.move(HALVES, WEDNESDAY, young.learner);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'grown-up-needed']);
    expect((await young.planOf(young.learner)).mayEdit).toBe(false);
    const older = await openWeek('high');
    expect((await older.setWeek(older.learner)).json<Schedule>().mayEdit).toBe(true);
    const stranger = await openWeek();
    expect((await young.move(HALVES, WEDNESDAY, stranger.parent)).statusCode).toBe(404);
  });
});

describe('days off', () => {
  test('a sick day moves the rest on, told twice it is one', async () => {
    const { setWeek, planOf, sick } = await openWeek();
    await setWeek();
    await sick(MONDAY);
    await sick(MONDAY);
    const plan = await planOf();
    expect(shown(plan).slice(0, 2)).toEqual([
      `${WEDNESDAY} ${HALVES} planned`,
      `2026-11-30 ${UNLIKE} planned`,
    ]);
    expect(plan.entries).toHaveLength(6 - 1);
    expect(plan.rests).toMatchObject([{ from: MONDAY, to: MONDAY, reason: 'sick' }]);
  });

  test('a holiday is the whole family’s, and nothing stands on it', async () => {
    const { setWeek, planOf, parent, child } = await openWeek();
    await setWeek();
    const off = { from: MONDAY, to: '2026-11-29', reason: 'holiday', title: 'Harvest' };
    expect((await parent.post('/api/schedule/rests', off)).json<RestSpan>()).toMatchObject({
      childId: null,
      ...off,
    });
    const plan = await planOf();
    expect(shown(plan)[0]).toBe(`2026-11-30 ${HALVES} planned`);
    expect(plan.rests).toMatchObject([{ title: 'Harvest' }]);
    await parent.delete(`/api/schedule/rests/${plan.rests[0]!.id}`);
    await parent.post('/api/schedule/draw', { childId: child.id });
    expect(shown(await planOf())[0]).toBe(`${MONDAY} ${HALVES} planned`);
  });

  test('of one family are unknown to another', async () => {
    const { parent, child } = await openWeek();
    const stranger = await openWeek();
    const off = { childId: child.id, from: MONDAY, to: MONDAY, reason: 'holiday' };
    expect((await stranger.parent.post('/api/schedule/rests', off)).statusCode).toBe(404);
    const { id } = (await parent.post('/api/schedule/rests', off)).json<RestSpan>();
    expect((await stranger.parent.delete(`/api/schedule/rests/${id}`)).statusCode).toBe(404);
    expect((await parent.delete(`/api/schedule/rests/${id}`)).statusCode).toBe(200);
  });
});

const streakOf = async (parent: Awaited<ReturnType<typeof openWeek>>['parent']) =>
  (await parent.get('/api/families/dashboard')).json<ParentDashboard>().streakDays;

async function workOn(day: string, week: Awaited<ReturnType<typeof openWeek>>, lessonId: string) {
  family.clock.now = new Date(`${day}T15:00:00Z`);
  const text = `update sessions set expires_at = $1 where expires_at < $1`;
  await family.database.pool.query(text, [new Date(family.clock.now.getTime() + 3_600_000)]);
  const learner = await signInChild(family, week.child);
  await practise({ ...week.walker, learner }, lessonId);
  return learner;
}

describe('a streak', () => {
  test('goes on over a pause the learner entered, also when it was entered afterwards', async () => {
    const week = await openWeek('k2');
    await workOn('2026-11-20', week, HALVES);
    const learner = await workOn('2026-11-24', week, UNLIKE);
    expect(await streakOf(week.parent)).toBe(1);
    const pause = { from: '2026-11-21', to: '2026-11-23', reason: 'pause' };
    const { id } = (await learner.post('/api/schedule/rests', pause)).json<RestSpan>();
    expect(await streakOf(week.parent)).toBe(2);
    await learner.delete(`/api/schedule/rests/${id}`);
    expect(await streakOf(week.parent)).toBe(1);
  });

  test('cannot be kept by a child with a holiday of their own making', async () => {
    const { learner } = await openWeek('k2');
    const off = { from: MONDAY, to: MONDAY, reason: 'holiday' };
    expect((await learner.post('/api/schedule/rests', off)).json()).toMatchObject({
      code: 'grown-up-needed',
    });
    const long = { from: MONDAY, to: '2027-11-25', reason: 'pause' };
    expect((await learner.post('/api/schedule/rests', long)).json()).toMatchObject({ field: 'to' });
  });
});
