import { GOLDEN_RATIO } from './golden-ratio.ts';

/** Two lengths as read, each with the largest error of its reading, in one unit. */
export interface Readings {
  readonly a: number;
  readonly b: number;
  readonly error: number;
}

export interface MeasuredRatio {
  /** The longer over the shorter. */
  readonly ratio: number;
  /** What the ratio may be, if both readings are off by their error at worst. */
  readonly least: number;
  readonly most: number;
  /** Whether the golden ratio lies between these. */
  readonly mayBeGolden: boolean;
  /** The chance that two lengths picked without any plan come as near to the golden ratio. */
  readonly chance: number;
}

/**
 * What two readings can say of the golden ratio. "Without any plan" means: shorter over longer is equally likely
 * to be anything from 0 to 1 (two lengths, evenly spread). As near counts at least the width of the reading
 * errors, since within them nothing can be told apart. Null where no ratio can be formed.
 */
export function measuredRatio({ a, b, error }: Readings): MeasuredRatio | null {
  const [long, short] = [Math.max(a, b), Math.min(a, b)];
  if (!Number.isFinite(long) || !(error >= 0) || !(short > error)) return null;
  const least = Math.max(1, (long - error) / (short + error));
  const most = (long + error) / (short - error);
  const golden = 1 / GOLDEN_RATIO;
  const off = Math.max(Math.abs(short / long - golden), (1 / least - 1 / most) / 2);
  const chance = Math.min(1, golden + off) - Math.max(0, golden - off);
  return {
    ratio: long / short,
    least,
    most,
    mayBeGolden: least <= GOLDEN_RATIO && GOLDEN_RATIO <= most,
    chance,
  };
}

/** The chance that at least one of so many pairs comes as near, when each does with `chance`. */
export function chanceAmong(chance: number, pairs: number): number {
  return 1 - (1 - chance) ** pairs;
}
