import { greatestCommonFactor } from '../../../maths/whole-numbers.ts';
import type { SeededRandom } from '../../seeded-random.ts';

/** A fraction between 0 and 1 in lowest terms, its bottom at most `most`. */
export function properFraction(
  random: SeededRandom,
  most: number,
): { readonly top: number; readonly bottom: number } {
  const bottom = random.integer(2, most);
  const top = random.integer(1, bottom - 1);
  const shared = greatestCommonFactor(top, bottom);
  return { top: top / shared, bottom: bottom / shared };
}
