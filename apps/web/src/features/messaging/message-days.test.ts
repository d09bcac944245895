import type { ThreadMessage } from '@ori/contracts/messaging';
import { expect, it } from 'vitest';
import { daysOf } from './message-days.ts';

const at = (writtenAt: string, text: string): ThreadMessage => ({
  id: `018f4e3a-0000-7000-8000-0000000000${text}`,
  authorName: 'Kai',
  authorPart: 'child',
  isYours: false,
  text,
  writtenAt,
  withdrawnAt: null,
  withdrawUntil: null,
});

it('puts messages in the order they were written, under the day on the wall', () => {
  const days = daysOf([
    at(new Date(2026, 10, 18, 9, 0).toISOString(), '03'),
    at(new Date(2026, 10, 17, 23, 59).toISOString(), '02'),
    at(new Date(2026, 10, 17, 8, 0).toISOString(), '01'),
  ]);
  expect(days.map(({ day, messages }) => [day, messages.map(({ text }) => text)])).toEqual([
    ['2026-11-17', ['01', '02']],
    ['2026-11-18', ['03']],
  ]);
});

it('has no day where nothing was written', () => {
  expect(daysOf([])).toEqual([]);
});
