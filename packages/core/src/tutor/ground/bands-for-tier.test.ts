import { BANDS } from '@ori/contracts/subjects';
import { TUTOR_TIERS } from '@ori/contracts/tutor-names';
import { expect, it } from 'vitest';
import { isWithinReach } from './bands-for-tier.ts';

it('sends nobody to a text far above them, and everybody to some', () => {
  for (const tier of ['toddler', 'early-elementary', 'elementary'] as const)
    for (const band of ['9-12', 'university', 'adult'] as const)
      expect(isWithinReach(band, tier)).toBe(false);
  for (const tier of TUTOR_TIERS) expect(BANDS.some((band) => isWithinReach(band, tier))).toBe(true);
  expect(isWithinReach('university', 'high')).toBe(true);
});
