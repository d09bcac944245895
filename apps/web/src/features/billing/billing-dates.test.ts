import { expect, test } from 'vitest';
import { dayOf, daysUntil, firstDays } from './billing-dates.ts';

const now = new Date('2026-11-22T15:00:00Z');

test('a free week comes before the first payment, thirty days of money back after it', () => {
  expect(firstDays(now, true)).toEqual({
    pay: new Date('2026-11-29T15:00:00Z'),
    backUntil: new Date('2026-12-29T15:00:00Z'),
  });
  expect(firstDays(now, false).pay).toEqual(now);
});

test('counts days that have begun, and none once it is over', () => {
  expect(daysUntil('2026-11-29T15:00:00Z', now)).toBe(7);
  expect(daysUntil('2026-11-22T16:00:00Z', now)).toBe(1);
  expect(daysUntil('2026-11-22T14:00:00Z', now)).toBe(0);
});

test('names a day as the language does', () => {
  expect(dayOf(now, 'en')).toBe('November 22, 2026');
  expect(dayOf(now, 'fr')).toBe('22 novembre 2026');
  expect(dayOf(now, 'es')).toBe('22 de noviembre de 2026');
});
