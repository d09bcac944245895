import type { Misconception } from '@ori/contracts/practice';
import * as atoms from './atoms.ts';
import * as bonding from './bonding.ts';
import * as comparing from './comparing.ts';
import * as complexNumbers from './complex-numbers.ts';
import * as conditionalChance from './conditional-chance.ts';
import * as composing from './composing.ts';
import * as counting from './counting.ts';
import * as countingWays from './counting-ways.ts';
import * as dataAndRates from './data-and-rates.ts';
import * as decimals from './decimals.ts';
import * as decoding from './decoding.ts';
import * as differentialEquations from './differential-equations.ts';
import * as endlessSums from './endless-sums.ts';
import * as equations from './equations.ts';
import * as fractions from './fractions.ts';
import * as functionsAndGraphs from './functions-and-graphs.ts';
import * as geometry from './geometry.ts';
import * as inference from './inference.ts';
import * as integralsAndSeries from './integrals-and-series.ts';
import * as limitsAndDerivatives from './limits-and-derivatives.ts';
import * as manyDigits from './many-digits.ts';
import * as measuring from './measuring.ts';
import * as normalAndLines from './normal-and-lines.ts';
import * as numberSystems from './number-systems.ts';
import * as numberTheory from './number-theory.ts';
import * as operations from './operations.ts';
import * as placeValue from './place-value.ts';
import * as planeFigures from './plane-figures.ts';
import * as polynomials from './polynomials.ts';
import * as powersAndLogarithms from './powers-and-logarithms.ts';
import * as sequences from './sequences.ts';
import * as shapes from './shapes.ts';
import * as systems from './systems.ts';
import * as trianglesAndTrigonometry from './triangles-and-trigonometry.ts';
import * as vectorsAndMatrices from './vectors-and-matrices.ts';
import * as ratiosAndScale from './ratios-and-scale.ts';
import * as signsAndPoints from './signs-and-points.ts';
import * as leversAndRamps from './levers-and-ramps.ts';
import * as lettersAndLines from './letters-and-lines.ts';
import * as areasAndVolumes from './areas-and-volumes.ts';
import * as powersAndChances from './powers-and-chances.ts';
import * as reckoningTraditions from './reckoning-traditions.ts';
import * as wavesAndPhotons from './waves-and-photons.ts';
import * as wholeNumbers from './whole-numbers.ts';
import * as earthAndSky from './earth-and-sky.ts';
import * as earthAndLife from './earth-and-life.ts';
import * as forcesAndHeat from './forces-and-heat.ts';
import * as genesAndGreen from './genes-and-green.ts';
import * as matterCounted from './matter-counted.ts';
import * as howFarAndHowFast from './how-far-and-how-fast.ts';
import * as quantumNumbers from './quantum-numbers.ts';
import * as livingThings from './living-things.ts';
import * as matterAndMotion from './matter-and-motion.ts';
import * as history from './history.ts';
import * as placesAndTimes from './places-and-times.ts';
import * as society from './society.ts';
import * as reading from './reading.ts';
import * as writing from './writing.ts';
import * as rhetoricAndSources from './rhetoric-and-sources.ts';
import * as style from './style.ts';
import * as englishLearning from './english-learning.ts';
import * as sounds from './sounds.ts';
import * as magnets from './magnets.ts';
import * as moneyAndPlans from './money-and-plans.ts';
import * as livingTogether from './living-together.ts';

/** Every misconception that a generator may name. */
export const MISCONCEPTIONS: readonly Misconception[] = [
  atoms,
  bonding,
  comparing,
  complexNumbers,
  composing,
  conditionalChance,
  counting,
  countingWays,
  dataAndRates,
  decimals,
  decoding,
  differentialEquations,
  endlessSums,
  equations,
  fractions,
  functionsAndGraphs,
  geometry,
  inference,
  integralsAndSeries,
  limitsAndDerivatives,
  manyDigits,
  measuring,
  normalAndLines,
  numberSystems,
  numberTheory,
  operations,
  placeValue,
  planeFigures,
  polynomials,
  powersAndLogarithms,
  sequences,
  shapes,
  systems,
  trianglesAndTrigonometry,
  vectorsAndMatrices,
  ratiosAndScale,
  signsAndPoints,
  lettersAndLines,
  magnets,
  leversAndRamps,
  areasAndVolumes,
  powersAndChances,
  reckoningTraditions,
  wavesAndPhotons,
  wholeNumbers,
  earthAndSky,
  earthAndLife,
  forcesAndHeat,
  genesAndGreen,
  matterCounted,
  howFarAndHowFast,
  quantumNumbers,
  livingThings,
  matterAndMotion,
  history,
  placesAndTimes,
  society,
  reading,
  writing,
  rhetoricAndSources,
  style,
  englishLearning,
  sounds,
  moneyAndPlans,
  livingTogether,
].flatMap((room) => Object.values<Misconception>(room));
const byId = new Map(MISCONCEPTIONS.map((misconception) => [misconception.id, misconception]));

/** The words of a misconception that was stored by its id; null when it is gone from the product. */
export function misconceptionOf(id: string): Misconception | null {
  return byId.get(id) ?? null;
}
