import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../learning/day-of.ts';
import { periodOf } from './portfolio-period.ts';

const YEAR = { from: '2026-09-01', to: '2027-05-31' };

describe('the third of a school year', () => {
  it('is early, middle or late, and nothing outside the year', () => {
    const days = [
      '2026-08-31',
      '2026-09-01',
      '2026-11-30',
      '2026-12-01',
      '2027-03-01',
      '2027-03-02',
      '2027-05-31',
    ];
    const found = [null, 'early', 'early', 'middle', 'middle', 'late', 'late'];
    expect(days.map((day) => periodOf(day, YEAR))).toEqual(found);
    expect(periodOf('2027-06-01', YEAR)).toBeNull();
  });

  it('parts every year of three days and more into three that differ by a day at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 400 }), (length) => {
        const year = { from: '2024-02-01', to: addDays('2024-02-01', length - 1) };
        const counts = { early: 0, middle: 0, late: 0 };
        for (let at = 0; at < length; at += 1) {
          const period = periodOf(addDays(year.from, at), year);
          if (period !== null) counts[period] += 1;
        }
        const sizes = Object.values(counts);
        expect(sizes.reduce((sum, size) => sum + size)).toBe(length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
