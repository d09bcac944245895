import { DAYS_TO_UNDO } from '@ori/contracts/limits';

const UNDOABLE_MS = DAYS_TO_UNDO * 24 * 60 * 60 * 1000;

/** Whoever was taken away after this moment can still come back. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDOABLE_MS);
}

/** From this moment on a removal cannot be undone. */
export function vanishesAt(removedAt: Date): Date {
  return new Date(removedAt.getTime() + UNDOABLE_MS);
}
