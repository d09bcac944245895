import { addressBucket } from '@ori/core/accounts/address-bucket';
import { type FailureCounts, isHeldBack, pinDoor } from '@ori/core/accounts/pin-budget';
import { PIN_FAILURES_KNOWN_DEVICE } from '@ori/contracts/limits';
import type { AccountsDeps } from './accounts.deps.ts';
import { keyedHash } from './keyed-hash.ts';
import type { DeviceOf, KnownDeviceStore } from './known-devices.store.ts';
import {
  type Counter,
  type Counts,
  FOR_EVER,
  type PinFailureStore,
  windowStart,
} from './pin-failures.store.ts';
import { BUSY } from './secret-hasher.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** One try of a secret, at whichever door. */
export interface Attempt {
  /** The account it is for, or null when there is none of this identifier. */
  readonly userId: string | null;
  readonly identifier: string;
  /** From the signed cookie; null when the browser brought none. */
  readonly deviceId: string | null;
  readonly address: string;
}

export interface Verdict {
  readonly outcome: 'right' | 'wrong' | typeof BUSY;
  readonly knownDevice: boolean;
}
type Test = () => Promise<boolean | typeof BUSY>;

function unknownCounts(counts: Counts, others: number): FailureCounts {
  const of = (scope: Counter['scope']) => (counts.get(scope) ?? others) - others;
  return {
    device: 'unknown',
    accountToday: of('account-day'),
    accountInAll: of('account-total'),
    addressThisHour: of('address-hour'),
    installationThisHour: of('installation-hour'),
  };
}

interface GuardDeps extends Pick<AccountsDeps, 'now' | 'secrets'> {
  readonly failures: PinFailureStore;
  readonly devices: KnownDeviceStore;
}

/** The counters of a try on an unknown device, always in this order. */
function countersOf({ now, secrets }: GuardDeps, attempt: Attempt): Counter[] {
  const [hour, day] = [windowStart(now(), HOUR_MS), windowStart(now(), DAY_MS)];
  const address = keyedHash(secrets.session, 'address', addressBucket(attempt.address));
  // An identifier nobody has is counted like an account, so that it behaves like one; but for a day only,
  // since nothing is behind it and the list of such names has no end.
  const account =
    attempt.userId ?? keyedHash(secrets.session, 'identifier', attempt.identifier.toLowerCase());
  return [
    { scope: 'account-total', key: account, windowStart: attempt.userId === null ? day : FOR_EVER },
    { scope: 'account-day', key: account, windowStart: day },
    { scope: 'address-hour', key: address, windowStart: hour },
    { scope: 'installation-hour', key: 'all', windowStart: hour },
  ];
}

/**
 * Stands before every door that tests a secret (design §5, assurance §4): a failure is counted before
 * the hash is computed and taken back when the secret was right, so that no number of processes or of
 * simultaneous tries gets more guesses than the budget holds. A spent budget answers 'wrong' unhashed.
 */
export function createGuessGuard(deps: GuardDeps) {
  const { failures, devices } = deps;

  async function tryKnown(device: DeviceOf, inARow: number, test: Test): Promise<Verdict['outcome']> {
    if (pinDoor({ device: 'known', inARow }) !== 'open') return 'wrong';
    if ((await devices.reserve(device, PIN_FAILURES_KNOWN_DEVICE)) === null) return 'wrong';
    const right = await test();
    if (right === BUSY) await devices.release(device);
    if (right === true) await devices.clear(device);
    return right === BUSY ? BUSY : right ? 'right' : 'wrong';
  }

  async function tryUnknown(attempt: Attempt, test: Test): Promise<Verdict['outcome']> {
    const counters = countersOf(deps, attempt);
    if (pinDoor(unknownCounts(await failures.read(counters), 0)) !== 'open') return 'wrong';
    const reserved = await failures.add(counters, 1);
    if (pinDoor(unknownCounts(reserved, 1)) !== 'open') {
      await failures.add(counters, -1);
      return 'wrong';
    }
    const right = await test();
    if (right !== false) await failures.add(counters, -1);
    return right === BUSY ? BUSY : right ? 'right' : 'wrong';
  }

  return {
    /** Lets a secret be tested if its budget allows; `test` computes at most one hash. */
    async judge(attempt: Attempt, test: Test): Promise<Verdict> {
      const { userId, deviceId } = attempt;
      const device = userId !== null && deviceId !== null ? { userId, deviceId } : null;
      const inARow = device && (await devices.failuresInARow(device));
      if (device === null || inARow === null) {
        return { outcome: await tryUnknown(attempt, test), knownDevice: false };
      }
      return { outcome: await tryKnown(device, inARow, test), knownDevice: true };
    },
    /** Is the PIN held back until a grown-up or a mail renews it? */
    async isLocked(userId: string): Promise<boolean> {
      const total: Counter = { scope: 'account-total', key: userId, windowStart: FOR_EVER };
      const [counts, inARowOnDevices] = await Promise.all([failures.read([total]), devices.ofUser(userId)]);
      return isHeldBack({ inARowOnDevices, accountInAll: counts.get('account-total') ?? 0 });
    },
    renew: failures.renew,
    /** Forgets windows that ended. */
    async sweep(): Promise<void> {
      await failures.forget(new Date(deps.now().getTime() - 2 * DAY_MS));
    },
  };
}
export type GuessGuard = ReturnType<typeof createGuessGuard>;
