import type { Schedule } from '@ori/contracts/planning';
import type { SchoolYear } from '@ori/contracts/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { LOAVES_COURSE } from '../../testing/small-content.ts';
import { FRIDAY, MATH_SLOTS, MONDAY } from '../../testing/planning-week.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = FRIDAY;
});
afterAll(() => family.close());

const TABS = [1, 2, 3, 4];

async function openWeek() {
  const people = await openFamily(family);
  const { parent, child } = people;
  await parent.put('/api/schedule/timetable', { childId: child.id, slots: MATH_SLOTS });
  return {
    ...people,
    atOnce: async (method: 'post' | 'put', path: string, body: object) => {
      const answers = await Promise.all(
        TABS.map(() => parent[method](`/api/schedule/${path}`, { childId: child.id, ...body })),
      );
      return answers.map(({ statusCode }) => statusCode);
    },
    plan: async () => (await parent.get(`/api/schedule?childId=${child.id}&from=${MONDAY}`)).json<Schedule>(),
    rests: async () => (await parent.get('/api/calendar/year')).json<SchoolYear>().rests,
    changes: async () =>
      (await parent.get(`/api/schedule/changes?childId=${child.id}`)).json<{ changes: object[] }>().changes,
  };
}

describe('pressed in several tabs at once', () => {
  test('a week is set as if one had followed the other', async () => {
    const { atOnce, plan } = await openWeek();
    const longer = MATH_SLOTS.map((slot) => ({ ...slot, minutes: 45 }));
    expect(await atOnce('put', 'timetable', { slots: longer })).toEqual(TABS.map(() => 200));
    expect((await plan()).timetable).toEqual(longer);
  });

  test('a week that another window changed meanwhile is not written over unseen', async () => {
    const { parent, child, plan } = await openWeek();
    const change = async (minutes: number, before: readonly object[]) => {
      const slots = MATH_SLOTS.map((slot) => ({ ...slot, minutes }));
      const body = { childId: child.id, slots, before };
      return { slots, answer: await parent.put('/api/schedule/timetable', body) };
    };
    const { slots: first, answer } = await change(45, MATH_SLOTS.toReversed());
    expect(answer.statusCode).toBe(200);
    const late = (await change(60, MATH_SLOTS)).answer;
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'changed-meanwhile' }),
    ]);
    expect((await plan()).timetable).toEqual(first);
    const { rows } = await family.database.pool.query(
      `select 1 from audit_entries where act = 'schedule.setTimetable' and subject_id = $1`,
      [child.id],
    );
    expect(rows).toHaveLength(2);
    // Who presses twice, or saves after a look, is heard.
    expect((await change(45, MATH_SLOTS)).answer.statusCode).toBe(200);
    expect((await change(60, first)).answer.statusCode).toBe(200);
  });

  test('courses are followed as if one had followed the other', async () => {
    const { atOnce } = await openWeek();
    expect(await atOnce('put', 'courses', { courseIds: [LOAVES_COURSE] })).toEqual(TABS.map(() => 200));
  });

  test.each([
    ['a day of illness', 'sick-day', { day: MONDAY }],
    ['days off', 'rests', { from: MONDAY, to: MONDAY, reason: 'holiday', title: 'Snow' }],
    ['a pause', 'rests', { from: MONDAY, to: MONDAY, reason: 'pause' }],
  ])('%s stands once, and is told as one change', async (_what, path, body) => {
    const { atOnce, rests, changes } = await openWeek();
    expect(await atOnce('post', path, body)).toEqual(TABS.map(() => 200));
    expect(await rests()).toHaveLength(1);
    expect(await changes()).toHaveLength(
      path === 'rests' && 'reason' in body && body.reason === 'pause' ? 0 : 1,
    );
  });
});

test('days off that are told again are the same ones, and others of that day are others', async () => {
  const { parent, child, rests } = await openWeek();
  const tell = async (more: object) => {
    const body = { from: MONDAY, to: MONDAY, reason: 'holiday', ...more };
    return (await parent.post('/api/schedule/rests', body)).json<{ id: string }>().id;
  };
  const first = await tell({ childId: child.id });
  expect(await tell({ childId: child.id })).toBe(first);
  const others = [await tell({ childId: child.id, title: 'Eid' }), await tell({})];
  expect(new Set([first, ...others]).size).toBe(3);
  expect(await rests()).toHaveLength(3);
});

describe('days that no calendar reckons with', () => {
  test.each(['0000-01-01', '0001-01-01', '9999-12-31'])('are refused as a mistake: %s', async (day) => {
    const { parent, child, plan } = await openWeek();
    const entry = (await plan()).entries[0];
    const span = `from=${day}&to=${day}`;
    const rest = { childId: child.id, from: day, to: day, reason: 'holiday' };
    const year = { startsOn: day, endsOn: day, terms: [] };
    for (const answer of [
      await parent.get(`/api/schedule?childId=${child.id}&from=${day}`),
      await parent.get(`/api/calendar?${span}`),
      await parent.get(`/api/progress/report?childId=${child.id}&${span}`),
      await parent.post('/api/schedule/sick-day', { childId: child.id, day }),
      await parent.post('/api/schedule/rests', rest),
      await parent.post(`/api/schedule/entries/${entry?.id ?? ''}/move`, { day }),
      await parent.put('/api/calendar/year', year),
    ]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: 'Please choose a date' }]);
    }
  });
});
