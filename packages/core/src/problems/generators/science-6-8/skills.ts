import type { SkillPractice } from '../../item.ts';
import { scAtoms } from './sc-atoms.ts';
import { scBalance } from './sc-balance.ts';
import { scKinetic } from './sc-kinetic.ts';
import { scNewton } from './sc-newton.ts';
import { scReflect } from './sc-reflect.ts';
import { scStates } from './sc-states.ts';
import { scThermal } from './sc-thermal.ts';
import { scWavemath } from './sc-wavemath.ts';
import { scReactions } from './sc-reactions.ts';
import { scCells } from './sc-cells.ts';
import { scMoon } from './sc-moon.ts';
import { scSolar } from './sc-solar.ts';
import { scWatercycle } from './sc-watercycle.ts';
import { scPlates } from './sc-plates.ts';
import { scEcosys } from './sc-ecosys.ts';
import { scPhotosyn } from './sc-photosyn.ts';
import { scFields } from './sc-fields.ts';
import { scMutation } from './sc-mutation.ts';
import { scEvolve } from './sc-evolve.ts';
import { scWarming } from './sc-warming.ts';
import { scDesign } from './sc-design.ts';

/** Practice of science skills, band 6-8, by skill. */
export const SCIENCE_6_8: Readonly<Record<string, SkillPractice>> = {
  'sc-atoms': scAtoms,
  'sc-balance': scBalance,
  'sc-kinetic': scKinetic,
  'sc-newton': scNewton,
  'sc-reflect': scReflect,
  'sc-states': scStates,
  'sc-thermal': scThermal,
  'sc-wavemath': scWavemath,
  'sc-reactions': scReactions,
  'sc-cells': scCells,
  'sc-moon': scMoon,
  'sc-solar': scSolar,
  'sc-watercycle': scWatercycle,
  'sc-plates': scPlates,
  'sc-ecosys': scEcosys,
  'sc-photosyn': scPhotosyn,
  'sc-fields': scFields,
  'sc-mutation': scMutation,
  'sc-evolve': scEvolve,
  'sc-warming': scWarming,
  'sc-design': scDesign,
};
