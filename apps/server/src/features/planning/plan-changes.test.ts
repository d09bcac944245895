import type { ChildCourses, FollowedAnswer, SchoolYear } from '@ori/contracts/calendar';
import type { ChangeAnswer, ChangesAnswer, Schedule } from '@ori/contracts/planning';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { childForm, openFamily } from '../../testing/family-people.ts';
import { ANGLES_COURSE, HALVES, LOAVES_COURSE, UNLIKE } from '../../testing/small-content.ts';
import { FRIDAY, MATH_SLOTS, MONDAY, WEDNESDAY } from '../../testing/planning-week.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = FRIDAY;
});
afterAll(() => family.close());

async function openPlan() {
  const people = await openFamily(family);
  const { parent, child } = people;
  await parent.put('/api/schedule/timetable', { childId: child.id, slots: MATH_SLOTS });
  const planOf = async (childId = child.id) =>
    (await parent.get(`/api/schedule?childId=${childId}&from=${MONDAY}&weeks=2`)).json<Schedule>();
  const lessons = async (childId = child.id) =>
    (await planOf(childId)).entries.flatMap(({ day, lesson }) => (lesson ? [`${day} ${lesson.id}`] : []));
  return {
    ...people,
    planOf,
    lessons,
    sick: async (body: object) =>
      (await parent.post('/api/schedule/sick-day', { day: MONDAY, ...body })).json<ChangeAnswer>().change,
    undo: (id: string, client = parent) => client.post(`/api/schedule/changes/${id}/undo`),
  };
}
const AS_DRAWN = [`${MONDAY} ${HALVES}`, `${WEDNESDAY} ${UNLIKE}`];

describe('a sick day', () => {
  test('tells what it moved, is shown as caught up, and is taken back whole, twice as once', async () => {
    const { sick, undo, lessons, planOf, parent, child } = await openPlan();
    const change = await sick({ childId: child.id });
    expect(change?.moved.slice(0, 2)).toMatchObject([
      { childId: child.id, subject: 'math', from: MONDAY, to: WEDNESDAY },
      { from: WEDNESDAY, to: '2026-11-30' },
    ]);
    const listed = await parent.get(`/api/schedule/changes?childId=${child.id}`);
    expect(listed.json<ChangesAnswer>().changes).toEqual([change]);
    expect((await undo(change!.id)).statusCode).toBe(200);
    expect((await undo(change!.id)).statusCode).toBe(200);
    expect(await lessons()).toEqual(AS_DRAWN);
    expect((await planOf()).rests).toEqual([]);
  });

  test('of everybody moves each child’s plan, and one press takes all of it back', async () => {
    const { sick, undo, lessons, parent, child } = await openPlan();
    const second = (await parent.post('/api/families/children', childForm())).json<{
      child: { id: string };
    }>().child;
    await parent.put('/api/schedule/timetable', { childId: second.id, slots: MATH_SLOTS });
    const change = await sick({ everyone: true });
    expect(new Set(change?.moved.map(({ childId }) => childId))).toEqual(new Set([child.id, second.id]));
    expect((await lessons(second.id))[0]).toBe(`${WEDNESDAY} ${HALVES}`);
    await undo(change!.id);
    expect([await lessons(), await lessons(second.id)]).toEqual([AS_DRAWN, AS_DRAWN]);
  });

  test('is not taken back over what followed, nor by another family', async () => {
    const { sick, undo, planOf, parent, child, learner } = await openPlan();
    const stranger = await openPlan();
    const first = await sick({ childId: child.id });
    const entry = (await planOf()).entries.find(({ lesson }) => lesson?.id === HALVES)!;
    const moved = await parent.post(`/api/schedule/entries/${entry.id}/move`, { day: '2026-11-27' });
    const followed = moved.json<ChangeAnswer>().change;
    expect((await undo(first!.id)).json()).toMatchObject({ code: 'moved-on' });
    expect((await undo(followed!.id, stranger.parent)).statusCode).toBe(404);
    expect((await undo(followed!.id, learner)).statusCode).toBe(403);
    expect((await undo(followed!.id)).statusCode).toBe(200);
    expect((await undo(first!.id)).statusCode).toBe(200);
    expect((await planOf()).entries.find(({ id }) => id === entry.id)).toMatchObject({
      day: MONDAY,
      isPinned: false,
    });
  });
});

test('catching up brings lessons left behind to the next days, and leaves old practice where it was', async () => {
  const { lessons, parent, child, undo } = await openPlan();
  family.clock.now = new Date('2026-11-26T15:00:00Z');
  await family.database.pool.query(`update sessions set expires_at = expires_at + interval '30 days'`);
  const answer = await parent.post('/api/schedule/catch-up', { childId: child.id });
  const { change } = answer.json<ChangeAnswer>();
  expect(await lessons()).toEqual([`2026-11-30 ${HALVES}`, `2026-12-02 ${UNLIKE}`]);
  expect(change?.moved.every(({ to }) => to >= '2026-11-30')).toBe(true);
  await undo(change!.id);
  expect(await lessons()).toEqual(AS_DRAWN);
});

describe('after a fortnight off', () => {
  const BACK = new Date('2026-12-07T15:00:00Z'); // a Monday, with nothing left behind in its own week
  const comeBack = async () => {
    family.clock.now = BACK;
    await family.database.pool.query(`update sessions set expires_at = expires_at + interval '60 days'`);
  };

  test('what is left behind is told with every week, and no more once it was done or moved on', async () => {
    const { lessons, parent, child } = await openPlan();
    const behind = async (query = '') =>
      (await parent.get(`/api/schedule?childId=${child.id}${query}`)).json<Schedule>().behind;
    expect(await behind()).toBe(0);
    await comeBack();
    expect([await behind(), await behind('&from=2027-03-01')]).toEqual([2, 2]);
    await family.database.pool.query(
      `insert into lesson_progress (learner_id, family_id, lesson_id, course_id, state, started_at, touched_at,
         completed_at) select id, family_id, $2, $3, 'completed', now(), now(), now() from users where id = $1`,
      [child.id, HALVES, LOAVES_COURSE],
    );
    expect(await behind()).toBe(1);
    await parent.post('/api/schedule/catch-up', { childId: child.id });
    expect(await behind()).toBe(0);
    expect((await lessons())[0]).toBe(`${MONDAY} ${HALVES}`);
  });

  test('one press moves every child on, and one takes it back; with nothing left it is no change', async () => {
    const { lessons, parent, child, undo, learner } = await openPlan();
    const second = (await parent.post('/api/families/children', childForm())).json<{
      child: { id: string };
    }>().child;
    await parent.put('/api/schedule/timetable', { childId: second.id, slots: MATH_SLOTS });
    await comeBack();
    const press = async () =>
      (await parent.post('/api/schedule/catch-up', { everyone: true })).json<ChangeAnswer>().change;
    const change = await press();
    expect(new Set(change?.moved.map(({ childId }) => childId))).toEqual(new Set([child.id, second.id]));
    expect(change?.moved.filter(({ title }) => title !== null).map(({ to }) => to)).toEqual([
      '2026-12-07',
      '2026-12-09',
      '2026-12-07',
      '2026-12-09',
    ]);
    expect(await press()).toBeNull();
    expect((await learner.post('/api/schedule/catch-up', { everyone: true })).statusCode).toBe(403);
    expect((await undo(change!.id)).statusCode).toBe(200);
    expect([await lessons(), await lessons(second.id)]).toEqual([AS_DRAWN, AS_DRAWN]);
  });
});

describe('the school year', () => {
  const year = { startsOn: '2026-09-01', endsOn: '2027-06-04' };
  const autumn = { childId: null, title: 'Autumn', from: '2026-09-01', to: MONDAY };
  const winter = { childId: null, title: 'Winter', from: '2026-12-07', to: '2027-06-04' };

  test('draws plans by its terms, tells them with every week, and keeps each term the same one', async () => {
    const { parent, child, lessons, planOf } = await openPlan();
    const set = await parent.put('/api/calendar/year', { ...year, terms: [autumn, winter] });
    const kept = set.json<SchoolYear>();
    expect(kept).toMatchObject({ ...year, children: [{ childId: child.id, ...year, source: 'family' }] });
    expect(await lessons()).toEqual([`${MONDAY} ${HALVES}`]);
    expect((await planOf()).closed).toEqual([{ from: '2026-11-24', to: '2026-12-06' }]);
    const terms = kept.terms.map((term) => ({ ...term, title: `${term.title}!` }));
    const again = (await parent.put('/api/calendar/year', { ...year, terms })).json<SchoolYear>();
    expect(again.terms.map(({ id }) => id)).toEqual(kept.terms.map(({ id }) => id));
  });

  test('names the field at fault, and takes no term of somebody else’s child', async () => {
    const { parent } = await openPlan();
    const stranger = await openPlan();
    const refused = async (body: object) => (await parent.put('/api/calendar/year', body)).json();
    const back = { ...year, endsOn: '2026-08-01', terms: [] };
    expect(await refused(back)).toMatchObject({ code: 'invalid-input', field: 'endsOn' });
    expect(await refused({ ...year, endsOn: '2029-01-01', terms: [] })).toMatchObject({ field: 'endsOn' });
    const foreign = { ...autumn, childId: stranger.child.id };
    expect(await refused({ ...year, terms: [foreign] })).toMatchObject({ code: 'not-found' });
  });
});

describe('the courses of a child', () => {
  test('are told with what comes next and when they end at this pace', async () => {
    const { parent, child } = await openPlan();
    await parent.put('/api/calendar/year', { startsOn: '2026-09-01', endsOn: '2026-11-24', terms: [] });
    const { children } = (await parent.get('/api/schedule/courses')).json<FollowedAnswer>();
    expect(children).toMatchObject([
      {
        childId: child.id,
        yearEndsOn: '2026-11-24',
        courses: [
          {
            courseId: LOAVES_COURSE,
            because: 'age',
            lessons: 2,
            completed: 0,
            next: { id: HALVES },
            forecast: { endsOn: WEDNESDAY, afterYear: 1 },
          },
        ],
      },
    ]);
  });

  test('are put in another order, left and taken up again, and the plan follows', async () => {
    const { parent, child, lessons } = await openPlan();
    const follow = async (courseIds: string[]) =>
      (await parent.put('/api/schedule/courses', { childId: child.id, courseIds })).json<ChildCourses>();
    const both = await follow([ANGLES_COURSE, LOAVES_COURSE]);
    expect(both.courses.map(({ courseId, because }) => [courseId, because])).toEqual([
      [ANGLES_COURSE, 'chosen'],
      [LOAVES_COURSE, 'chosen'],
    ]);
    expect((await lessons())[0]).not.toContain(HALVES);
    expect((await follow([])).courses).toEqual([]);
    expect(await lessons()).toEqual([]);
    await follow([LOAVES_COURSE]);
    expect(await lessons()).toEqual(AS_DRAWN);
    const unknown = await parent.put('/api/schedule/courses', { childId: child.id, courseIds: ['no-such'] });
    expect(unknown.json()).toMatchObject({ code: 'invalid-input', field: 'courseIds' });
  });
});

test('several assignments get one date together, or none of them does', async () => {
  const { parent, child } = await openPlan();
  const stranger = await openPlan();
  const give = async (plan: typeof stranger, lessonId: string) =>
    (await plan.parent.post('/api/assignments', { childId: plan.child.id, lessonId, dueOn: MONDAY })).json<{
      id: string;
    }>().id;
  const own = { parent, child } as typeof stranger;
  const ids = [await give(own, HALVES), await give(own, UNLIKE)];
  const foreign = await give(stranger, HALVES);
  const move = (of: string[], dueOn = '2026-12-01') =>
    parent.post('/api/assignments/move', { ids: of, dueOn });
  const days = async () =>
    (await parent.get('/api/assignments'))
      .json<{ assignments: { dueOn: string }[] }>()
      .assignments.map(({ dueOn }) => dueOn);
  expect((await move([...ids, foreign])).statusCode).toBe(404);
  expect((await move(ids, '2031-01-01')).json()).toMatchObject({ field: 'dueOn' });
  expect(await days()).toEqual([MONDAY, MONDAY]);
  expect((await move(ids)).json()).toEqual({ moved: 2 });
  expect(await days()).toEqual(['2026-12-01', '2026-12-01']);
});
