import { addDays } from '@ori/core/learning/day-of';
import { weekdayOf } from '@ori/core/planning/week';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsOf } from './months.ts';

test('the months of a year hold each of its days once, each under its weekday', () => {
  const start = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
  const property = fc.property(start, fc.integer({ min: 0, max: 399 }), (from, length) => {
    const to = addDays(from, length);
    const months = monthsOf({ from, to });
    const cells = months.flatMap(({ weeks }) => weeks);
    for (const week of cells)
      for (const [place, day] of week.entries()) if (day !== null) expect(weekdayOf(day)).toBe(place + 1);
    const days = cells.flat().filter((day) => day !== null);
    expect(new Set(days).size).toBe(days.length);
    expect(days.filter((day) => from <= day && day <= to)).toHaveLength(length + 1);
    expect([months[0]?.month, months.at(-1)?.month]).toEqual([from.slice(0, 7), to.slice(0, 7)]);
  });
  fc.assert(property, { numRuns: 60 });
});
