import { BREAK_AFTER_MS } from '@ori/contracts/tutor-names';
import type { Allowance, Ladder } from '../turn.ts';
import type { ReasonOf } from './reasons.ts';

const MINUTE_MS = 60_000;

/** Why the tutor does not help now, or null. */
export function limitOf({ mode, isQuietTime, minutesLeft }: Allowance): ReasonOf<'limit'> | null {
  if (mode === 'off') return 'tutor-off';
  if (isQuietTime) return 'quiet-time';
  return minutesLeft !== null && minutesLeft <= 0 ? 'minutes-used-up' : null;
}

/** Whether a break is to be suggested: after long work, and not again right after it was. */
export function isBreakDue({ minutesInARow }: Allowance, { breakAtMs }: Ladder, nowMs: number): boolean {
  if (minutesInARow * MINUTE_MS < BREAK_AFTER_MS) return false;
  return breakAtMs === undefined || nowMs - breakAtMs >= BREAK_AFTER_MS;
}
