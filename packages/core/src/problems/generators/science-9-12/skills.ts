import type { Generator } from '@ori/contracts/practice';
import { scBond } from './sc-bond.ts';
import { scPeriodic } from './sc-periodic.ts';
import { scQuantum } from './sc-quantum.ts';

/** Practice of science skills, band 9-12, by skill. */
export const SCIENCE_9_12: Readonly<Record<string, Generator>> = {
  'sc-bond': scBond,
  'sc-periodic': scPeriodic,
  'sc-quantum': scQuantum,
};
