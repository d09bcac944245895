import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backupName, backupsToDelete, readKeepRule } from './kept-backups.ts';

const daily = (count: number, from = '2026-11-28T02:00:00Z') =>
  Array.from({ length: count }, (_, index) => backupName(new Date(Date.parse(from) - index * 86_400_000)));
const left = (files: readonly string[], rule: string) => {
  const gone = new Set(backupsToDelete(files, readKeepRule(rule) ?? { days: 0, weeks: 0, months: 0 }));
  return files.filter((file) => !gone.has(file));
};

it('names a backup by the moment it was made', () => {
  expect(backupName(new Date('2026-11-28T16:30:05.900Z'))).toBe('ori-academy-2026-11-28T163005Z.tar.gz.age');
});

it('keeps the newest of each day, week and month', () => {
  const kept = left(daily(100), 'days=3,weeks=2,months=3').map((name) => name.slice(12, 22));
  // The 28th is a Saturday; the week before ended on Sunday the 22nd.
  expect(kept).toEqual(['2026-11-28', '2026-11-27', '2026-11-26', '2026-11-22', '2026-10-31', '2026-09-30']);
});

it('keeps the later one of a day', () => {
  const files = [new Date('2026-11-28T01:00:00Z'), new Date('2026-11-28T23:00:00Z')].map(backupName);
  expect(left(files, 'days=7')).toEqual([files[1]]);
});

it.each([
  ['days=7,weeks=4,months=12', { days: 7, weeks: 4, months: 12 }],
  ['days=30', { days: 30, weeks: 0, months: 0 }],
  [' months = 6 ', { days: 0, weeks: 0, months: 6 }],
  ['', null],
  ['days', null],
  ['days=', null],
  ['days=-1', null],
  ['days=1.5', null],
  ['years=1', null],
  ['days=1=2', null],
])('reads the rule %j', (text, rule) => {
  expect(readKeepRule(text)).toEqual(rule);
});

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const stranger = fc.oneof(
  fc.string(),
  moment.map((at) => `${backupName(at)}.making-1`),
  moment.map((at) => backupName(at).replace('ori-academy-', 'other-')),
  fc.constant('ori-academy-2026-02-31T000000Z.tar.gz.age'),
);
const rule = fc.record({
  days: fc.nat({ max: 10 }),
  weeks: fc.nat({ max: 6 }),
  months: fc.nat({ max: 14 }),
});

it('never lets go the newest, nor anything it does not know, and lets go nothing more when it is asked again', () => {
  fc.assert(
    fc.property(fc.array(moment, { minLength: 1 }), fc.array(stranger), rule, (moments, strangers, keep) => {
      const backups = [...new Set(moments.map(backupName))];
      const gone = backupsToDelete([...strangers, ...backups], keep);
      expect(gone).not.toContain(backups.toSorted().at(-1));
      expect(gone.filter((name) => !backups.includes(name))).toEqual([]);
      const stay = backups.filter((name) => !gone.includes(name));
      expect(backupsToDelete(stay, keep)).toEqual([]);
      expect(stay.length).toBeLessThanOrEqual(Math.max(1, keep.days + keep.weeks + keep.months));
    }),
  );
});
