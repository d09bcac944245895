import { weekdayOf } from '@ori/core/planning/week';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysOfMonth, monthAfter, monthOf } from './month-days.ts';

const month = fc
  .tuple(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

it('shows whole weeks from Monday on that hold every day of the month and no week without one', () => {
  fc.assert(
    fc.property(month, (shown) => {
      const days = daysOfMonth(shown);
      const weeks = Map.groupBy(days, (_day) => Math.floor(days.indexOf(_day) / 7));
      expect(weekdayOf(days[0] ?? '')).toBe(1);
      expect([...weeks.values()].every((week) => week.length === 7)).toBe(true);
      expect([...weeks.values()].every((week) => week.some((day) => monthOf(day) === shown))).toBe(true);
      expect(days.filter((day) => monthOf(day) === shown).at(-1) ?? '').toBe(
        new Date(Date.parse(`${monthAfter(shown, 1)}-01`) - 86_400_000).toISOString().slice(0, 10),
      );
    }),
  );
});

it('goes over the turn of a year both ways', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});
