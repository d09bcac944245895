import {
  PIN_FAILURE_FADES_AFTER_HOURS,
  PIN_FAILURES_INSTALLATION_PER_HOUR,
  PIN_FAILURES_KNOWN_DEVICE,
  PIN_FAILURES_PER_ADDRESS_PER_HOUR,
  PIN_FAILURES_UNKNOWN_PER_DAY,
  PIN_FAILURES_UNKNOWN_TOTAL,
} from '@ori/contracts/limits';

const FADES_AFTER_MS = PIN_FAILURE_FADES_AFTER_HOURS * 60 * 60 * 1000;

/** Failures counted so far, tries under way among them, the one now asking left out. */
export type FailureCounts =
  | { readonly device: 'known'; readonly failures: number }
  | {
      readonly device: 'unknown';
      readonly accountToday: number;
      readonly accountInAll: number;
      readonly addressThisHour: number;
      readonly installationThisHour: number;
    };

/**
 * `open`: a right secret is enough. `step`: a mailed code has to come with it, and without one a right
 * secret is answered as a wrong one is. `shut`: no secret is tested.
 */
export type PinDoor = 'open' | 'step' | 'shut';

/**
 * May a secret be tested once more? (design §5, assurance §4 "PIN arithmetic")
 * A known device answers for itself alone, so nobody elsewhere can lock it; all unknown devices of an
 * account share one budget. What others do at an address or on the installation never shuts an account:
 * past those budgets more is asked, and tries there go on to count for the account.
 */
export function pinDoor(counts: FailureCounts): PinDoor {
  if (counts.device === 'known') return counts.failures < PIN_FAILURES_KNOWN_DEVICE ? 'open' : 'shut';
  if (counts.accountInAll >= PIN_FAILURES_UNKNOWN_TOTAL) return 'shut';
  if (counts.accountToday >= PIN_FAILURES_UNKNOWN_PER_DAY) return 'shut';
  if (counts.addressThisHour >= PIN_FAILURES_PER_ADDRESS_PER_HOUR) return 'step';
  return counts.installationThisHour < PIN_FAILURES_INSTALLATION_PER_HOUR ? 'open' : 'step';
}

/** Failures on a known device that are forgotten by a success, and from when the next one fades. */
export interface Faded {
  readonly forgotten: number;
  readonly since: Date;
}

/**
 * What a success on a known device forgets: of the failures counted there, those that had time to fade,
 * and no more. Whoever shares the device gets no new budget by its owner's signing in.
 */
export function fadedAt(now: Date, failures: number, since: Date): Faded {
  const steps = Math.max(0, Math.floor((now.getTime() - since.getTime()) / FADES_AFTER_MS));
  return {
    forgotten: Math.min(failures, steps),
    since: new Date(since.getTime() + steps * FADES_AFTER_MS),
  };
}

/** Held back until a grown-up or a mail renews it, on a device or on all unknown ones; tomorrow does not help. */
export function isHeldBack(counts: {
  readonly onDevices: readonly number[];
  readonly accountInAll: number;
}): boolean {
  return (
    counts.accountInAll >= PIN_FAILURES_UNKNOWN_TOTAL ||
    counts.onDevices.some((failures) => failures >= PIN_FAILURES_KNOWN_DEVICE)
  );
}
