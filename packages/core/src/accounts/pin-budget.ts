import {
  PIN_FAILURES_INSTALLATION_PER_HOUR,
  PIN_FAILURES_KNOWN_DEVICE,
  PIN_FAILURES_PER_ADDRESS_PER_HOUR,
  PIN_FAILURES_UNKNOWN_PER_DAY,
  PIN_FAILURES_UNKNOWN_TOTAL,
} from '@ori/contracts/limits';

/** Failures counted so far, tries under way among them, the one now asking left out. */
export type FailureCounts =
  | { readonly device: 'known'; readonly inARow: number }
  | {
      readonly device: 'unknown';
      readonly accountToday: number;
      readonly accountInAll: number;
      readonly addressThisHour: number;
      readonly installationThisHour: number;
    };

/** Which budget is used up; `open` when another try may be hashed. */
export type PinDoor =
  | 'open'
  | 'device-spent'
  | 'today-spent'
  | 'account-spent'
  | 'address-spent'
  | 'installation-spent';

/**
 * May a secret be tested once more? (design §5, assurance §4 "PIN arithmetic")
 * A known device answers for itself alone, so nobody elsewhere can lock it; all unknown devices of an
 * account share one budget, and with it those of their address and of the installation.
 */
export function pinDoor(counts: FailureCounts): PinDoor {
  if (counts.device === 'known') {
    return counts.inARow < PIN_FAILURES_KNOWN_DEVICE ? 'open' : 'device-spent';
  }
  if (counts.accountInAll >= PIN_FAILURES_UNKNOWN_TOTAL) return 'account-spent';
  if (counts.accountToday >= PIN_FAILURES_UNKNOWN_PER_DAY) return 'today-spent';
  if (counts.addressThisHour >= PIN_FAILURES_PER_ADDRESS_PER_HOUR) return 'address-spent';
  return counts.installationThisHour < PIN_FAILURES_INSTALLATION_PER_HOUR ? 'open' : 'installation-spent';
}

/** Held back until a grown-up or a mail renews it, on a device or on all unknown ones; tomorrow does not help. */
export function isHeldBack(counts: {
  readonly inARowOnDevices: readonly number[];
  readonly accountInAll: number;
}): boolean {
  return (
    counts.accountInAll >= PIN_FAILURES_UNKNOWN_TOTAL ||
    counts.inARowOnDevices.some((inARow) => inARow >= PIN_FAILURES_KNOWN_DEVICE)
  );
}
