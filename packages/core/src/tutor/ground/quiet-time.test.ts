import { expect, it } from 'vitest';
import { isQuietAt } from './quiet-time.ts';

const at = (clock: string) => new Date(`2026-11-20T${clock}:00Z`);
const NIGHT = { from: '19:30', to: '07:00' };

it('goes over midnight by the learner’s own clock', () => {
  expect(isQuietAt(NIGHT, at('19:29'), 'UTC')).toBe(false);
  expect(isQuietAt(NIGHT, at('19:30'), 'UTC')).toBe(true);
  expect(isQuietAt(NIGHT, at('00:00'), 'UTC')).toBe(true);
  expect(isQuietAt(NIGHT, at('07:00'), 'UTC')).toBe(false);
  expect(isQuietAt(NIGHT, at('19:30'), 'America/New_York')).toBe(false);
});

it('stays within a day where it begins before it ends', () => {
  expect(isQuietAt({ from: '12:00', to: '13:00' }, at('12:59'), 'UTC')).toBe(true);
  expect(isQuietAt({ from: '12:00', to: '13:00' }, at('13:00'), 'UTC')).toBe(false);
});

it('is the whole day where it ends when it begins', () => {
  expect(isQuietAt({ from: '08:00', to: '08:00' }, at('03:00'), 'UTC')).toBe(true);
});
