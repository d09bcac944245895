import { expect, test } from 'vitest';
import { keptNote, mayLogDay } from './log-rules.ts';

test.each([
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2025-11-20', true],
  ['2025-11-19', false],
])('an entry of %s, told on 21 November 2026, is taken: %s', (day, isTaken) => {
  expect(mayLogDay(day, '2026-11-21')).toBe(isTaken);
});

test('keeps the words on a drawing, and none on a quiet minute', () => {
  expect(keptNote('geometry', 'Eight points!')).toBe('Eight points!');
  expect(keptNote('mind', 'was sad')).toBe('');
});
