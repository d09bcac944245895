import type { SkillPractice } from '../../item.ts';
import { scBalanced } from './sc-balanced.ts';
import { scClimate } from './sc-climate.ts';
import { scCodes } from './sc-codes.ts';
import { scConserve } from './sc-conserve.ts';
import { scEnergy } from './sc-energy.ts';
import { scErosion } from './sc-erosion.ts';
import { scFoodweb } from './sc-foodweb.ts';
import { scFossils } from './sc-fossils.ts';
import { scLevers } from './sc-levers.ts';
import { scLifecycle } from './sc-lifecycle.ts';
import { scMagnets } from './sc-magnets.ts';
import { scMixtures } from './sc-mixtures.ts';
import { scParticles } from './sc-particles.ts';
import { scResources } from './sc-resources.ts';
import { scRocks } from './sc-rocks.ts';
import { scShadows } from './sc-shadows.ts';
import { scSpheres } from './sc-spheres.ts';
import { scStructures } from './sc-structures.ts';
import { scTraits } from './sc-traits.ts';
import { scWaves } from './sc-waves.ts';

/** Practice of science skills, band 3-5, by skill. */
export const SCIENCE_3_5: Readonly<Record<string, SkillPractice>> = {
  'sc-balanced': scBalanced,
  'sc-climate': scClimate,
  'sc-codes': scCodes,
  'sc-conserve': scConserve,
  'sc-energy': scEnergy,
  'sc-erosion': scErosion,
  'sc-foodweb': scFoodweb,
  'sc-fossils': scFossils,
  'sc-levers': scLevers,
  'sc-lifecycle': scLifecycle,
  'sc-magnets': scMagnets,
  'sc-mixtures': scMixtures,
  'sc-particles': scParticles,
  'sc-resources': scResources,
  'sc-rocks': scRocks,
  'sc-shadows': scShadows,
  'sc-spheres': scSpheres,
  'sc-structures': scStructures,
  'sc-traits': scTraits,
  'sc-waves': scWaves,
};
