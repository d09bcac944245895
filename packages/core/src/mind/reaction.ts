/** Pressed sooner than this, the press was on its way before there was anything to see or hear. */
export const GUESSED_MS = 100;
/** Later than this, the mind was elsewhere. */
export const MISSED_MS = 2_000;

/** The middle of times and the half of them around it, in milliseconds. */
export interface Spread {
  readonly count: number;
  readonly medianMs: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A quantile with linear interpolation between the ordered values (Hyndman & Fan, 1996, definition 7). */
function quantile(ordered: readonly number[], share: number): number {
  const at = (ordered.length - 1) * share;
  const below = ordered[Math.floor(at)] ?? 0;
  const above = ordered[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

/** Median and middle half of the times that count; null when none does. */
export function spreadOf(timesMs: readonly number[]): Spread | null {
  const ordered = timesMs.filter((ms) => ms >= GUESSED_MS && ms <= MISSED_MS).toSorted((a, b) => a - b);
  if (ordered.length === 0) return null;
  return {
    count: ordered.length,
    medianMs: quantile(ordered, 0.5),
    fromMs: quantile(ordered, 0.25),
    toMs: quantile(ordered, 0.75),
  };
}

/** A wait before the signal, so that nobody can count along; `random` from 0 to 1. Milliseconds. */
export function waitMs(random: number): number {
  return 1_200 + random * 2_300;
}

/** Marks counted in equal parts of a time. */
export function marksByPart(marksMs: readonly number[], wholeMs: number, parts: number): number[] {
  const counts = Array.from({ length: parts }, () => 0);
  for (const at of marksMs) {
    const part = Math.min(parts - 1, Math.max(0, Math.floor((at / wholeMs) * parts)));
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
}
