import { GUESSES_HASHED_FOR_NOBODY_PER_HOUR, PIN_FAILURES_KNOWN_DEVICE } from '@ori/contracts/limits';
import { fadedAt, pinDoor } from '@ori/core/accounts/pin-budget';
import type { AccountsDeps } from './accounts.deps.ts';
import { type Attempt, butInstallation, countersOf, unknownCounts } from './guess-counters.ts';
import type { DeviceOf, KnownDeviceStore, ProvedDevice } from './known-devices.store.ts';
import type { Counter, Counts, PinFailureStore } from './pin-failures.store.ts';
import { BUSY } from './secret-hasher.ts';

/** No secret is tested: the budget of the account or of the device is spent. */
export const SPENT = 'spent';

export interface Verdict {
  readonly outcome: 'right' | 'wrong' | typeof SPENT | typeof BUSY;
  /** The known device a right secret was tried on, null for an unknown one. It is still to be settled. */
  readonly device: ProvedDevice | null;
  /** Counted though it may have been right: others spent the budget here, and a mailed code must come with it. */
  readonly held: readonly Counter[] | null;
}
export type Test = () => Promise<boolean | typeof BUSY>;

function verdictOf(right: boolean | typeof BUSY, rest: Partial<Verdict> = {}): Verdict {
  return { outcome: right === BUSY ? BUSY : right ? 'right' : 'wrong', device: null, held: null, ...rest };
}
const REFUSED: Verdict = { outcome: SPENT, device: null, held: null };

interface TryDeps extends Pick<AccountsDeps, 'now' | 'secrets'> {
  readonly failures: PinFailureStore;
  readonly devices: KnownDeviceStore;
  /** Told what stands counted after each failure on an unknown device, before it is known to be one. */
  readonly onCounted: (counts: Counts) => Promise<void>;
}

/** One try of a secret on a known or an unknown device: counted first, then tested if its budget allows. */
export function createGuessTries(deps: TryDeps) {
  const { failures, devices, now } = deps;

  /** Null when the device is not known after all. */
  async function tryKnown(device: DeviceOf, test: Test): Promise<Verdict | null> {
    const before = await devices.reserve(device, PIN_FAILURES_KNOWN_DEVICE, now());
    if (before === null) return (await devices.failuresOn(device)) === null ? null : REFUSED;
    const right = await test();
    if (right === BUSY) await devices.release(device);
    if (right !== true) return verdictOf(right);
    const { forgotten, since } = fadedAt(now(), before.failures, before.since);
    return verdictOf(right, { device: { ...device, takenBack: forgotten + 1, since } });
  }

  async function tryUnknown(attempt: Attempt, test: Test): Promise<Verdict> {
    const all = countersOf(deps, attempt);
    const before = pinDoor(unknownCounts(await failures.read(all), 0));
    if (before === 'shut') return REFUSED;
    const counted = before === 'open' ? all : butInstallation(all);
    const reserved = await failures.add(counted, 1);
    const after = pinDoor(unknownCounts(reserved, 1));
    if (after === 'shut') {
      await failures.add(counted, -1);
      return REFUSED;
    }
    await deps.onCounted(reserved);
    if (before === 'step' || after === 'step') return tryHeld(attempt, counted, test);
    const isSparing =
      attempt.userId === null && (reserved.get('guesses-hour') ?? 0) > GUESSES_HASHED_FOR_NOBODY_PER_HOUR;
    const right = !isSparing && (await test());
    if (right !== false) await failures.add(counted, -1);
    return verdictOf(right);
  }

  /** Past what others spent: counted for the account whether right or wrong, so that no counter tells which. */
  async function tryHeld(attempt: Attempt, counted: readonly Counter[], test: Test): Promise<Verdict> {
    const held = butInstallation(counted);
    const over = counted.filter((counter) => !held.includes(counter));
    if (over.length > 0) await failures.add(over, -1);
    const right = attempt.userId !== null && (await test());
    if (right === BUSY) await failures.add(held, -1);
    return verdictOf(right, { held });
  }

  return { tryKnown, tryUnknown };
}
