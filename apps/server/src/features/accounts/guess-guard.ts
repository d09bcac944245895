import { GUESSING_ALARM_PER_HOUR } from '@ori/contracts/limits';
import { isHeldBack } from '@ori/core/accounts/pin-budget';
import type { AccountsDeps } from './accounts.deps.ts';
import { type Attempt, DAY_MS, NAME_WINDOW_MS, ofAccount } from './guess-counters.ts';
import { createGuessTries, type Test, type Verdict } from './guess-tries.ts';
import type { KnownDeviceStore } from './known-devices.store.ts';
import type { Counter, Counts, Guessing, PinFailureStore } from './pin-failures.store.ts';

interface GuardDeps extends Pick<AccountsDeps, 'now' | 'secrets' | 'log'> {
  readonly failures: PinFailureStore;
  readonly devices: KnownDeviceStore;
}

/**
 * Stands before every door that tests a secret (design §5, assurance §4): a failure is counted before
 * the hash is computed and taken back when the secret was right, so that no number of processes or of
 * simultaneous tries gets more guesses than the budget holds.
 */
export function createGuessGuard(deps: GuardDeps) {
  const { failures, devices, now } = deps;

  const guessing = (): Promise<Guessing | null> =>
    failures.guessing(new Date(now().getTime() - DAY_MS), GUESSING_ALARM_PER_HOUR);

  async function tellOnce(counts: Counts): Promise<void> {
    if (counts.get('guesses-hour') !== GUESSING_ALARM_PER_HOUR) return;
    deps.log.warn({ ...(await guessing()) }, 'secrets are being guessed over the installation');
  }

  const { tryKnown, tryUnknown } = createGuessTries({ ...deps, onCounted: tellOnce });

  return {
    /**
     * Lets a secret be tested if its budget allows; `test` computes at most one hash. After a right one the
     * caller settles the device, or opens a session, which does it too: till then the try counts as failed.
     */
    async judge(attempt: Attempt, test: Test): Promise<Verdict> {
      const { userId, deviceId } = attempt;
      const device = userId !== null && deviceId !== null ? { userId, deviceId } : null;
      const onKnown = device && (await tryKnown(device, test));
      return onKnown ?? tryUnknown(attempt, test);
    },
    /** A right secret takes back its own try on its device, and the failures there that have faded. */
    async settle({ device }: Pick<Verdict, 'device'>): Promise<void> {
      if (device) await devices.settle(device);
    },
    /** A held try of a code was right: it is taken back. */
    async takeBack(held: readonly Counter[]): Promise<void> {
      await failures.add(held, -1);
    },
    /** A held try came with its code: it is taken back, and for the account the one that had the code mailed, too. */
    async acquit(held: readonly Counter[]): Promise<void> {
      await failures.add(held, -1);
      await failures.add(ofAccount(held), -1);
    },
    /** Those whose PIN is held back until a grown-up or a mail renews it. */
    async lockedAmong(userIds: readonly string[]): Promise<ReadonlySet<string>> {
      const standing = await failures.standingOf(userIds);
      return new Set(standing.filter(isHeldBack).map(({ userId }) => userId));
    },
    /** Guessing over the installation within a day, where an hour of it passed the threshold. */
    guessing,
    renew: failures.renew,
    /** Forgets windows that ended. */
    async sweep(): Promise<void> {
      const at = now().getTime();
      await failures.forget(new Date(at - 2 * DAY_MS), new Date(at - NAME_WINDOW_MS - DAY_MS));
    },
  };
}
export type GuessGuard = ReturnType<typeof createGuessGuard>;
