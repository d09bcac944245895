import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../learning/day-of.ts';
import { countedMs } from '../learning/minutes.ts';
import { countedFrom, type Worked, wholeMinutes } from './whole-minutes.ts';

const SUBJECTS = ['math', 'science', 'language', 'social', 'life'];
/** Zones with daylight saving on either half of the globe, by half an hour, over the date line, at odd offsets, and none. */
const ZONES = [
  'America/New_York',
  'America/Phoenix',
  'Europe/Paris',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'America/St_Johns',
  'UTC',
];
const DAY_MS = 86_400_000;

const answer = fc.record({
  /** Where in the time it falls. */
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  durationMs: fc.integer({ min: 0, max: 400_000 }),
  subject: fc.constantFrom(...SUBJECTS),
  lesson: fc.constantFrom('', 'a', 'b'),
});
const year = fc.record({
  zone: fc.constantFrom(...ZONES),
  startsAt: fc.integer({ min: Date.UTC(1990, 6, 2), max: Date.UTC(2037, 0, 1) }),
  days: fc.constantFrom(2, 20, 365),
  answers: fc.array(answer, { maxLength: 250, size: 'max' }),
});
type Year = typeof year extends fc.Arbitrary<infer Value> ? Value : never;

/** The rows that the log stands on, as answers bring them up to date one by one. */
function workedIn({ zone, startsAt, days, answers }: Year): Worked[] {
  const rows = new Map<string, Worked>();
  for (const { at, durationMs, subject, lesson } of answers) {
    const day = dayOf(new Date(startsAt + Math.round(at * days * DAY_MS)), zone);
    const id = `${day} ${subject} ${lesson}`;
    const workedMs = (rows.get(id)?.workedMs ?? 0) + countedMs(durationMs);
    rows.set(id, { id, day, subject, workedMs });
  }
  return [...rows.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const minutesOf = (ms: number) => ms / 60_000;
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);
/** Sums by any key, of what was worked and of what stands in the log. */
function sums(rows: readonly Worked[], written: ReadonlyMap<string, number>, keyOf: (row: Worked) => string) {
  return [...new Set(rows.map(keyOf))].map((key) => {
    const own = rows.filter((row) => keyOf(row) === key);
    const worked = minutesOf(sumOf(own, ({ workedMs }) => workedMs));
    return { key, worked, log: sumOf(own, ({ id }) => written.get(id) ?? 0) };
  });
}

const mathOn = (id: string, workedMs: number) => ({ id, day: id, subject: 'math', workedMs });

describe('the minutes of the log', () => {
  test('are those of the answers to the minute: over the year, on each day, and in each subject', () => {
    const property = fc.property(year, (tried) => {
      const rows = workedIn(tried);
      const written = wholeMinutes(rows);
      // Computed from the answers alone, without days and zones: nothing is counted twice, nothing lost at midnight.
      const answered = minutesOf(sumOf(tried.answers, ({ durationMs }) => countedMs(durationMs)));
      const total = sumOf([...written.values()], (minutes) => minutes);
      const years = new Set(rows.map(({ day }) => countedFrom(day))).size;
      expect(Math.abs(total - answered)).toBeLessThanOrEqual(0.5 * years + 1e-9);
      for (const day of sums(rows, written, ({ day: own }) => own))
        expect(Math.abs(day.log - day.worked), day.key).toBeLessThanOrEqual(1 + 1e-9);
      for (const of of sums(rows, written, ({ day, subject }) => `${countedFrom(day)} ${subject}`))
        expect(Math.abs(of.log - of.worked), of.key).toBeLessThan(2);
    });
    fc.assert(property, { numRuns: 100 });
  });

  test('add up: by day, by subject and in all they are the same sum, and no line is below nothing', () => {
    const property = fc.property(year, (tried) => {
      const rows = workedIn(tried);
      const written = wholeMinutes(rows);
      const inAll = sumOf([...written.values()], (minutes) => minutes);
      const byDay = sums(rows, written, ({ day }) => day);
      const bySubject = sums(rows, written, ({ subject }) => subject);
      expect([sumOf(byDay, ({ log }) => log), sumOf(bySubject, ({ log }) => log)]).toEqual([inAll, inAll]);
      expect(written.size).toBe(rows.length);
      expect(Math.min(0, ...written.values())).toBe(0);
    });
    fc.assert(property, { numRuns: 100 });
  });

  test('read from any later first of July on are those that were read before', () => {
    const rows = ['2025-06-30', '2025-07-01', '2026-02-28'].map((day) => ({
      id: day,
      day,
      subject: 'math',
      workedMs: 95_000,
    }));
    const whole = wholeMinutes(rows);
    const later = wholeMinutes(rows.filter(({ day }) => day >= countedFrom('2026-02-28')));
    expect([...whole.values()]).toEqual([2, 2, 1]);
    expect([...later.values()]).toEqual([2, 1]);
  });

  test('that were filed stand, and what came to them later is counted on the next day', () => {
    const rows = [mathOn('2026-03-01', 600_000), mathOn('2026-03-02', 300_000)];
    expect([...wholeMinutes(rows, new Map([['2026-03-01', 8]])).values()]).toEqual([8, 7]);
    expect([...wholeMinutes(rows, new Map([['2026-03-01', 12]])).values()]).toEqual([12, 3]);
  });
});
