import type { SchoolYear } from '@ori/contracts/calendar';
import type { RestSpan, Schedule } from '@ori/contracts/planning';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { HALVES, UNLIKE } from '../../testing/small-content.ts';
import { FRIDAY, MATH_SLOTS, MONDAY, WEDNESDAY } from '../../testing/planning-week.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = FRIDAY;
});
afterAll(() => family.close());

const year = { startsOn: '2026-09-01', endsOn: '2027-06-04' };
const autumn = { childId: null, title: 'Autumn', from: '2026-09-01', to: MONDAY };
const winter = { childId: null, title: 'Winter', from: '2026-12-07', to: '2027-06-04' };

async function openYear(locale = 'en') {
  const people = await openFamily(family);
  const { parent, child } = people;
  await parent.put('/api/schedule/timetable', { childId: child.id, slots: MATH_SLOTS });
  const set = (body: object) => parent.put(`/api/calendar/year?lng=${locale}`, body);
  return {
    ...people,
    set,
    kept: async () => (await parent.get('/api/calendar/year')).json<SchoolYear>(),
    lessons: async () => {
      const plan = await parent.get(`/api/schedule?childId=${child.id}&from=${MONDAY}&weeks=2`);
      return plan
        .json<Schedule>()
        .entries.flatMap(({ day, lesson }) => (lesson ? [`${day} ${lesson.id}`] : []));
    },
    acts: async () => {
      const text = `select act from audit_entries where family_id = (select family_id from users where id = $1)
        and act like 'calendar.%' order by act`;
      const { rows } = await family.database.pool.query<{ act: string }>(text, [child.id]);
      return rows.map(({ act }) => act);
    },
  };
}

describe('terms that cannot stand in their year', () => {
  test('are refused with the field at fault, and nothing of them is kept', async () => {
    const { set, kept, lessons, acts } = await openYear();
    const before = { year: (await set({ ...year, terms: [autumn, winter] })).json(), drawn: await lessons() };
    const overlapping = { ...winter, from: MONDAY };
    const outside = { ...winter, to: '2027-06-05' };
    const backwards = { ...winter, to: '2026-12-06' };
    for (const [term, field, error] of [
      [overlapping, 'terms.1.from', 'This day belongs to another term already'],
      [outside, 'terms.1.to', 'This day lies outside the school year'],
      [backwards, 'terms.1.to', 'The last day lies before the first'],
    ] as const) {
      const refused = await set({ ...year, startsOn: '2026-08-31', terms: [autumn, term] });
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { code: 'invalid-input', field, error },
      ]);
    }
    expect(await kept()).toEqual(before.year);
    expect(await lessons()).toEqual(before.drawn);
    expect(await acts()).toEqual(['calendar.setYear']);
  });

  test('are told each at its field, in the reader’s language', async () => {
    const { set } = await openYear('fr');
    const early = { ...autumn, from: '2026-08-31' };
    const refused = (await set({ ...year, terms: [early, { ...winter, from: MONDAY }] })).json();
    expect(refused).toMatchObject({
      field: 'terms.0.from',
      fields: {
        'terms.0.from': 'Ce jour est hors de l’année scolaire',
        'terms.1.from': 'Ce jour appartient déjà à une autre période',
      },
    });
  });

  test('are a child’s own beside the family’s, and two of the same child’s are not', async () => {
    const { set, child } = await openYear();
    const own = { ...winter, childId: child.id, from: '2026-10-01' };
    expect((await set({ ...year, terms: [autumn, own] })).statusCode).toBe(200);
    expect((await set({ ...year, terms: [autumn, own, { ...own, title: 'Again' }] })).json()).toMatchObject({
      field: 'terms.2.from',
    });
  });
});

describe('a school year that is removed', () => {
  test('takes its terms along; days off stay, and lessons are planned without its ends', async () => {
    const { set, kept, lessons, parent, acts } = await openYear();
    const holiday = { from: '2026-12-21', to: '2026-12-31', reason: 'holiday' };
    const rest = (await parent.post('/api/schedule/rests', holiday)).json<RestSpan>();
    await set({ ...year, terms: [autumn, winter] });
    expect(await lessons()).toEqual([`${MONDAY} ${HALVES}`]);
    const removed = await parent.delete('/api/calendar/year');
    expect([removed.statusCode, removed.json()]).toEqual([
      200,
      { startsOn: null, endsOn: null, terms: [], children: [], rests: [rest] },
    ]);
    expect(await lessons()).toEqual([`${MONDAY} ${HALVES}`, `${WEDNESDAY} ${UNLIKE}`]);
    expect((await parent.delete('/api/calendar/year')).json()).toEqual(await kept());
    expect(await acts()).toEqual(['calendar.removeYear', 'calendar.setYear']);
  });

  test('is the family’s own, and no child’s to remove', async () => {
    const { set, kept, learner } = await openYear();
    const stranger = await openYear();
    await set({ ...year, terms: [autumn] });
    await stranger.parent.delete('/api/calendar/year');
    expect((await learner.delete('/api/calendar/year')).statusCode).toBe(403);
    expect((await family.visitor().delete('/api/calendar/year')).statusCode).toBe(401);
    expect(await kept()).toMatchObject({ ...year, terms: [{ title: 'Autumn' }] });
  });
});
