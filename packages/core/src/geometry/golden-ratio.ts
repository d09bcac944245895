import type { GoldenRatioResult } from '@ori/contracts/heritage-sound';

/** φ, the positive root of φ² = φ + 1 (Euclid, Elements II.11 and VI.30). */
export const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

/** A ratio within half a percent is called golden: about what a ruler tells of something a hand long. */
export const GOLDEN_TOLERANCE = 0.005;

interface SimpleRatio {
  readonly long: number;
  readonly short: number;
}

const MOST_SIMPLE = 10;

function simpleRatioNear(ratio: number): SimpleRatio {
  const all = Array.from({ length: MOST_SIMPLE }, (_, index) => index + 1).map((short) => ({
    long: Math.max(short, Math.round(ratio * short)),
    short,
  }));
  return all.reduce((best, next) => {
    const gain = Math.abs(best.long / best.short - ratio) - Math.abs(next.long / next.short - ratio);
    return gain > ratio * 0.0025 ? next : best;
  });
}

function fibonacciPair(ratio: number): string | null {
  let [low, high] = [1, 2];
  while (high < 1000) {
    if (Math.abs(high / low - ratio) < 1e-9) return `${high}:${low}`;
    [low, high] = [high, low + high];
  }
  return null;
}

function goldenExamples(ratio: number): string[] {
  const pair = fibonacciPair(ratio);
  return [
    'Diagonal and side of a regular pentagon: exactly φ',
    'The angle between one leaf and the next in many plants, about 137.5°, divides the circle so',
    ...(pair === null ? [] : [`${pair} are neighbors among the Virahāṅka-Fibonacci numbers`]),
  ];
}

function otherExamples(ratio: number): string[] {
  const { long, short } = simpleRatioNear(ratio);
  const named = long * 4 === short * 9 ? ', the ratio of the Parthenon’s platform, 69.5 m by 30.88 m' : '';
  return [`Nearer to ${long}:${short} = ${(long / short).toFixed(4)}${named}`];
}

/**
 * Compares two lengths, in any one unit, with the golden ratio.
 * @param a above zero and finite; so is `b`, and the order does not matter.
 */
export function analyzeGoldenRatio(a: number, b: number): GoldenRatioResult {
  const ratio = Math.max(a, b) / Math.min(a, b);
  const deviation = ratio - GOLDEN_RATIO;
  const isGoldenRatio = Math.abs(deviation) <= GOLDEN_TOLERANCE * GOLDEN_RATIO;
  return {
    ratio,
    isGoldenRatio,
    deviation,
    deviationPercent: (deviation / GOLDEN_RATIO) * 100,
    examples: isGoldenRatio ? goldenExamples(ratio) : otherExamples(ratio),
  };
}
