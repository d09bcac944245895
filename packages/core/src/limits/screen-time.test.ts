import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesOf } from '../learning/minutes.ts';
import { isQuietAt } from '../tutor/ground/quiet-time.ts';
import { localTimeOf } from './local-clock.ts';
import { type ScreenFacts, screenStandingOf } from './screen-time.ts';

const MINUTE_MS = 60_000;
const NONE = { dailyMinutes: null, hours: null, quiet: null };
const facts = (changes: Partial<ScreenFacts>): ScreenFacts => ({
  limits: NONE,
  given: [],
  workedMs: 0,
  now: new Date('2026-11-21T15:00:00Z'),
  timeZone: 'UTC',
  ...changes,
});

describe('a child’s time on screen', () => {
  test('is open without end until somebody limits it', () => {
    expect(screenStandingOf(facts({ workedMs: 20 * 60 * MINUTE_MS }))).toEqual({
      state: 'open',
      because: null,
      minutesUsed: 1200,
      minutesLeft: null,
      opensAt: null,
      closesAt: null,
    });
  });

  test('ends with the day’s minutes and begins again at the child’s own midnight', () => {
    const limits = { ...NONE, dailyMinutes: 60 };
    const timeZone = 'America/New_York';
    const used = screenStandingOf(facts({ limits, timeZone, workedMs: 60 * MINUTE_MS }));
    expect(used).toMatchObject({ state: 'closed', because: 'minutes', minutesLeft: 0 });
    expect(used.opensAt?.toISOString()).toBe('2026-11-22T05:00:00.000Z');
    const nearly = screenStandingOf(facts({ limits, timeZone, workedMs: 60 * MINUTE_MS - 1 }));
    expect(nearly).toMatchObject({ state: 'open', minutesLeft: 1 });
  });

  test('counts the day in the same whole minutes as every other page, and used and left make the day', () => {
    const limits = { ...NONE, dailyMinutes: 60 };
    for (const workedMs of [0, 1, 20_000, 2.6 * MINUTE_MS, 59.4 * MINUTE_MS]) {
      const { minutesUsed, minutesLeft } = screenStandingOf(facts({ limits, workedMs }));
      expect([minutesUsed, minutesUsed + (minutesLeft ?? 0)]).toEqual([minutesOf(workedMs), 60]);
    }
  });

  test('goes on for as long as a parent gives more, at night too', () => {
    const limits = { dailyMinutes: 60, hours: null, quiet: { from: '14:00', to: '07:00' } };
    const given = [{ minutes: 15, givenAt: new Date('2026-11-21T14:59:30Z') }];
    const more = screenStandingOf(facts({ limits, given, workedMs: 60 * MINUTE_MS }));
    expect(more).toMatchObject({ state: 'open', minutesLeft: 15 });
    expect(more.closesAt?.toISOString()).toBe('2026-11-21T15:14:30.000Z');
    const over = facts({ limits, given, now: new Date('2026-11-21T15:14:30Z') });
    expect(screenStandingOf(over)).toMatchObject({ state: 'closed', because: 'quiet' });
  });

  test('skips an hour that daylight saving skips, and opens the day after', () => {
    // In New York clocks went from 02:00 to 03:00 on 8 March 2026.
    const night = { ...NONE, hours: { from: '02:10', to: '02:50' } };
    const now = new Date('2026-03-08T05:00:00Z');
    const { opensAt } = screenStandingOf(facts({ limits: night, now, timeZone: 'America/New_York' }));
    expect(opensAt?.toISOString()).toBe('2026-03-09T06:10:00.000Z');
  });

  test('never opens where hours and quiet time leave nothing', () => {
    const limits = { ...NONE, hours: { from: '08:00', to: '10:00' }, quiet: { from: '07:00', to: '11:00' } };
    expect(screenStandingOf(facts({ limits }))).toMatchObject({ state: 'closed', opensAt: null });
  });
});

const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => new Date(minute * MINUTE_MS).toISOString().slice(11, 16));
const span = fc.tuple(clock, clock).filter(([from, to]) => from !== to);
const spans = fc.option(span.map(([from, to]) => ({ from, to })));
/** Around the changes of the clock: at midnight, in the night, by half an hour, and never. */
const zones = fc.constantFrom(
  ['America/New_York', '2026-03-08T00:00Z'],
  ['America/New_York', '2026-10-31T12:00Z'],
  ['Europe/Paris', '2026-10-24T12:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T00:00Z'],
  ['America/Havana', '2026-03-07T12:00Z'],
  ['Asia/Kathmandu', '2026-06-01T00:00Z'],
  ['Pacific/Kiritimati', '2026-06-01T00:00Z'],
);
const anything = fc.record({
  hours: spans,
  quiet: spans,
  dailyMinutes: fc.option(fc.integer({ min: 5, max: 600 })),
  workedMs: fc.integer({ min: 0, max: 700 * MINUTE_MS }),
  zone: zones,
  afterMs: fc.integer({ min: 0, max: 36 * 60 * MINUTE_MS }),
});

/** What a clock on the wall says, worked out another way. */
function isOpenAt({ limits: { hours, quiet }, timeZone }: ScreenFacts, at: Date): boolean {
  if (quiet !== null && isQuietAt(quiet, at, timeZone)) return false;
  return hours === null || isQuietAt(hours, at, timeZone);
}

test('opens again at the first minute that is allowed, whatever clocks do, and not a minute before', () => {
  fc.assert(
    fc.property(anything, ({ hours, quiet, dailyMinutes, workedMs, zone, afterMs }) => {
      const [timeZone = '', from = ''] = zone;
      const now = new Date(Date.parse(from) + afterMs);
      const asked = facts({ limits: { hours, quiet, dailyMinutes }, workedMs, now, timeZone });
      const standing = screenStandingOf(asked);
      const today = localTimeOf(now, timeZone).day;
      const isUsedUp = dailyMinutes !== null && workedMs >= dailyMinutes * MINUTE_MS;
      const isOpen = (at: Date) =>
        isOpenAt(asked, at) && !(isUsedUp && localTimeOf(at, timeZone).day === today);
      expect(standing.state).toBe(isOpen(now) ? 'open' : 'closed');
      const { opensAt } = standing;
      if (opensAt === null) return;
      expect(isOpen(opensAt)).toBe(true);
      const between = Math.floor((opensAt.getTime() - now.getTime()) / MINUTE_MS);
      // A few of the minutes in between, and the last one before.
      for (const back of [1, 2, 7, 15, 60, 61, 120, 360].filter((minutes) => minutes <= between))
        expect(isOpen(new Date(opensAt.getTime() - back * MINUTE_MS))).toBe(false);
    }),
    { numRuns: 150 },
  );
});
