/** A ratio of two frequencies in whole numbers. */
export type Ratio = readonly [over: number, under: number];

/** Steps of a scale above its first note, 0 to 12. */
export const STEPS = 12;

/** Five-limit just intonation: the simplest ratios of 2, 3 and 5. */
export const JUST: readonly Ratio[] = [
  [1, 1],
  [16, 15],
  [9, 8],
  [6, 5],
  [5, 4],
  [4, 3],
  [45, 32],
  [3, 2],
  [8, 5],
  [5, 3],
  [9, 5],
  [15, 8],
  [2, 1],
];

/** Pythagorean tuning: fifths of 3:2 only, brought into one octave. */
export const PYTHAGOREAN: readonly Ratio[] = [
  [1, 1],
  [256, 243],
  [9, 8],
  [32, 27],
  [81, 64],
  [4, 3],
  [729, 512],
  [3, 2],
  [128, 81],
  [27, 16],
  [16, 9],
  [243, 128],
  [2, 1],
];

/** Nine places, as on a monochord that is divided with care. */
const PLACES = 1e9;
/** Keeps 1 and 0.5 whole in spite of rounding. */
const SLIP = 1e-6;

/**
 * Lengths of a string that sound the twelve equal steps, from 1 (whole) to 0.5 (octave), cut off after nine
 * places: each is the one before divided by 2^(1/12).
 * @source Robinson, A Critical Study of Chu Tsai-yü's Contribution …, 1980
 */
export function monochordLengths(): number[] {
  return Array.from(
    { length: STEPS + 1 },
    (_, step) => Math.floor(2 ** (-step / STEPS) * PLACES + SLIP) / PLACES,
  );
}

export const TUNINGS = ['just', 'pythagorean', 'equal', 'zhu'] as const;
export type Tuning = (typeof TUNINGS)[number];

/** Frequency of each step over that of the first note. */
export function ratiosOf(tuning: Tuning): number[] {
  if (tuning === 'equal') return Array.from({ length: STEPS + 1 }, (_, step) => 2 ** (step / STEPS));
  if (tuning === 'zhu') return monochordLengths().map((length) => 1 / length);
  return (tuning === 'just' ? JUST : PYTHAGOREAN).map(([over, under]) => over / under);
}

/** Size of a ratio of frequencies in cents: 1200 to the octave. */
export function centsOf(ratio: number): number {
  return 1200 * Math.log2(ratio);
}

/** Hertz of A above middle C (ISO 16:1975). */
export const A4_HZ = 440;
const A_STEP = 9;

/** Hertz of the thirteen notes from middle C to the C above, with A at 440. */
export function notesHz(tuning: Tuning): number[] {
  const ratios = ratiosOf(tuning);
  return ratios.map((ratio) => (A4_HZ * ratio) / (ratios[A_STEP] ?? 1));
}
