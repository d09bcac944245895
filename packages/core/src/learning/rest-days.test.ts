import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './day-of.ts';
import { isRestDay, onlyRestBetween, restsUntil } from './rest-days.ts';
import { streakDays } from './streak.ts';

const TODAY = '2026-03-08';
const holiday = [{ from: '2026-03-03', to: '2026-03-06' }];

describe('days off', () => {
  it('include both their ends and nothing else', () => {
    expect(['02', '03', '06', '07'].map((day) => isRestDay(`2026-03-${day}`, holiday))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('bridge the days between when there is nothing else between', () => {
    expect(onlyRestBetween('2026-03-02', '2026-03-07', holiday)).toBe(true);
    expect(onlyRestBetween('2026-03-02', '2026-03-08', holiday)).toBe(false);
    expect(onlyRestBetween('2026-03-07', '2026-03-08', [])).toBe(true);
  });

  it('end with the last one of those that touch', () => {
    const both = [...holiday, { from: '2026-03-07', to: '2026-03-09' }];
    expect(restsUntil('2026-03-04', both)).toBe('2026-03-09');
    expect(restsUntil('2026-03-10', both)).toBeNull();
  });
});

describe('a streak with days off', () => {
  it('goes on over them, and does not count them', () => {
    expect(streakDays(['2026-03-07', '2026-03-02', '2026-03-01'], TODAY, holiday)).toBe(3);
  });

  it('counts work on a day off', () => {
    expect(streakDays(['2026-03-07', '2026-03-04', '2026-03-02'], TODAY, holiday)).toBe(3);
  });

  it('never gets shorter by a day off more', () => {
    const back = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(fc.array(back), back, fc.nat(6), (days, from, length) => {
        const worked = days.map((one) => addDays(TODAY, -one));
        const rest = { from: addDays(TODAY, -from - length), to: addDays(TODAY, -from) };
        expect(streakDays(worked, TODAY, [rest])).toBeGreaterThanOrEqual(streakDays(worked, TODAY));
      }),
    );
  });
});
