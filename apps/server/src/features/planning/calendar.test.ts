import { randomUUID } from 'node:crypto';
import type { CalendarAnswer, FeedMade, FeedStanding, SchoolYear } from '@ori/contracts/calendar';
import type { ChangeAnswer, PlannedAssignment, RestSpan } from '@ori/contracts/planning';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { ANGLES, HALVES, UNLIKE } from '../../testing/small-content.ts';
import { openYear } from '../../testing/year-under-law.ts';
import { FRIDAY, MATH_SLOTS, MONDAY } from '../../testing/planning-week.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = FRIDAY;
});
afterAll(() => family.close());

const TRICKY = 'Grandma’s; “big, long” week \\ é, ñ, ü, ç, ß, ø – ½ año';

/** A family with a plan, an assignment, a named holiday and a term. */
async function openCalendar() {
  const people = await openFamily(family, {
    parent: { timeZone: 'America/New_York' },
    child: { firstName: 'Ada' },
  });
  const { parent, child } = people;
  await parent.put('/api/schedule/timetable', { childId: child.id, slots: MATH_SLOTS });
  const given = await parent.post('/api/assignments', {
    childId: child.id,
    lessonId: ANGLES,
    dueOn: '2026-11-24',
  });
  const rest = await parent.post('/api/schedule/rests', {
    from: '2026-12-21',
    to: '2026-12-31',
    reason: 'holiday',
    title: TRICKY,
  });
  const terms = [{ childId: null, title: 'Autumn', from: '2026-09-01', to: '2027-01-31' }];
  await parent.put('/api/calendar/year', { startsOn: '2026-09-01', endsOn: '2027-06-01', terms });
  return { ...people, given: given.json<PlannedAssignment>(), rest: rest.json<RestSpan>() };
}

test('the calendar of a month has lessons, assignments, days off and terms, and no birthday', async () => {
  const { parent, child } = await openCalendar();
  const stranger = await openFamily(family);
  const query = '/api/calendar?from=2026-11-01&to=2026-12-31';
  const { items, today } = (await parent.get(query)).json<CalendarAnswer>();
  expect(today).toBe('2026-11-20');
  const practice = items.filter(({ kind }) => kind === 'practice');
  expect(practice.map(({ day, subject, title, status }) => [day, subject, title, status])).toEqual(
    ['2026-11-30', '2026-12-02', '2026-12-07', '2026-12-09', '2026-12-14', '2026-12-16'].map((day) => [
      day,
      'math',
      null,
      'planned',
    ]),
  );
  expect(
    items
      .filter(({ kind }) => kind !== 'practice')
      .map(({ kind, day, lessonId, childId }) => [kind, day, lessonId, childId === child.id]),
  ).toEqual([
    ['term', '2026-09-01', null, false],
    ['lesson', MONDAY, HALVES, true],
    ['assignment', '2026-11-24', ANGLES, true],
    ['lesson', '2026-11-25', UNLIKE, true],
    ['rest', '2026-12-21', null, false],
  ]);
  expect((await stranger.parent.get(query)).json<CalendarAnswer>().items).toEqual([]);
  const refused = await parent.get('/api/calendar?from=2026-01-01&to=2026-12-31');
  expect(refused.json()).toMatchObject({ code: 'invalid-input', field: 'to' });
});

test('the year of a child’s own record comes before the family’s', async () => {
  const { parent, child } = await openCalendar();
  const text = `insert into student_years (id, child_id, family_id, starts_on, ends_on, grade, legal_name,
      school_name, supervisor, qualification, district, full_day_minutes, changed_at)
    select gen_random_uuid(), id, family_id, '2026-08-10', '2026-11-24', 4, 'Ada Example', '', '', '', '', 240, now()
    from users where id = $1`;
  await family.database.pool.query(text, [child.id]);
  const { children } = (await parent.get('/api/calendar/year')).json<SchoolYear>();
  expect(children).toEqual([
    { childId: child.id, startsOn: '2026-08-10', endsOn: '2026-11-24', source: 'record' },
  ]);
});

async function openFeed(hasNames = true) {
  const people = await openCalendar();
  const made = (await people.parent.post('/api/calendar/feed', { hasNames })).json<FeedMade>();
  const path = new URL(made.address).pathname;
  return {
    ...people,
    made,
    path,
    /** As a calendar program asks: no cookie, no account. */
    ask: (etag?: string, address = path) =>
      family.visitor().get(address, etag === undefined ? {} : { headers: { 'if-none-match': etag } }),
  };
}

function eventsIn(body: string) {
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
}
const byDay = (body: string) =>
  eventsIn(body)
    .map(({ startDate, summary }) => `${startDate.toString()} ${summary}`)
    .toSorted();

test('days off stand in the year, the family’s and a child’s own', async () => {
  const { parent, child, rest } = await openCalendar();
  const own = { childId: child.id, from: '2027-01-11', to: '2027-01-12', reason: 'holiday' };
  const added = (await parent.post('/api/schedule/rests', own)).json<RestSpan>();
  const { rests } = (await parent.get('/api/calendar/year')).json<SchoolYear>();
  expect(rests).toEqual([rest, added]);
});

test('the export holds the year, its terms and days off of the whole family, and nobody else’s', async () => {
  const { child, rest } = await openCalendar();
  const stranger = await openFamily(family);
  const kept = await family.services.planning.exportOf([child.id]);
  expect(kept.schoolYears).toMatchObject([{ startsOn: '2026-09-01', endsOn: '2027-06-01' }]);
  expect(kept.terms.map(({ title }) => title)).toEqual(['Autumn']);
  expect(kept.rests.map(({ id }) => id)).toEqual([rest.id]);
  const { schoolYears, terms, rests } = await family.services.planning.exportOf([stranger.child.id]);
  expect([schoolYears, terms, rests]).toEqual([[], [], []]);
});

test('practice fills no calendar elsewhere', async () => {
  const { parent } = await openCalendar();
  const file = await parent.get('/api/calendar/file.ics');
  expect(eventsIn(file.body).filter(({ uid }) => uid.startsWith('practice-'))).toEqual([]);
});

test('the calendar is taken as a file by its parent only', async () => {
  const { parent, learner } = await openCalendar();
  const file = await parent.get('/api/calendar/file.ics');
  expect(file.headers['content-disposition']).toBe('attachment; filename="family-calendar.ics"');
  expect(byDay(file.body).some((event) => event.includes('Ada'))).toBe(true);
  expect((await family.visitor().get('/api/calendar/file.ics')).statusCode).toBe(401);
  expect((await learner.get('/api/calendar/file.ics')).statusCode).toBe(403);
});

describe('the feed', () => {
  test('is read without a cookie, holds to RFC 5545, and says whole days in no zone', async () => {
    const { ask, rest } = await openFeed();
    const sent = await ask();
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(sent.headers['set-cookie']).toBeUndefined();
    const lines = sent.body.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(sent.body.replaceAll('\r\n', '')).not.toContain('\n');
    const events = eventsIn(sent.body);
    const holiday = events.find(({ uid }) => uid.startsWith(`rest-${rest.id}@`));
    expect(holiday?.summary).toBe(TRICKY);
    expect([holiday?.startDate.toString(), holiday?.endDate.toString()]).toEqual([
      '2026-12-21',
      '2027-01-01',
    ]);
    expect(sent.body).not.toContain('TZID');
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
    expect(events.every(({ component }) => component.getFirstPropertyValue('dtstamp') !== null)).toBe(true);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test('reaches to the end of the school year and of the next one, with what the state asks by then', async () => {
    family.clock.now = new Date('2026-07-06T15:00:00Z');
    const { parent, year } = await openYear(family, 'US-PA', null, {
      startsOn: '2026-07-01',
      endsOn: '2027-06-30',
    });
    const next = { ...year, id: randomUUID(), startsOn: '2027-07-01', endsOn: '2028-06-30' };
    expect((await parent.put('/api/records/years', next)).statusCode).toBe(200);
    const terms = [{ childId: null, title: 'Summer', from: '2027-05-31', to: '2027-06-30' }];
    await parent.put('/api/calendar/year', { startsOn: '2026-07-01', endsOn: '2027-06-30', terms });
    const made = (await parent.post('/api/calendar/feed', { hasNames: true })).json<FeedMade>();
    const fed = await family.visitor().get(new URL(made.address).pathname);
    for (const { body } of [fed, await parent.get('/api/calendar/file.ics')]) {
      const days = byDay(body);
      expect(days).toContain('2027-05-31 Summer');
      const due = days.filter((event) => event.includes('Pennsylvania')).map((event) => event.slice(0, 10));
      expect(due).toEqual(expect.arrayContaining(['2027-06-30', '2028-06-30']));
    }
  });

  test('names children by first name only, and nobody where the parent wants that', async () => {
    const named = await openFeed(true);
    const sent = await named.ask();
    expect(byDay(sent.body)[0]).toMatch(/^2026-09-01 Autumn$/);
    expect(byDay(sent.body)[1]).toMatch(/^2026-11-23 Ada: /);
    const { lastName } = named.child as { lastName?: string };
    if (lastName) expect(sent.body).not.toContain(lastName);
    expect((await (await openFeed(false)).ask()).body).not.toContain('Ada');
  });

  test('is unchanged as long as the plan is, and follows what is moved, taken away and drawn anew', async () => {
    const { ask, parent, child, given } = await openFeed();
    const first = await ask();
    const etag = String(first.headers['etag']);
    family.clock.now = new Date(family.clock.now.getTime() + 3_600_000);
    expect([(await ask(etag)).statusCode, (await ask(etag)).body]).toEqual([304, '']);
    expect((await ask()).body).toBe(first.body);
    await parent.post('/api/schedule/draw', { childId: child.id });
    expect((await ask(etag)).statusCode).toBe(304);

    const uidOf = (body: string, title: string) =>
      eventsIn(body).find(({ summary }) => summary.endsWith(title))?.uid;
    const title = byDay(first.body)[1]!.replace(/^.*Ada: /, '');
    const sick = await parent.post('/api/schedule/sick-day', { childId: child.id, day: MONDAY });
    expect(sick.json<ChangeAnswer>().change).not.toBeNull();
    await parent.delete(`/api/assignments/${given.id}`);
    const then = await ask(etag);
    expect(then.statusCode).toBe(200);
    expect(uidOf(then.body, title)).toBe(uidOf(first.body, title));
    expect(byDay(then.body)).toContain(`2026-11-25 Ada: ${title}`);
    expect(byDay(then.body)).toContain(`${MONDAY} Ada: Day off`);
    expect(then.body).not.toContain(given.id);
    expect(eventsIn(then.body)[0]?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe(
      '2026-11-20T16:00:00Z',
    );
  });

  test('leads nowhere once it is renewed or ended, nor for an address that is guessed', async () => {
    const { ask, parent, path } = await openFeed();
    const again = (await parent.post('/api/calendar/feed', { hasNames: true })).json<FeedMade>();
    expect((await ask(undefined, path)).statusCode).toBe(404);
    const renewed = new URL(again.address).pathname;
    expect((await ask(undefined, renewed)).statusCode).toBe(200);
    expect((await parent.get('/api/calendar/feed')).json<FeedStanding>()).toMatchObject({
      exists: true,
      lastReadAt: family.clock.now.toISOString(),
    });
    await parent.delete('/api/calendar/feed');
    for (const address of [renewed, '/api/calendar/feeds/x.ics', renewed.replace('.ics', '')])
      expect((await ask(undefined, address)).statusCode, address).toBe(404);
  });

  test('is kept as a hash of a 128-bit secret', async () => {
    const { path } = await openFeed();
    const token = /feeds\/([\w-]{22})\.ics$/.exec(path)?.[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const { rows } = await family.database.pool.query<{ row: string }>(
      `select row_to_json(f)::text as row from calendar_feeds f`,
    );
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });
});

test('an address that asks too often is told to wait', async () => {
  const limited = await openFamilyApp({ hasRateLimits: true });
  const visitor = limited.visitor();
  const ask = () => visitor.get(`/api/calendar/feeds/${'x'.repeat(22)}.ics`);
  const first = await ask();
  expect([first.statusCode, first.headers['x-ratelimit-limit']]).toEqual([404, '120']);
  await limited.close();
});
