import type { Generator } from '@ori/contracts/practice';
import { scAtoms } from './sc-atoms.ts';
import { scWavemath } from './sc-wavemath.ts';

/** Practice of science skills, band 6-8, by skill. */
export const SCIENCE_6_8: Readonly<Record<string, Generator>> = {
  'sc-atoms': scAtoms,
  'sc-wavemath': scWavemath,
};
