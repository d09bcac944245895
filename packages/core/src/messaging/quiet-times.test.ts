import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueDigest, isQuietAt, isWithinDays } from './quiet-times.ts';

const NIGHT = { from: '20:00', until: '07:00' };
const plan = { digest: 'daily', hour: 18, quiet: null, timeZone: 'America/New_York' } as const;

describe('quiet hours', () => {
  it.each([
    ['19:59', false],
    ['20:00', true],
    ['03:00', true],
    ['06:59', true],
    ['07:00', false],
  ])('over midnight hold at %s: %s', (time, isQuiet) => expect(isQuietAt(time, NIGHT)).toBe(isQuiet));

  it('and their opposite share no minute of the day', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(time, time, time, (from, until, now) => {
        fc.pre(from !== until);
        expect(isQuietAt(now, { from, until })).not.toBe(isQuietAt(now, { from: until, until: from }));
      }),
    );
  });
});

describe('a digest', () => {
  it('goes at its hour on the reader’s wall, in summer and in winter', () => {
    expect(dueDigest(plan, new Date('2026-07-01T21:59:00Z'))).toBeNull();
    expect(dueDigest(plan, new Date('2026-07-01T22:00:00Z'))).toEqual({ day: '2026-07-01', days: 1 });
    expect(dueDigest(plan, new Date('2026-12-01T22:59:00Z'))).toBeNull();
    expect(dueDigest(plan, new Date('2026-12-02T00:30:00Z'))).toEqual({ day: '2026-12-01', days: 1 });
  });

  it('of a week goes on Sundays alone', () => {
    const weekly = { ...plan, digest: 'weekly', timeZone: 'UTC' } as const;
    expect(dueDigest(weekly, new Date('2026-11-21T19:00:00Z'))).toBeNull();
    expect(dueDigest(weekly, new Date('2026-11-22T19:00:00Z'))).toEqual({ day: '2026-11-22', days: 7 });
  });

  it('does not go while it is quiet, nor when it is off', () => {
    const late = { ...plan, hour: 19, timeZone: 'UTC' };
    expect(dueDigest({ ...late, quiet: NIGHT }, new Date('2026-11-21T21:00:00Z'))).toBeNull();
    expect(dueDigest({ ...late, digest: 'off' }, new Date('2026-11-21T21:00:00Z'))).toBeNull();
  });
});

it('counts the days to a date by the calendar', () => {
  expect(isWithinDays('2026-12-01', '2026-11-24', 7)).toBe(true);
  expect(isWithinDays('2026-12-02', '2026-11-24', 7)).toBe(false);
  expect(isWithinDays('2026-11-23', '2026-11-24', 7)).toBe(false);
});
