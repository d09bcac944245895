/** A breath is never paced quicker than this, nor slower: resting breath lies well between. Milliseconds a breath. */
export const BREATH_MS = { min: 3_000, max: 12_000 } as const;
/** Breaths that are listened to before the picture moves by itself. */
export const BREATHS_HEARD = 4;
const IN_SHARE = 0.42;

/**
 * A person's own pace from the moments at which they began to breathe in: the middle of the intervals, within bounds.
 * Null while there are too few.
 */
export function paceOf(beganMs: readonly number[]): number | null {
  if (beganMs.length < BREATHS_HEARD) return null;
  const intervals = beganMs.slice(1).map((at, index) => at - (beganMs[index] ?? at));
  const sorted = intervals.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const middle =
    sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
  return Math.min(BREATH_MS.max, Math.max(BREATH_MS.min, middle));
}

export interface BreathMoment {
  readonly phase: 'in' | 'out';
  /** 0 empty, 1 full. */
  readonly open: number;
}

/** Where a breath is: in, then out, with no pause between, since nobody is asked to hold it. */
export function breathAt(elapsedMs: number, breathMs: number): BreathMoment {
  const share = (elapsedMs / breathMs) % 1;
  if (share < IN_SHARE) return { phase: 'in', open: (1 - Math.cos((Math.PI * share) / IN_SHARE)) / 2 };
  const out = (share - IN_SHARE) / (1 - IN_SHARE);
  return { phase: 'out', open: (1 + Math.cos(Math.PI * out)) / 2 };
}
