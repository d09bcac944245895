import type { Role } from '@ori/contracts/roles';

/** Passkeys are for grown-ups: a child's tablet is often shared, and whoever unlocks it would be the child. */
export const mayHavePasskeys = (role: Role): boolean => role !== 'student';

/** The ways somebody may come in by. */
export interface WaysIn {
  readonly hasPin: boolean;
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
  readonly passkeys: number;
}

/** Would the person have no way in once one passkey is gone? */
export const isLastWayIn = ({ hasPin, hasPassword, hasGoogle, passkeys }: WaysIn): boolean =>
  passkeys <= 1 && !hasPin && !hasPassword && !hasGoogle;

/**
 * Is the counter a passkey came with one that could follow the last? Two copies of a passkey count apart, and so give
 * themselves away. Passkeys that are kept on several devices do not count, and stay at 0.
 */
export const mayFollow = (last: number, next: number): boolean => next > last || (last === 0 && next === 0);
