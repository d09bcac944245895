import {
  PIN_FAILURE_FADES_AFTER_HOURS,
  PIN_FAILURES_INSTALLATION_PER_HOUR,
  PIN_FAILURES_KNOWN_DEVICE,
  PIN_FAILURES_PER_ADDRESS_PER_HOUR,
  PIN_FAILURES_UNKNOWN_PER_DAY,
  PIN_FAILURES_UNKNOWN_TOTAL,
} from '@ori/contracts/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fadedAt, isHeldBack, pinDoor } from './pin-budget.ts';

const count = fc.nat({ max: 1_000 });
const unknown = fc.record({
  device: fc.constant('unknown' as const),
  accountToday: count,
  accountInAll: count,
  addressThisHour: count,
  installationThisHour: count,
});

/** The same with something left of the account's own budget. */
const withRoom = fc.record({
  device: fc.constant('unknown' as const),
  accountToday: fc.nat({ max: PIN_FAILURES_UNKNOWN_PER_DAY - 1 }),
  accountInAll: fc.nat({ max: PIN_FAILURES_UNKNOWN_TOTAL - 1 }),
  addressThisHour: fc.nat({ max: 2 * PIN_FAILURES_PER_ADDRESS_PER_HOUR }),
  installationThisHour: fc.nat({ max: 2 * PIN_FAILURES_INSTALLATION_PER_HOUR }),
});

/** Plays wrong guesses at one account from ever new devices and addresses, `perDay` a day. */
function hashedGuesses(days: number, perDay: number, byOthers: number): number {
  let inAll = 0;
  for (let day = 0; day < days; day += 1) {
    let today = 0;
    for (let guess = 0; guess < perDay; guess += 1) {
      const door = pinDoor({
        device: 'unknown',
        accountToday: today,
        accountInAll: inAll,
        addressThisHour: byOthers,
        installationThisHour: byOthers,
      });
      if (door === 'shut') continue;
      today += 1;
      inAll += 1;
    }
  }
  return inAll;
}

describe('pinDoor', () => {
  it('tests a secret exactly while the account has something left, whatever others spent', () => {
    fc.assert(
      fc.property(unknown, (counts) => {
        const hasRoom =
          counts.accountInAll < PIN_FAILURES_UNKNOWN_TOTAL &&
          counts.accountToday < PIN_FAILURES_UNKNOWN_PER_DAY;
        expect(pinDoor(counts) !== 'shut').toBe(hasRoom);
      }),
    );
  });

  it('asks for a second step exactly past the budget of the address or the installation', () => {
    fc.assert(
      fc.property(withRoom, (counts) => {
        const isSpent =
          counts.addressThisHour >= PIN_FAILURES_PER_ADDRESS_PER_HOUR ||
          counts.installationThisHour >= PIN_FAILURES_INSTALLATION_PER_HOUR;
        expect(pinDoor(counts)).toBe(isSpent ? 'step' : 'open');
      }),
    );
  });

  it('never opens further by one more failure', () => {
    const order = ['open', 'step', 'shut'];
    const name = fc.constantFrom(
      'accountToday' as const,
      'accountInAll' as const,
      'addressThisHour' as const,
      'installationThisHour' as const,
    );
    fc.assert(
      fc.property(unknown, name, (counts, more) => {
        const next = pinDoor({ ...counts, [more]: counts[more] + 1 });
        expect(order.indexOf(next)).toBeGreaterThanOrEqual(order.indexOf(pinDoor(counts)));
      }),
    );
  });

  it('lets a known device answer for itself alone', () => {
    fc.assert(
      fc.property(count, (failures) => {
        expect(pinDoor({ device: 'known', failures })).toBe(
          failures < PIN_FAILURES_KNOWN_DEVICE ? 'open' : 'shut',
        );
      }),
    );
  });

  it('gives a patient guesser ten guesses in all, however many days and devices, also past the other budgets', () => {
    const [days, perDay] = [fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 50 })];
    fc.assert(
      fc.property(days, perDay, count, (forDays, eachDay, byOthers) => {
        expect(hashedGuesses(forDays, eachDay, byOthers)).toBe(
          Math.min(PIN_FAILURES_UNKNOWN_TOTAL, forDays * Math.min(eachDay, PIN_FAILURES_UNKNOWN_PER_DAY)),
        );
      }),
    );
  });
});

describe('fadedAt', () => {
  const START = new Date('2026-11-20T08:00:00Z');
  const HOUR_MS = 60 * 60 * 1000;
  const wait = fc.integer({ min: 0, max: 12 });
  const tries = fc.array(fc.record({ hours: wait, isRight: fc.boolean() }), { maxLength: 120 });

  /** Plays tries on one shared device; answers how many wrong ones were tested. */
  function tested(played: readonly { hours: number; isRight: boolean }[], hasOldRule: boolean) {
    let [failures, wrong, now, since] = [0, 0, START, START];
    for (const { hours, isRight } of played) {
      now = new Date(now.getTime() + hours * HOUR_MS);
      if (pinDoor({ device: 'known', failures }) !== 'open') continue;
      if (!isRight) {
        if (failures === 0) since = now;
        [failures, wrong] = [failures + 1, wrong + 1];
      } else if (hasOldRule) {
        failures = 0;
      } else {
        const faded = fadedAt(now, failures, since);
        [failures, since] = [failures - faded.forgotten, faded.since];
      }
    }
    return { wrong, hours: (now.getTime() - START.getTime()) / HOUR_MS };
  }

  it('gives whoever shares a device ten guesses and one for each fading, however often its owner comes', () => {
    fc.assert(
      fc.property(tries, (played) => {
        const { wrong, hours } = tested(played, false);
        expect(wrong).toBeLessThanOrEqual(
          PIN_FAILURES_KNOWN_DEVICE + Math.floor(hours / PIN_FAILURE_FADES_AFTER_HOURS),
        );
        expect(wrong).toBeLessThanOrEqual(tested(played, true).wrong);
      }),
    );
  });

  it('forgets no more than there was, and nothing before its time', () => {
    const almost = new Date(START.getTime() + PIN_FAILURE_FADES_AFTER_HOURS * HOUR_MS - 1);
    expect(fadedAt(almost, 9, START)).toEqual({ forgotten: 0, since: START });
    expect(fadedAt(new Date(START.getTime() + 400 * HOUR_MS), 3, START).forgotten).toBe(3);
    expect(fadedAt(START, 3, new Date(START.getTime() + HOUR_MS)).forgotten).toBe(0);
  });
});

describe('isHeldBack', () => {
  it('is not reached by a bad day, which ends by itself', () => {
    expect(isHeldBack({ onDevices: [], accountInAll: PIN_FAILURES_UNKNOWN_PER_DAY })).toBe(false);
  });

  it('is reached by a spent account or any spent device', () => {
    expect(isHeldBack({ onDevices: [], accountInAll: PIN_FAILURES_UNKNOWN_TOTAL })).toBe(true);
    expect(isHeldBack({ onDevices: [0, PIN_FAILURES_KNOWN_DEVICE], accountInAll: 0 })).toBe(true);
  });
});
