import type { Band } from '@ori/contracts/subjects';
import type { TutorTier } from '@ori/contracts/tutor-names';

/** Lessons that a reader of each tier is sent to: what they read already, and one step above. */
const BANDS_FOR: Readonly<Record<TutorTier, readonly Band[]>> = {
  toddler: ['K-2', '3-5'],
  'early-elementary': ['K-2', '3-5'],
  elementary: ['K-2', '3-5', '6-8'],
  middle: ['3-5', '6-8', '9-12', 'esl'],
  high: ['3-5', '6-8', '9-12', 'university', 'adult', 'esl'],
};

/** Whether a lesson of this band is within reach of a reader of the tier: no first reader is sent to a university text. */
export const isWithinReach = (band: Band, tier: TutorTier): boolean => BANDS_FOR[tier].includes(band);
