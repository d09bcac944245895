import { PI_DIGITS } from './decimal-digits.ts';
import { correctionAfter, type Correction } from './circle-series.ts';

const GUARD = 20;

/**
 * From how many terms on every corrected sum begins with π cut after `decimals` decimals; null where that takes more
 * than `most` terms. Two neighbours that both do settle it, since all later sums lie between them.
 */
export function settlesAt(decimals: number, kind: Correction, most: number): number | null {
  const scale = 10n ** BigInt(decimals + GUARD);
  const low = BigInt(PI_DIGITS.slice(0, decimals + 2).replace('.', '')) * 10n ** BigInt(GUARD);
  const high = low + 10n ** BigInt(GUARD);
  let sum = 0n;
  let wasIn = false;
  for (let terms = 1; terms <= most; terms += 1) {
    const isOdd = terms % 2 === 1;
    sum += (isOdd ? scale : -scale) / BigInt(2 * terms - 1);
    const { numerator, denominator } = correctionAfter(terms, kind);
    const rest = (numerator * scale) / denominator;
    const value = 4n * (isOdd ? sum - rest : sum + rest);
    const isIn = low <= value && value < high;
    if (isIn && wasIn) return terms - 1;
    wasIn = isIn;
  }
  return null;
}
