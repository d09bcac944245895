import {
  PIN_FAILURES_INSTALLATION_PER_HOUR,
  PIN_FAILURES_KNOWN_DEVICE,
  PIN_FAILURES_PER_ADDRESS_PER_HOUR,
  PIN_FAILURES_UNKNOWN_PER_DAY,
  PIN_FAILURES_UNKNOWN_TOTAL,
} from '@ori/contracts/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeldBack, pinDoor } from './pin-budget.ts';

const count = fc.nat({ max: 1_000 });
const unknown = fc.record({
  device: fc.constant('unknown' as const),
  accountToday: count,
  accountInAll: count,
  addressThisHour: count,
  installationThisHour: count,
});

/** Plays wrong guesses at one account from ever new devices and addresses, `perDay` a day. */
function hashedGuesses(days: number, perDay: number): number {
  let inAll = 0;
  for (let day = 0; day < days; day += 1) {
    let today = 0;
    for (let guess = 0; guess < perDay; guess += 1) {
      const door = pinDoor({
        device: 'unknown',
        accountToday: today,
        accountInAll: inAll,
        addressThisHour: 0,
        installationThisHour: 0,
      });
      if (door !== 'open') continue;
      today += 1;
      inAll += 1;
    }
  }
  return inAll;
}

describe('pinDoor', () => {
  it('opens exactly when every budget of an unknown device has something left', () => {
    fc.assert(
      fc.property(unknown, (counts) => {
        const hasRoom =
          counts.accountInAll < PIN_FAILURES_UNKNOWN_TOTAL &&
          counts.accountToday < PIN_FAILURES_UNKNOWN_PER_DAY &&
          counts.addressThisHour < PIN_FAILURES_PER_ADDRESS_PER_HOUR &&
          counts.installationThisHour < PIN_FAILURES_INSTALLATION_PER_HOUR;
        expect(pinDoor(counts) === 'open').toBe(hasRoom);
      }),
    );
  });

  it('never opens again by one more failure', () => {
    fc.assert(
      fc.property(unknown, (counts) => {
        fc.pre(pinDoor(counts) !== 'open');
        expect(pinDoor({ ...counts, accountInAll: counts.accountInAll + 1 })).not.toBe('open');
        expect(pinDoor({ ...counts, addressThisHour: counts.addressThisHour + 1 })).not.toBe('open');
      }),
    );
  });

  it('lets a known device answer for itself alone', () => {
    fc.assert(
      fc.property(count, (inARow) => {
        expect(pinDoor({ device: 'known', inARow }) === 'open').toBe(inARow < PIN_FAILURES_KNOWN_DEVICE);
      }),
    );
  });

  it('gives a patient guesser ten guesses in all, however many days and devices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 50 }), (days, perDay) => {
        expect(hashedGuesses(days, perDay)).toBe(
          Math.min(PIN_FAILURES_UNKNOWN_TOTAL, days * Math.min(perDay, PIN_FAILURES_UNKNOWN_PER_DAY)),
        );
      }),
    );
  });
});

describe('isHeldBack', () => {
  it('is not reached by a bad day, which ends by itself', () => {
    expect(isHeldBack({ inARowOnDevices: [], accountInAll: PIN_FAILURES_UNKNOWN_PER_DAY })).toBe(false);
  });

  it('is reached by a spent account or any spent device', () => {
    expect(isHeldBack({ inARowOnDevices: [], accountInAll: PIN_FAILURES_UNKNOWN_TOTAL })).toBe(true);
    expect(isHeldBack({ inARowOnDevices: [0, PIN_FAILURES_KNOWN_DEVICE], accountInAll: 0 })).toBe(true);
  });
});
