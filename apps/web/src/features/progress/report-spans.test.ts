import { expect, it } from 'vitest';
import { daysOf } from './report-spans.ts';

it('ends no span after today, and knows where a month begins', () => {
  expect(daysOf('month', '2026-11-21', null)).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  expect(daysOf('lastMonth', '2026-03-05', null)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOf('quarter', '2026-03-05', null)).toEqual({ from: '2025-12-06', to: '2026-03-05' });
});

it('takes the school year that was set, and the one a record begins with where none runs', () => {
  const year = { from: '2026-09-08', to: '2027-06-11' };
  expect(daysOf('year', '2026-11-21', year)).toEqual({ from: '2026-09-08', to: '2026-11-21' });
  expect(daysOf('year', '2026-11-21', null).from).toBe('2026-07-01');
  expect(daysOf('year', '2027-05-02', null).from).toBe('2026-07-01');
  expect(daysOf('year', '2026-08-20', year).from).toBe('2026-07-01');
  expect(daysOf('year', '2027-06-30', { from: '2026-06-01', to: '2027-07-04' }).from).toBe('2026-06-30');
});
