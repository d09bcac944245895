import type { InstructionEntry } from '@ori/contracts/records';
import type { RecordDay } from '@ori/contracts/records-room';
import { expect, test } from 'vitest';
import { logWeeks } from './log-weeks.ts';

const at = '2026-11-20T15:00:00.000Z';
const entry = (id: string, day: string): InstructionEntry => ({
  id,
  day,
  childId: 'c',
  startedAt: null,
  minutes: 30,
  subject: 'math',
  stateSubject: null,
  isCore: null,
  place: 'home',
  kind: 'book',
  title: id,
  materials: [],
  source: 'parent',
  writtenAt: at,
  lockedAt: null,
  correctionOf: null,
  struckAt: null,
});
const of = (day: string, minutes: number, kind: RecordDay['kind']): RecordDay => ({
  day,
  minutes,
  kind,
  source: kind && 'automatic',
  writtenAt: at,
  lockedAt: null,
  filedAs: null,
});

test('the log is read from the newest week on, and a week’s total counts days that are not shown', () => {
  const shown = [entry('late', '2026-11-18'), entry('early', '2026-11-18'), entry('before', '2026-11-13')];
  const year = [of('2026-11-16', 240, 'full'), of('2026-11-18', 60, 'half'), of('2026-11-13', 30, null)];
  const weeks = logWeeks(shown, year);
  expect(weeks).toMatchObject([
    {
      monday: '2026-11-16',
      sunday: '2026-11-22',
      minutes: 300,
      attended: 1.5,
      days: [{ minutes: 60, kind: 'half' }],
    },
    { monday: '2026-11-09', minutes: 30, attended: 0, days: [{ day: '2026-11-13', kind: null }] },
  ]);
  expect(weeks[0]?.days[0]?.entries.map(({ id }) => id)).toEqual(['early', 'late']);
});
