import { weekdayOf } from '@ori/core/planning/week';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { yearAround } from '@ori/core/records/school-year';
import { afterEach, describe, expect, it } from 'vitest';
import type { Person } from '../features/accounts/accounts.service.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { makeDemoFamily } from './demo-family.ts';
import { DEMO_CHILDREN, DEMO_PARENT } from './demo-people.ts';
import { DEMO_RECORDS } from './demo-record-words.ts';
import { holidaysOf, schoolWeeks } from './demo-school-weeks.ts';

const SATURDAY = 6;
const A_FULL_YEAR = 180;

let app: TestApp;

function viewerOf({ id: userId, familyId, role, ageGroup, locale, timeZone }: Person): Viewer {
  return { userId, familyId, role, ageGroup, locale, timeZone, sessionId: '' };
}
async function personCalled(sacredId: string): Promise<Viewer> {
  const found = await app.services.accounts.findUserCalled(sacredId);
  if (found === null) throw new Error(`nobody is called ${sacredId}`);
  return viewerOf(found);
}
function must<Value>(result: { ok: true; value: Value } | { ok: false; failure: unknown }): Value {
  if (!result.ok) throw new Error(String(result.failure));
  return result.value;
}

/** Starts with the demo on some day; answers what the rooms show a parent of each child, by the services behind them. */
async function startedOn(moment: string) {
  const now = () => new Date(moment);
  app = await startTestApp({ isDemo: true, now });
  await makeDemoFamily(app.deps, app.services);
  const parent = await personCalled(DEMO_PARENT.sacredId);
  const { records, portfolio, stateLaw, transcripts } = app.services;
  return Promise.all(
    DEMO_CHILDREN.map(async ({ sacredId }) => {
      const { userId: childId } = await personCalled(sacredId);
      const { years, today } = must(await records.years.list(parent, childId));
      const inYears = await Promise.all(
        years.map(async ({ id: yearId, startsOn: from, endsOn: to, grade }) => ({
          from,
          grade,
          log: must(await records.log.all(parent, { childId, from, to })).entries,
          summary: must(await records.summary(parent, { childId, from, to })),
          law: must(await stateLaw.filings.requirements.of(parent, { childId, yearId })),
          portfolio: must(await portfolio.get(parent, { childId, from, to })),
        })),
      );
      const { years: courseYears, isSettled } = must(await transcripts.transcript.get(parent, childId));
      return { sacredId, today, years: inYears, courseYears, isSettled };
    }),
  );
}
type Shown = Awaited<ReturnType<typeof startedOn>>[number];

const writtenLines = ({ years }: Shown) =>
  years.flatMap(({ log }) => log.filter(({ source }) => source === 'parent'));

/** A full day has two hours of lessons behind it at the least, in every year: attendance is nothing without a log. */
function expectDaysToRestOnTheLog({ years }: Shown): void {
  for (const { summary } of years) {
    const thin = summary.days.filter(({ kind, minutes }) => kind === 'full' && minutes < 2 * 60);
    expect(thin.map(({ day }) => day)).toEqual([]);
  }
}

/** What holds on any day of the year. */
function expectWhole(child: Shown): void {
  const kept = DEMO_RECORDS[child.sacredId];
  expectDaysToRestOnTheLog(child);
  expect(child.years[0]?.law.state?.code).toBe('US-PA');
  expect(child.years[0]?.law.year).toMatchObject({ schoolName: 'Okafor home school' });
  const lines = writtenLines(child);
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(
    new Set(['book', 'trip', 'co-op', 'other', 'music', 'sport', 'activity', 'lesson']),
  );
  const free = child.years.flatMap(({ from }) =>
    holidaysOf({ from, to: `${Number(from.slice(0, 4)) + 1}-06-30` }),
  );
  for (const { day, writtenAt, title } of lines) {
    expect(day < child.today, title).toBe(true);
    expect(weekdayOf(day), title).toBeLessThan(SATURDAY);
    expect(free.filter(({ from, to }) => from <= day && day <= to)).toEqual([]);
    expect(writtenAt.slice(0, 10), 'is written on its own day').toBe(day);
  }
  const samples = child.years.flatMap(({ portfolio }) => portfolio.samples);
  expect(samples.map(({ title }) => title).toSorted()).toEqual(
    kept?.samples.map(({ title }) => title).toSorted(),
  );
  expect(samples.filter(({ file }) => file?.type === 'image/webp')).toHaveLength(1);
  expect(samples.every(({ childWords }) => childWords !== '')).toBe(true);
  const books = new Set(child.years.flatMap(({ portfolio }) => portfolio.books.map(({ title }) => title)));
  expect(books.size).toBe(kept?.books.length);
  const overdue = child.years.flatMap(({ law }) => law.duties.filter(({ state }) => state === 'overdue'));
  expect(overdue).toEqual([]);
}

const totalsOf = (child: Shown, at = 0) => child.years[at]?.summary.attendance;

describe('the demo family’s records', () => {
  afterEach(() => app.close());

  it('are in full swing in late November, with the affidavit handed in', async () => {
    const children = await startedOn('2026-11-24T15:00:00Z');
    for (const child of children) {
      expectWhole(child);
      expect(child.years).toHaveLength(1);
      expect(totalsOf(child)?.attended).toBeGreaterThanOrEqual(54);
      expect(totalsOf(child)?.trip).toBe(2);
      const minutes = child.years[0]?.law.subjects.find(({ id }) => id === 'art')?.minutes;
      expect(minutes, 'art is counted').toBeGreaterThan(0);
      expect(child.years[0]?.law.duties.find(({ dutyId }) => dutyId === 'affidavit')?.state).toBe('done');
    }
    expect(children.map((child) => totalsOf(child)?.sick)).toEqual([0, 1, 0]);
  }, 60_000);

  it('have a transcript of the eldest that says what each course was', async () => {
    const mina = (await startedOn('2026-11-24T15:00:00Z')).at(-1);
    expect(mina?.isSettled).toBe(true);
    expect(mina?.courseYears.map(({ year, courses }) => [year, courses.length])).toEqual([
      [2025, 2],
      [2026, 3],
    ]);
    const courses = mina?.courseYears.flatMap((each) => each.courses) ?? [];
    expect(courses.filter(({ description, texts }) => description === '' || texts === '')).toEqual([]);
    expect(courses.filter(({ marks, status }) => marks.count === 0 && status === 'in-progress')).toEqual([]);
  }, 60_000);

  it('pass over the winter break on January 5', async () => {
    for (const child of await startedOn('2027-01-05T15:00:00Z')) {
      expectWhole(child);
      expect(child.years).toHaveLength(1);
      expect(totalsOf(child)?.holiday).toBe(11);
      expect(totalsOf(child)?.attended).toBeGreaterThan(70);
    }
  }, 60_000);

  it('have a finished year behind them on July 15, and something in the new one', async () => {
    for (const child of await startedOn('2026-07-15T15:00:00Z')) {
      expectWhole(child);
      const [running, past, ...more] = child.years;
      if (!running || !past) throw new Error('there are two years');
      expect([running.from, past.from, ...more]).toEqual(['2026-07-01', '2025-07-01']);
      expect(past.grade).toBe(running.grade - 1);
      expect(past.summary.attendance.attended).toBeGreaterThanOrEqual(A_FULL_YEAR);
      expect(past.law.time.map(({ state }) => state)).toEqual(['done']);
      expect(past.law.duties.filter(({ state }) => state !== 'done')).toEqual([]);
      expect(running.law.duties.find(({ dutyId }) => dutyId === 'affidavit')?.state).toBe('soon');
      expect(running.log.length).toBeGreaterThan(3);
      expect(running.portfolio.samples).not.toEqual([]);
    }
  }, 60_000);
});

describe('the weeks of school that are over', () => {
  it('end before today and hold no day off, on every day of two years', () => {
    const start = Date.parse('2026-07-01T12:00:00Z');
    for (let passed = 0; passed < 730; passed += 1) {
      const today = dayOf(new Date(start + passed * 86_400_000), 'UTC');
      const weeks = schoolWeeks(today, 10);
      expect(new Set(weeks).size).toBe(10);
      expect(weeks.every((monday) => weekdayOf(monday) === 1)).toBe(true);
      expect(addDays(weeks[0] ?? '', 4) < today, today).toBe(true);
      const free = weeks.flatMap((monday) => holidaysOf(yearAround(monday)));
      for (const monday of weeks)
        expect(free.filter(({ from, to }) => from <= addDays(monday, 4) && monday <= to)).toEqual([]);
    }
  });
});
