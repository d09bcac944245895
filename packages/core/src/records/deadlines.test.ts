import type { DueRule } from '@ori/contracts/states';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../learning/day-of.ts';
import { type Deadline, deadlinesOf, NEAR_END_DAYS, NEAR_START_DAYS } from './deadlines.ts';
import type { SchoolYear } from './state-profile.ts';
import { stateDuty } from './testing/state-duty.ts';

const fall: SchoolYear = { id: 'y', startsOn: '2026-09-08', endsOn: '2027-06-11', grade: 4 };
const datesOf = (due: DueRule, year = fall): Omit<Deadline, 'duty'>[] =>
  deadlinesOf({ duties: [stateDuty(due)] }, year).map(({ duty: _duty, ...dates }) => dates);
const julyFirst: DueRule = { on: 'date', at: 'start', month: 7, day: 1, lateDays: 14 };

describe('a deadline', () => {
  it('at the start lies before a year that begins in September, and leaves a late family its days', () => {
    expect(datesOf(julyFirst)).toMatchObject([{ dueOn: '2026-07-01', lateOn: '2026-09-22' }]);
    const winter = { ...fall, startsOn: '2027-01-11' };
    expect(datesOf(julyFirst, winter)).toMatchObject([{ dueOn: '2027-01-25', lateOn: null }]);
  });

  it('is not made up for a late family where the law names no day', () => {
    const winter = { ...fall, startsOn: '2027-01-11' };
    const due: DueRule = { on: 'date', at: 'start', month: 9, day: 15, lateDays: null };
    expect(datesOf(due, winter)).toMatchObject([{ dueOn: null }]);
  });

  it('at the end follows the year, in a window opens first, and in parts ends with the year', () => {
    const august: DueRule = { on: 'date', at: 'end', month: 8, day: 1, lateDays: null };
    expect(datesOf(august)).toMatchObject([{ dueOn: '2027-08-01' }]);
    const october: DueRule = { on: 'window', month: 10, first: 1, last: 15 };
    expect(datesOf(october)).toMatchObject([{ opensOn: '2026-10-01', dueOn: '2026-10-15' }]);
    expect(datesOf({ on: 'parts', count: 4 }).map(({ dueOn }) => dueOn)).toEqual([
      '2026-11-15',
      '2027-01-24',
      '2027-04-03',
      '2027-06-11',
    ]);
  });

  it('is only for the grades it names', () => {
    const tested = stateDuty({ on: 'year-end' }, { onlyGrades: [3, 5, 8] });
    const found = [2, 3, 4, 5, 8, 9].map((grade) => deadlinesOf({ duties: [tested] }, { ...fall, grade }));
    expect(found.map(({ length }) => length)).toEqual([0, 1, 0, 1, 1, 0]);
  });
});

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const years = fc
  .record({
    startsOn: days,
    length: fc.integer({ min: 1, max: 399 }),
    grade: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ startsOn, length, grade }) => ({ id: 'y', startsOn, endsOn: addDays(startsOn, length), grade }));
const month = fc.integer({ min: 1, max: 12 });
const day = fc.integer({ min: 1, max: 28 });
const lateDays = fc.option(fc.integer({ min: 0, max: 60 }));

describe('deadlines lie in the year they belong to', () => {
  it('near its first day', () => {
    fc.assert(
      fc.property(years, month, day, lateDays, (year, ofMonth, ofDay, late) => {
        const due: DueRule = { on: 'date', at: 'start', month: ofMonth, day: ofDay, lateDays: late };
        const [{ dueOn, lateOn } = { dueOn: '', lateOn: null }] = datesOf(due, year);
        if (dueOn === null) return late === null;
        const isNear =
          addDays(year.startsOn, -NEAR_START_DAYS) <= dueOn &&
          dueOn <= addDays(year.startsOn, NEAR_START_DAYS);
        return isNear && (lateOn === null || (lateOn > dueOn && late !== null));
      }),
    );
  });

  it('or after its last days, within a year', () => {
    fc.assert(
      fc.property(years, month, day, (year, ofMonth, ofDay) => {
        const due: DueRule = { on: 'date', at: 'end', month: ofMonth, day: ofDay, lateDays: null };
        const dueOn = datesOf(due, year)[0]?.dueOn ?? '';
        const first = addDays(year.endsOn, -NEAR_END_DAYS);
        return first <= dueOn && dueOn <= addDays(first, 366);
      }),
    );
  });

  it('or inside it, one after the other', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 2, max: 12 }), (year, count) => {
        const dates = datesOf({ on: 'parts', count }, year).map(({ dueOn }) => dueOn ?? '');
        const isOrdered = dates.every((date, at) => at === 0 || (dates[at - 1] ?? '') <= date);
        return isOrdered && year.startsOn <= (dates[0] ?? '') && dates.at(-1) === year.endsOn;
      }),
    );
  });
});
