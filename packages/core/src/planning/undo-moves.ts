import { fail, type Result, succeed } from '@ori/contracts/result';

/** One entry that was moved. */
export interface MovedEntry {
  readonly entryId: string;
  readonly from: string;
  readonly to: string;
  readonly wasPinned: boolean;
}

/**
 * What takes a move back: each entry to the day it came from. `moved-on` when one of them stands elsewhere by
 * now or is gone, since putting the rest back would lose the order; what is done meanwhile stays where it is.
 */
export function undoMoves(
  moved: readonly MovedEntry[],
  entries: readonly { readonly id: string; readonly day: string; readonly isDone: boolean }[],
): Result<readonly MovedEntry[], 'moved-on'> {
  const now = new Map(entries.map((entry) => [entry.id, entry]));
  if (moved.some(({ entryId, to }) => now.get(entryId)?.day !== to)) return fail('moved-on');
  return succeed(moved.filter(({ entryId }) => now.get(entryId)?.isDone === false));
}
