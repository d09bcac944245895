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
  /** The known device it was tried on, null for an unknown one. After a right secret it is still to be settled. */
  readonly device: DeviceOf | null;
}
type Test = () => Promise<boolean | typeof BUSY>;
const outcomeOf = (right: boolean | typeof BUSY) => (right === BUSY ? BUSY : right ? 'right' : 'wrong');

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

  /** Null when the device is not known after all. */
  async function tryKnown(device: DeviceOf, test: Test): Promise<Verdict | null> {
    const inARow = await devices.reserve(device, PIN_FAILURES_KNOWN_DEVICE);
    if (inARow === null) {
      const isKnown = (await devices.failuresInARow(device)) !== null;
      return isKnown ? { outcome: 'wrong', device } : null;
    }
    const right = await test();
    if (right === BUSY) await devices.release(device);
    return { outcome: outcomeOf(right), device };
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
    return outcomeOf(right);
  }

  return {
    /**
     * Lets a secret be tested if its budget allows; `test` computes at most one hash. After a right one the
     * caller settles the device, or opens a session, which does it too: till then the try counts as failed.
     */
    async judge(attempt: Attempt, test: Test): Promise<Verdict> {
      const { userId, deviceId } = attempt;
      const device = userId !== null && deviceId !== null ? { userId, deviceId } : null;
      const onKnown = device && (await tryKnown(device, test));
      return onKnown ?? { outcome: await tryUnknown(attempt, test), device: null };
    },
    /** A right secret ends the row of failures on its device. */
    async settle({ device }: Pick<Verdict, 'device'>): Promise<void> {
      if (device) await devices.clear(device);
    },
    /** Those whose PIN is held back until a grown-up or a mail renews it. */
    async lockedAmong(userIds: readonly string[]): Promise<ReadonlySet<string>> {
      const standing = await failures.standingOf(userIds);
      return new Set(standing.filter(isHeldBack).map(({ userId }) => userId));
    },
    renew: failures.renew,
    /** Forgets windows that ended. */
    async sweep(): Promise<void> {
      await failures.forget(new Date(deps.now().getTime() - 2 * DAY_MS));
    },
  };
}
export type GuessGuard = ReturnType<typeof createGuessGuard>;
