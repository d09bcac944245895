import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../learning/day-of.ts';
import { deadlinesOf } from './deadlines.ts';
import {
  dayAfterLetter,
  type HeldDeadline,
  OWN_DATE_DAYS,
  type OwnDate,
  refusalOf,
  withOwnDates,
} from './own-dates.ts';
import type { SchoolYear } from './state-profile.ts';
import { stateDuty } from './testing/state-duty.ts';

const DUTIES = {
  duties: [
    stateDuty(
      { on: 'date', at: 'start', month: 7, day: 1, lateDays: 14 },
      { id: 'intent', type: 'quarterly' },
    ),
    stateDuty({ on: 'window', month: 10, first: 1, last: 15 }, { id: 'affidavit', type: 'quarterly' }),
    stateDuty({ on: 'parts', count: 4 }, { id: 'quarterly', type: 'quarterly' }),
    stateDuty({ on: 'year-end' }, { id: 'assessment', type: 'quarterly' }),
  ],
};
const fall: SchoolYear = { id: 'y', startsOn: '2026-09-08', endsOn: '2027-06-11', grade: 4 };
const part = (at: number, dueOn: string): OwnDate => ({ dutyId: 'quarterly', part: at, dueOn });
const only = (dutyId: string, dueOn: string): OwnDate => ({ dutyId, part: null, dueOn });
const held = (own: readonly OwnDate[], year = fall) => withOwnDates(deadlinesOf(DUTIES, year), own, year);
const quarters = (own: readonly OwnDate[], year = fall) =>
  held(own, year)
    .filter((each) => each.duty.id === 'quarterly')
    .toSorted((one, other) => (one.part ?? 0) - (other.part ?? 0))
    .map(({ dueOn }) => dueOn ?? '');

describe('a family’s own date', () => {
  it('stands in place of the law’s, with the law’s beside it', () => {
    const found = held([only('intent', '2026-09-22'), part(1, '2026-11-30')]);
    expect(found.find((each) => each.duty.id === 'intent')).toMatchObject({
      dueOn: '2026-09-22',
      lawDueOn: '2026-07-01',
      lateOn: null,
      isOwn: true,
    });
    expect(quarters([part(1, '2026-11-30')])).toEqual([
      '2026-11-30',
      '2027-01-24',
      '2027-04-03',
      '2027-06-11',
    ]);
    expect(found.map((each) => [each.duty.id, each.isOwn])).toEqual([
      ['intent', true],
      ['affidavit', false],
      ['quarterly', true],
      ['quarterly', false],
      ['quarterly', false],
      ['quarterly', false],
      ['assessment', false],
    ]);
  });

  it('gives way to the law’s where the year was moved away from it, and is told beside it', () => {
    const own = [only('intent', '2026-06-20'), part(1, '2026-11-10'), part(4, '2027-06-20')];
    const shortened = { ...fall, endsOn: '2026-11-30' };
    const assessment = [only('assessment', '2027-06-10')];
    expect(held(assessment, shortened).find((each) => each.duty.id === 'assessment')).toMatchObject({
      dueOn: shortened.endsOn,
      isOwn: false,
      unfit: '2027-06-10',
    });
    const later = { ...fall, startsOn: '2027-01-11', endsOn: '2027-12-17' };
    const found = held(own, later);
    const states = found
      .filter(({ unfit, isOwn }) => unfit !== null || isOwn)
      .map(({ duty: { id }, part: at, unfit, isOwn }) => [id, at, unfit, isOwn]);
    expect(states).toEqual([
      ['intent', null, '2026-06-20', false],
      ['quarterly', 1, '2026-11-10', false],
      ['quarterly', 4, null, true],
    ]);
    expect(held(own).every(({ unfit }) => unfit === null)).toBe(true);
  });

  it('keeps the day a window opens only where it comes before', () => {
    const opened = ['2026-10-10', '2026-09-20'].map(
      (dueOn) => held([only('affidavit', dueOn)]).find((each) => each.duty.id === 'affidavit')?.opensOn,
    );
    expect(opened).toEqual(['2026-10-01', null]);
  });

  it('pushes the parts that are only reckoned evenly between those that stand', () => {
    expect(quarters([part(1, '2027-01-30')])).toEqual([
      '2027-01-30',
      '2027-03-03',
      '2027-04-03',
      '2027-06-11',
    ]);
    expect(quarters([part(2, '2026-11-10')])[0]).toBe('2026-10-09');
    expect(quarters([part(3, '2027-06-20')]).slice(2)).toEqual(['2027-06-20', '2027-06-21']);
    expect(quarters([part(2, '2027-01-01'), part(3, '2027-01-05')])).toEqual([
      '2026-11-15',
      '2027-01-01',
      '2027-01-05',
      '2027-06-11',
    ]);
  });
});

const refused = (wanted: OwnDate, own: readonly OwnDate[] = [], filed: readonly number[] = []) =>
  refusalOf(wanted, fall, held(own), (each) => each.part !== null && filed.includes(each.part));

describe('a date that cannot be', () => {
  it('lies outside a generous span round the year', () => {
    const [first, last] = [addDays(fall.startsOn, -OWN_DATE_DAYS), addDays(fall.endsOn, OWN_DATE_DAYS)];
    const all = [first, last, addDays(first, -1), addDays(last, 1), '0206-11-15', '2062-11-15'];
    expect(all.map((dueOn) => refused(only('intent', dueOn)))).toEqual([
      null,
      null,
      ...Array.from({ length: 4 }, () => 'outside'),
    ]);
  });

  it('ends a part before it began', () => {
    expect(refused(part(1, '2026-09-07'))).toBe('too-early');
    expect(refused(part(1, '2026-09-08'))).toBeNull();
    expect(refused(part(3, '2026-09-09'))).toBe('too-early');
    expect(refused(only('intent', '2026-09-07'))).toBeNull();
  });

  it('leaves the parts out of order, of the family’s own and of what was filed', () => {
    const own = [part(2, '2027-01-20')];
    expect(refused(part(1, '2027-01-20'), own)).toBe('out-of-order');
    expect(refused(part(1, '2027-01-19'), own)).toBeNull();
    expect(refused(part(4, '2027-01-21'), own)).toBe('out-of-order');
    expect(refused(part(4, '2027-01-22'), own)).toBeNull();
    // The second part is reckoned to January 24: it gives way, unless it was filed.
    expect(refused(part(1, '2027-01-30'))).toBeNull();
    expect(refused(part(1, '2027-01-30'), [], [2])).toBe('out-of-order');
    // Its own day is no neighbor of itself.
    expect(refused(part(2, '2027-02-20'), own)).toBeNull();
  });
});

it('the day after a letter is the later of the two', () => {
  expect(dayAfterLetter('2026-08-15', '2026-07-10', 28)).toBe('2026-08-15');
  expect(dayAfterLetter('2026-08-15', '2026-08-24', 28)).toBe('2026-09-21');
  expect(dayAfterLetter(null, '2027-01-20', 28)).toBe('2027-02-17');
});

const days = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const years = fc
  .record({ startsOn: days, length: fc.integer({ min: 1, max: 399 }) })
  .map(({ startsOn, length }) => ({ ...fall, startsOn, endsOn: addDays(startsOn, length) }));
const wanted = fc.record({
  of: fc.constantFrom<Omit<OwnDate, 'dueOn'>[]>(
    { dutyId: 'intent', part: null },
    { dutyId: 'assessment', part: null },
    ...[1, 2, 3, 4].map((at) => ({ dutyId: 'quarterly', part: at })),
  ),
  offset: fc.integer({ min: -250, max: 650 }),
});
const keyOf = ({ duty: { id }, part: at }: HeldDeadline) => `${id} ${at}`;

describe('whatever a family enters', () => {
  it('own dates stand, parts follow one another, and everything is in the order of its days', () => {
    fc.assert(
      fc.property(years, fc.array(wanted, { maxLength: 8 }), (year, entered) => {
        let own: OwnDate[] = [];
        for (const { of, offset } of entered) {
          const next = { ...of, dueOn: addDays(year.startsOn, offset) };
          if (refusalOf(next, year, held(own, year), () => false) !== null) continue;
          own = [...own.filter(({ dutyId, part: at }) => dutyId !== of.dutyId || at !== of.part), next];
        }
        const found = held(own, year);
        expect(
          found
            .filter(({ isOwn }) => isOwn)
            .map(({ duty: { id }, part: at, dueOn }) => `${id} ${at} ${dueOn}`)
            .toSorted(),
        ).toEqual(own.map(({ dutyId, part: at, dueOn }) => `${dutyId} ${at} ${dueOn}`).toSorted());
        const dates = quarters(own, year);
        expect(dates).toEqual(dates.toSorted());
        // A year of a few days has fewer days than parts.
        if (year.endsOn >= addDays(year.startsOn, 4)) expect(new Set(dates).size).toBe(4);
        const order = found.map(({ dueOn }) => dueOn ?? '9999');
        expect(order).toEqual(order.toSorted());
      }),
    );
  });

  it('without any, and with all put back, the law’s dates stand as they were', () => {
    fc.assert(
      fc.property(years, (year) => {
        const law = deadlinesOf(DUTIES, year);
        expect(held([], year)).toEqual(
          law.map((each) => ({ ...each, isOwn: false, lawDueOn: each.dueOn, unfit: null })),
        );
      }),
    );
  });

  it('also of days that no longer fit a year that was changed, nothing is lost', () => {
    const any = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), days), { maxLength: 4 });
    fc.assert(
      fc.property(years, any, (year, own) => {
        const found = held(
          own.map(([at, dueOn]) => part(at, dueOn)),
          year,
        );
        expect(found.map(keyOf).toSorted()).toEqual(held([], year).map(keyOf).toSorted());
        for (const dueOn of quarters(
          own.map(([at, day]) => part(at, day)),
          year,
        ))
          expect(dueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
    );
  });
});
