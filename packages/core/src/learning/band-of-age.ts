import { BANDS, type Band } from '@ori/contracts/subjects';
import type { AgeGroup } from '@ori/contracts/roles';

/** The band that is written for an age. */
export const BAND_OF_AGE: Readonly<Record<AgeGroup, Band>> = {
  k2: 'K-2',
  elementary: '3-5',
  middle: '6-8',
  high: '9-12',
  university: 'university',
  adult: 'adult',
};

/** How many bands lie between a skill and an age; 0 for an age that is not known. */
export function bandsApart(band: Band, ageGroup: AgeGroup | null): number {
  return ageGroup === null ? 0 : BANDS.indexOf(band) - BANDS.indexOf(BAND_OF_AGE[ageGroup]);
}
