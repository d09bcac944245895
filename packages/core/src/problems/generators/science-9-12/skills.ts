import type { SkillPractice } from '../../item.ts';
import { scBond } from './sc-bond.ts';
import { scPeriodic } from './sc-periodic.ts';
import { scQuantum } from './sc-quantum.ts';
import { scMole } from './sc-mole.ts';
import { scNuclear } from './sc-nuclear.ts';
import { scMomentum } from './sc-momentum.ts';
import { scGravity } from './sc-gravity.ts';
import { scInduct } from './sc-induct.ts';
import { scEquil } from './sc-equil.ts';
import { scDna } from './sc-dna.ts';
import { scStatsEvo } from './sc-stats-evo.ts';
import { scStars } from './sc-stars.ts';

/** Practice of science skills, band 9-12, by skill. */
export const SCIENCE_9_12: Readonly<Record<string, SkillPractice>> = {
  'sc-bond': scBond,
  'sc-periodic': scPeriodic,
  'sc-quantum': scQuantum,
  'sc-mole': scMole,
  'sc-nuclear': scNuclear,
  'sc-momentum': scMomentum,
  'sc-gravity': scGravity,
  'sc-induct': scInduct,
  'sc-equil': scEquil,
  'sc-dna': scDna,
  'sc-stats-evo': scStatsEvo,
  'sc-stars': scStars,
};
