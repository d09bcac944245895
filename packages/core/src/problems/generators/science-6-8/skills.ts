import type { Generator } from '@ori/contracts/practice';
import { scAtoms } from './sc-atoms.ts';
import { scBalance } from './sc-balance.ts';
import { scKinetic } from './sc-kinetic.ts';
import { scNewton } from './sc-newton.ts';
import { scReflect } from './sc-reflect.ts';
import { scStates } from './sc-states.ts';
import { scThermal } from './sc-thermal.ts';
import { scWavemath } from './sc-wavemath.ts';

/** Practice of science skills, band 6-8, by skill. */
export const SCIENCE_6_8: Readonly<Record<string, Generator>> = {
  'sc-atoms': scAtoms,
  'sc-balance': scBalance,
  'sc-kinetic': scKinetic,
  'sc-newton': scNewton,
  'sc-reflect': scReflect,
  'sc-states': scStates,
  'sc-thermal': scThermal,
  'sc-wavemath': scWavemath,
};
