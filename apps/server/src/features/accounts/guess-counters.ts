import { addressBucket } from '@ori/core/accounts/address-bucket';
import type { FailureCounts } from '@ori/core/accounts/pin-budget';
import type { AccountsDeps } from './accounts.deps.ts';
import { keyedHash } from './keyed-hash.ts';
import { type Counter, type Counts, FOR_EVER, windowStart } from './pin-failures.store.ts';

const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
/** How long failures on a name nobody has are counted. */
export const NAME_WINDOW_MS = 30 * DAY_MS;

/** One try of a secret, at whichever door. */
export interface Attempt {
  /** The account it is for, or null when there is none of this identifier. */
  readonly userId: string | null;
  readonly identifier: string;
  /** From the signed cookie; null when the browser brought none. */
  readonly deviceId: string | null;
  readonly address: string;
}

/**
 * The counters of a try on an unknown device, always in this order. A name nobody has is counted like an
 * account, so that it behaves like one, and for the sender's network; for nobody else.
 */
export function countersOf({ now, secrets }: Pick<AccountsDeps, 'now' | 'secrets'>, attempt: Attempt) {
  const { userId, identifier } = attempt;
  const [hour, day] = [windowStart(now(), HOUR_MS), windowStart(now(), DAY_MS)];
  const address = keyedHash(secrets.session, 'address', addressBucket(attempt.address));
  const account = userId ?? keyedHash(secrets.session, 'identifier', identifier.toLowerCase());
  const inAll = userId === null ? windowStart(now(), NAME_WINDOW_MS) : FOR_EVER;
  const counters: Counter[] = [
    { scope: 'account-total', key: account, windowStart: inAll },
    { scope: 'account-day', key: account, windowStart: day },
    { scope: 'address-hour', key: address, windowStart: hour },
    { scope: 'guesses-hour', key: 'all', windowStart: hour },
  ];
  const installation: Counter = { scope: 'installation-hour', key: 'all', windowStart: hour };
  return userId === null ? counters : [...counters, installation];
}

/** Those of the account alone. */
export const ofAccount = (counters: readonly Counter[]): Counter[] =>
  counters.filter(({ scope }) => scope === 'account-total' || scope === 'account-day');
/** All but the installation's, which counts what an open door let through. */
export const butInstallation = (counters: readonly Counter[]): Counter[] =>
  counters.filter(({ scope }) => scope !== 'installation-hour');

/** What stands counted, `others` of it being the try that asks. */
export function unknownCounts(counts: Counts, others: 0 | 1): FailureCounts {
  const of = (scope: Counter['scope']) => (counts.get(scope) ?? others) - others;
  return {
    device: 'unknown',
    accountToday: of('account-day'),
    accountInAll: of('account-total'),
    addressThisHour: of('address-hour'),
    installationThisHour: of('installation-hour'),
  };
}
