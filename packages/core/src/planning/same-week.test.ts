import type { TimetableSlot } from '@ori/contracts/planning';
import { expect, test } from 'vitest';
import { isSameWeek } from './same-week.ts';

const math: TimetableSlot = { weekday: 1, subject: 'math', minutes: 30 };
const science: TimetableSlot = { weekday: 2, subject: 'science', minutes: 20 };

test('the order of slots makes no other week', () => {
  expect(isSameWeek([math, science], [science, math])).toBe(true);
  expect(isSameWeek([], [])).toBe(true);
});

test.each([
  ['a day', { ...math, weekday: 3 }],
  ['a subject', { ...math, subject: 'language' as const }],
  ['minutes', { ...math, minutes: 35 }],
])('another week differs by %s', (_what, slot) => {
  expect(isSameWeek([math], [slot])).toBe(false);
  expect(isSameWeek([math], [math, slot])).toBe(false);
  expect(isSameWeek([math], [])).toBe(false);
});
