import type { MindBand } from '@ori/contracts/mind-names';
import type { AgeGroup } from '@ori/contracts/roles';
import { BAND_OF_AGE } from '../learning/band-of-age.ts';

/** The band of quiet activities that is written for an age; students of a university are grown up. */
export function quietBandOf(ageGroup: AgeGroup): MindBand {
  const band = BAND_OF_AGE[ageGroup];
  return band === 'university' || band === 'esl' ? 'adult' : band;
}
