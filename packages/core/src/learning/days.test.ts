import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from './day-of.ts';
import { minutesOf, minutesWorked } from './minutes.ts';
import { streakDays } from './streak.ts';

const TODAY = '2026-03-08';
const daysBack = fc.array(fc.integer({ min: 0, max: 40 }));

describe('the day on the wall', () => {
  it('is the local one, not that of Greenwich', () => {
    const instant = new Date('2026-01-01T03:30:00Z');
    expect(dayOf(instant, 'America/New_York')).toBe('2025-12-31');
    expect(dayOf(instant, 'UTC')).toBe('2026-01-01');
    expect(dayOf(new Date('2025-12-31T12:00:00Z'), 'Pacific/Kiritimati')).toBe('2026-01-01');
  });

  it('holds through the nights when clocks change', () => {
    expect(dayOf(new Date('2026-03-08T04:59:59Z'), 'America/New_York')).toBe('2026-03-07');
    expect(dayOf(new Date('2026-03-08T05:00:00Z'), 'America/New_York')).toBe('2026-03-08');
    expect(dayOf(new Date('2026-03-09T03:59:59Z'), 'America/New_York')).toBe('2026-03-08');
    expect(dayOf(new Date('2026-03-09T04:00:00Z'), 'America/New_York')).toBe('2026-03-09');
  });

  it('refuses an unknown time zone', () => {
    expect(() => dayOf(new Date(0), 'Atlantis/Capital')).toThrow(RangeError);
  });

  it('goes forth and back over months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 5000 }),
        (days) => addDays(addDays(TODAY, days), -days) === TODAY,
      ),
    );
  });
});

describe('a streak', () => {
  it('counts the days in a row up to today', () => {
    expect(streakDays(['2026-03-08', '2026-03-07', '2026-03-06', '2026-03-04'], TODAY)).toBe(3);
  });

  it('still stands on the morning after, and is over a day later', () => {
    expect(streakDays(['2026-03-07', '2026-03-06'], TODAY)).toBe(2);
    expect(streakDays(['2026-03-06', '2026-03-05'], TODAY)).toBe(0);
  });

  it('is nothing without work, and ignores days to come', () => {
    expect(streakDays([], TODAY)).toBe(0);
    expect(streakDays(['2026-03-09'], TODAY)).toBe(0);
  });

  it('does not hang on order or repeats', () => {
    fc.assert(
      fc.property(daysBack, (back) => {
        const days = back.map((one) => addDays(TODAY, -one));
        expect(streakDays([...days, ...days].toReversed(), TODAY)).toBe(streakDays(days, TODAY));
      }),
    );
  });

  it('grows by at most one for work done today', () => {
    fc.assert(
      fc.property(daysBack, (back) => {
        const days = back.map((one) => addDays(TODAY, -one));
        const growth = streakDays([...days, TODAY], TODAY) - streakDays(days, TODAY);
        expect(growth).toBe(days.includes(TODAY) ? 0 : 1);
      }),
    );
  });
});

describe('minutes', () => {
  it('take a long pause on one question as three minutes of work', () => {
    expect(minutesWorked([60_000, 3_600_000])).toBe(4);
  });

  it('show any work as at least one, and none as none', () => {
    expect(minutesOf(400)).toBe(1);
    expect(minutesWorked([])).toBe(0);
    expect(minutesWorked([-5])).toBe(0);
  });
});
