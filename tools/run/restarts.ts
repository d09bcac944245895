/** How the server ended, and after what. */
export interface Ending {
  /** Null where a signal ended it. */
  readonly code: number | null;
  /** Somebody asked this program to stop. */
  readonly isAsked: boolean;
  /** It has answered at least once since this program began, in this run or an earlier one. */
  readonly wasEverReady: boolean;
  /** Milliseconds from ready to its end; 0 where this run never answered. */
  readonly readyForMs: number;
  /** Runs in a row, before this one, that ended within `STEADY_MS` of being ready. */
  readonly shortRuns: number;
}
export type NextStep =
  | { readonly end: number }
  | { readonly againAfterMs: number; readonly shortRuns: number };

/** Having answered for so long, a run counts as sound: its end is no sequel of the last one. */
export const STEADY_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * What follows the server's end. One that never answered is wrongly set up, and starting it again would hide what it
 * said; one that did is started anew: at once after a sound run, else after pauses that double from 1 s up to 30 s.
 */
export function nextStep({ code, isAsked, wasEverReady, readyForMs, shortRuns }: Ending): NextStep {
  if (isAsked || code === 0 || !wasEverReady) return { end: code ?? 1 };
  if (readyForMs >= STEADY_MS) return { againAfterMs: 0, shortRuns: 0 };
  const pauseMs = FIRST_PAUSE_MS * 2 ** Math.min(shortRuns, 10);
  return { againAfterMs: Math.min(pauseMs, LONGEST_PAUSE_MS), shortRuns: shortRuns + 1 };
}
