import type { Figure } from '@ori/contracts/practice';
import type { PictureName } from '@ori/contracts/science-figures';

/** One pictogram as a figure; `small` is the young one. */
export function picture(name: PictureName, size: 'small' | 'big' = 'big'): Figure {
  return { type: 'picture', name, size };
}
