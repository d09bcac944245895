import { randomUUID } from 'node:crypto';
import type { FeedMade } from '@ori/contracts/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { dutyIn, openYear as openYearOf } from '../../testing/year-under-law.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
beforeEach(() => {
  family.clock.now = new Date('2026-11-20T15:00:00Z');
});
afterAll(() => family.close());

const PATH = '/api/filings/dates';

async function openYear(state: string, changes?: object) {
  const open = await openYearOf(family, state, null, changes);
  const { parent, child, packet } = open;
  return {
    ...open,
    date: (dutyId: string, part: number | null, dueOn: string | null, more: object = {}) =>
      parent.put(PATH, { childId: child.id, dutyId, part, dueOn, ...more }),
    page: async (query: string) =>
      (await readPdf((await packet(query)).rawPayload)).text.replaceAll(/\s+/g, ' '),
    rows: async () =>
      (await family.database.pool.query('select * from own_filing_dates where child_id = $1', [child.id]))
        .rows,
  };
}

/** The lasting name of the event that is on a day of a feed. */
const uidOf = (body: string, day: string) =>
  body
    .split('BEGIN:VEVENT')
    .find((event) => event.includes(`:${day.replaceAll('-', '')}`))
    ?.match(/UID:(.*)/)?.[1];

describe('a family’s own date', () => {
  test('holds in place of the law’s, is late by itself, and is put back', async () => {
    const { date, asked } = await openYear('US-NY');
    expect((await date('quarterly', 1, '2026-11-18')).json()).toEqual({ success: true });
    expect(dutyIn(await asked(), 'quarterly', 1)).toMatchObject({
      dueOn: '2026-11-18',
      lawDueOn: '2026-11-15',
      isOwn: true,
      state: 'overdue',
      dueNote: expect.stringContaining('your IHIP names'),
    });
    expect(dutyIn(await asked(), 'quarterly', 2)).toMatchObject({ dueOn: '2027-01-24', isOwn: false });
    await date('quarterly', 1, '2026-11-30');
    expect(dutyIn(await asked(), 'quarterly', 1)).toMatchObject({ dueOn: '2026-11-30', state: 'soon' });
    await date('quarterly', 1, null);
    expect(dutyIn(await asked(), 'quarterly', 1)).toMatchObject({
      dueOn: '2026-11-15',
      isOwn: false,
      state: 'unknown',
    });
  });

  test('is told for every duty of every state, and the plan’s four weeks where the law counts them', async () => {
    const { date, asked } = await openYear('US-PA');
    await date('affidavit', null, '2026-12-01');
    expect(dutyIn(await asked(), 'affidavit')).toMatchObject({
      dueOn: '2026-12-01',
      lawDueOn: '2026-08-01',
      lateOn: null,
      letterDays: null,
      state: 'soon',
    });
    const newYork = await openYear('US-NY');
    expect(dutyIn(await newYork.asked(), 'ihip')).toMatchObject({ letterDays: 28, isOwn: false });
  });

  test('is in the calendar and in the feed, under the same name, without the rule beside it', async () => {
    const { date, calendar, parent } = await openYear('US-NY');
    const made = (await parent.post('/api/calendar/feed', { hasNames: true })).json<FeedMade>();
    const feed = async () => (await family.visitor().get(new URL(made.address).pathname)).body;
    const days = async () => {
      const { items } = await calendar('2026-11-10', '2026-12-20');
      return items.filter(({ kind }) => kind === 'deadline').map(({ day, title }) => [day, title]);
    };
    expect(await days()).toEqual([['2026-11-15', expect.stringContaining('the dates your IHIP names')]]);
    const before = uidOf(await feed(), '2026-11-15');
    await date('quarterly', 1, '2026-12-04');
    expect(await days()).toEqual([['2026-12-04', 'New York: Quarterly report 1']]);
    const after = await feed();
    expect(uidOf(after, '2026-11-15')).toBeUndefined();
    expect(uidOf(after, '2026-12-04')).toBe(before);
    expect(before).toBeDefined();
  });

  test('cuts what a report covers: from the day after the part before to its own', async () => {
    family.clock.now = new Date('2027-03-01T15:00:00Z');
    const { date, page, told, file, parent, child } = await openYear('US-NY');
    await date('quarterly', 1, '2026-10-30');
    await date('quarterly', 2, '2027-01-29');
    const second = await page('&dutyId=quarterly&part=2');
    expect(second).toContain('From October 31, 2026 to January 29, 2027.');
    expect(second).toContain('Due January 29, 2027');
    expect(second).not.toContain('On the dates your IHIP names');
    expect(await page('&dutyId=quarterly&part=3')).toContain('From January 30, 2027 to March 1, 2027');
    expect(await page('&dutyId=ihip')).toContain('January 29, 2027');
    const filed = await file(told('quarterly', { part: 1, sentOn: '2026-11-02' }));
    expect(filed.json()).toMatchObject({ dueOn: '2026-10-30' });
    const locks = await parent.get(`/api/records/summary?childId=${child.id}&from=2026-09-08&to=2027-06-11`);
    expect(locks.json()).toMatchObject({ locks: [{ from: '2026-09-08', to: '2026-10-30' }] });
  });

  test('after the year’s end lets the last report cover the year, and no day after it', async () => {
    family.clock.now = new Date('2027-06-28T15:00:00Z');
    const { date, page, year } = await openYear('US-NY');
    await date('quarterly', 4, '2027-06-30', { yearId: year.id });
    expect(await page(`&dutyId=quarterly&part=4&yearId=${year.id}`)).toContain(
      'From April 4, 2027 to June 11, 2027.',
    );
  });
});

describe('a date that cannot be', () => {
  test.each([
    ['outside the year and its surroundings', ['quarterly', 1, '2028-01-01'], 'dueOn', 'near it'],
    ['before the part began', ['quarterly', 1, '2026-09-01'], 'dueOn', 'later day'],
    ['after the part that follows', ['quarterly', 1, '2027-02-01'], 'dueOn', 'follow one another'],
    ['of a part there is not', ['quarterly', 5, '2027-01-01'], 'dutyId', 'no such filing'],
    ['of a duty the law does not know', ['tribute', null, '2027-01-01'], 'dutyId', 'no such filing'],
    ['that is no date', ['quarterly', 1, '2026-02-30'], 'dueOn', 'choose a date'],
  ] as const)('%s is refused at its field', async (_name, [dutyId, part, dueOn], field, words) => {
    const { date, rows } = await openYear('US-NY');
    await date('quarterly', 2, '2027-01-29');
    const answer = await date(dutyId, part, dueOn);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid-input', field });
    expect(answer.body).toContain(words);
    expect(await rows()).toHaveLength(1);
  });

  test('of what was handed in waits until that is taken back; its neighbors keep their order', async () => {
    const { date, told, file, parent } = await openYear('US-NY');
    const report = told('quarterly', { part: 2 });
    await file(report);
    expect((await date('quarterly', 2, '2027-01-29')).json()).toMatchObject({ field: 'dueOn' });
    expect((await date('quarterly', 2, null)).statusCode).toBe(400);
    expect((await date('quarterly', 1, '2027-01-24')).body).toContain('follow one another');
    await parent.post(`/api/filings/${report.id}/take-back`, { id: randomUUID(), note: '' });
    expect((await date('quarterly', 2, '2027-01-29')).statusCode).toBe(200);
  });

  test('is of no year that is another child’s, and of no state nobody read', async () => {
    const { date } = await openYear('US-NY');
    const other = await openYear('US-NY');
    expect((await date('quarterly', 1, '2026-11-30', { yearId: other.year.id })).statusCode).toBe(404);
    const idaho = await openYear('US-ID');
    expect((await idaho.date('quarterly', 1, '2026-11-30')).json()).toMatchObject({ field: 'childId' });
  });
});

describe('who may', () => {
  test('is a parent of the child: no other family, no child, no teacher', async () => {
    const { child, learner, rows } = await openYear('US-NY');
    const other = await openYear('US-NY');
    const teacher = await family.signUp('teacher');
    const input = { childId: child.id, dutyId: 'quarterly', part: 1, dueOn: '2026-11-30' };
    expect((await other.parent.put(PATH, input)).statusCode).toBe(404);
    expect((await learner.put(PATH, input)).statusCode).toBe(403);
    expect((await teacher.client.put(PATH, input)).statusCode).toBe(403);
    expect(await rows()).toEqual([]);
  });
});

describe('what is kept of it', () => {
  test('stands under its law, in the audit once a change, in the export, and goes with its year', async () => {
    const { date, asked, parent, child, year, rows } = await openYear('US-NY');
    await date('quarterly', 1, '2026-11-30');
    await date('quarterly', 1, '2026-11-30');
    expect(await rows()).toMatchObject([
      { year_id: year.id, state: 'US-NY', duty_id: 'quarterly', part: 1, due_on: expect.anything() },
    ]);
    const { rows: acts } = await family.database.pool.query<{ detail: object }>(
      `select detail from audit_entries where subject_id = $1 and act = 'filings.setDate'`,
      [child.id],
    );
    expect(acts.map(({ detail }) => detail)).toEqual([
      { year: year.id, dutyId: 'quarterly', part: 1, dueOn: '2026-11-30' },
    ]);
    const exported = await family.services.stateLaw.filings.ownDates.exportOf([child.id]);
    expect(exported).toMatchObject([{ childId: child.id, dutyId: 'quarterly', dueOn: '2026-11-30' }]);
    // Another state's quarterly report is another thing.
    expect((await parent.put('/api/records/years', { ...year, state: 'US-PA' })).statusCode).toBe(200);
    expect((await asked()).duties.some(({ isOwn }) => isOwn)).toBe(false);
    await parent.put('/api/records/years', year);
    expect(dutyIn(await asked(), 'quarterly', 1)?.isOwn).toBe(true);
    expect((await parent.delete(`/api/records/years/${year.id}`)).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });
});
