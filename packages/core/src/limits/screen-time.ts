import type { ScreenLimits } from '@ori/contracts/limits-of-child';
import type { ClosedBecause } from '@ori/contracts/screen-time-names';
import { minutesOf } from '../learning/minutes.ts';
import { localTimeOf, minuteOf } from './local-clock.ts';

/** Minutes given on top, and when. */
export interface MoreTime {
  readonly minutes: number;
  readonly givenAt: Date;
}

/** All that counts for one child at one moment. */
export interface ScreenFacts {
  readonly limits: ScreenLimits;
  /** Of the child's own day. */
  readonly given: readonly MoreTime[];
  /** Work of the child's own day, in milliseconds. */
  readonly workedMs: number;
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
}

/** How a child stands: see `screenStanding` in the contracts, with dates in place of texts. */
export interface Standing {
  readonly state: 'open' | 'closed';
  readonly because: ClosedBecause | null;
  readonly minutesUsed: number;
  readonly minutesLeft: number | null;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

type Hours = Pick<ScreenLimits, 'hours' | 'quiet'>;
type Span = NonNullable<ScreenLimits['quiet']>;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Clocks are put forward and back at quarters of an hour of UTC: within one, minutes follow each other. */
const QUARTER_MS = 15 * MINUTE_MS;
/** A window that daylight saving skips on one day is there on the next. */
const LOOK_AHEAD_MINUTES = 3 * DAY_MINUTES;

/** Is it within the span? `from` belongs to it, `to` does not; `from` after `to` goes over midnight. */
function isWithin({ from, to }: Span, minute: number): boolean {
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  return begin < end ? minute >= begin && minute < end : minute >= begin || minute < end;
}

/** What the clock alone says at a minute of the child's day: null when it lets learning be. */
export function closedByClock({ hours, quiet }: Hours, minute: number): 'hours' | 'quiet' | null {
  if (quiet !== null && isWithin(quiet, minute)) return 'quiet';
  return hours !== null && !isWithin(hours, minute) ? 'hours' : null;
}

/** The first whole minute after `now` for which `holds`, by the child's clock; null within the next so many minutes. */
function firstMinute(
  { now, timeZone }: Pick<ScreenFacts, 'now' | 'timeZone'>,
  lookAheadMinutes: number,
  holds: (local: { day: string; minute: number }) => boolean,
): Date | null {
  const begin = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  let local = localTimeOf(new Date(begin), timeZone);
  for (let ahead = 0; ahead < lookAheadMinutes; ahead += 1) {
    const at = begin + ahead * MINUTE_MS;
    if (at % QUARTER_MS === 0) local = localTimeOf(new Date(at), timeZone);
    if (holds(local)) return new Date(at);
    local = { ...local, minute: local.minute + 1 };
  }
  return null;
}

/** Until then the clock does not matter, because a parent gave more time. */
function openUntil(given: readonly MoreTime[]): number {
  return Math.max(0, ...given.map(({ minutes, givenAt }) => givenAt.getTime() + minutes * MINUTE_MS));
}

function minutesLeftOf({ limits, given, workedMs }: ScreenFacts): number | null {
  if (limits.dailyMinutes === null) return null;
  const allowedMs = (limits.dailyMinutes + given.reduce((sum, { minutes }) => sum + minutes, 0)) * MINUTE_MS;
  if (workedMs >= allowedMs) return 0;
  // Used and left make the whole day; the last minute stands until it is over.
  return Math.max(1, Math.ceil(allowedMs / MINUTE_MS) - minutesOf(workedMs));
}

/** When it opens again by itself: at the next allowed minute, of another day where today's minutes are used. */
function opensAgainAt(facts: ScreenFacts, today: string, isUsedUp: boolean): Date | null {
  return firstMinute(
    facts,
    LOOK_AHEAD_MINUTES,
    ({ day, minute }) => closedByClock(facts.limits, minute) === null && !(isUsedUp && day === today),
  );
}

function closesNextAt(facts: ScreenFacts): Date | null {
  const { limits, given } = facts;
  if (limits.hours === null && limits.quiet === null) return null;
  const until = new Date(Math.max(openUntil(given), facts.now.getTime()));
  const isClosedThen = closedByClock(limits, localTimeOf(until, facts.timeZone).minute) !== null;
  if (isClosedThen) return until;
  return firstMinute(
    { ...facts, now: until },
    DAY_MINUTES,
    ({ minute }) => closedByClock(limits, minute) !== null,
  );
}

/**
 * May a child begin something new on screen now? More time that a parent gave opens the clock for as many minutes
 * from that moment, and adds as many to the day's. What was begun may always be finished: that is not asked here.
 */
export function screenStandingOf(facts: ScreenFacts): Standing {
  const { limits, given, workedMs, now, timeZone } = facts;
  const local = localTimeOf(now, timeZone);
  const minutesLeft = minutesLeftOf(facts);
  const isUsedUp = minutesLeft === 0;
  const byClock = now.getTime() < openUntil(given) ? null : closedByClock(limits, local.minute);
  const because = byClock ?? (isUsedUp ? 'minutes' : null);
  return {
    state: because === null ? 'open' : 'closed',
    because,
    minutesUsed: minutesOf(workedMs),
    minutesLeft,
    opensAt: because === null ? null : opensAgainAt(facts, local.day, isUsedUp),
    closesAt: because === null ? closesNextAt(facts) : null,
  };
}
