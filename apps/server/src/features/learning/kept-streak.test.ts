import { addDays } from '@ori/core/learning/day-of';
import { streakDays } from '@ori/core/learning/streak';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KeptStreak, standingStreak, streakAfterWork } from './kept-streak.ts';

const FIRST = '2026-02-20';
const NONE: KeptStreak = { streakDays: 0, lastWorkDay: null };

describe('a kept streak', () => {
  test('is always what the rule makes of the days themselves', () => {
    const offset = fc.integer({ min: 0, max: 40 });
    const offsets = fc.array(offset, { maxLength: 40 });
    const spans = fc.array(fc.tuple(offset, fc.nat(5)), { maxLength: 4 });
    fc.assert(
      fc.property(offsets, spans, fc.integer({ min: 0, max: 5 }), (days, off, later) => {
        const rests = off.map(([from, length]) => {
          return { from: addDays(FIRST, from), to: addDays(FIRST, from + length) };
        });
        const worked = days.toSorted((a, b) => a - b).map((offset) => addDays(FIRST, offset));
        const kept = worked.reduce<KeptStreak>((so, day) => streakAfterWork(so, day, rests), NONE);
        const today = addDays(worked.at(-1) ?? FIRST, later);
        expect(standingStreak(kept, today, rests)).toBe(streakDays(worked, today, rests));
      }),
    );
  });

  test('stands while today has no work yet, and is over the day after', () => {
    const kept = { streakDays: 4, lastWorkDay: '2026-03-08' };
    expect(
      [8, 9, 10].map((day) => standingStreak(kept, `2026-03-${String(day).padStart(2, '0')}`, [])),
    ).toEqual([4, 4, 0]);
  });
});
