import { expect, it } from 'vitest';
import { daysOf } from './report-spans.ts';

it('ends no span after today, and knows where a month and a school year begin', () => {
  expect(daysOf('month', '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21' });
  expect(daysOf('lastMonth', '2026-03-05')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOf('quarter', '2026-03-05')).toEqual({ from: '2025-12-06', to: '2026-03-05' });
  expect(daysOf('year', '2026-11-21').from).toBe('2026-08-01');
  expect(daysOf('year', '2027-05-02').from).toBe('2026-08-01');
});
