import type { Generator } from '@ori/contracts/practice';
import { maAdd10 } from './generators/ma-add10.ts';
import { maAdd20 } from './generators/ma-add20.ts';
import { maAddfrac } from './generators/ma-addfrac.ts';
import { maAddsub100 } from './generators/ma-addsub100.ts';
import { maAddunlike } from './generators/ma-addunlike.ts';
import { maArea } from './generators/ma-area.ts';
import { maArrays } from './generators/ma-arrays.ts';
import { maCentre } from './generators/ma-centre.ts';
import { maCmpfrac } from './generators/ma-cmpfrac.ts';
import { maCompare10 } from './generators/ma-compare10.ts';
import { maCount20 } from './generators/ma-count20.ts';
import { maDecimal } from './generators/ma-decimal.ts';
import { maDecops } from './generators/ma-decops.ts';
import { maDivMean } from './generators/ma-div-mean.ts';
import { maDivfrac } from './generators/ma-divfrac.ts';
import { maEq1 } from './generators/ma-eq1.ts';
import { maEq2 } from './generators/ma-eq2.ts';
import { maEqual } from './generators/ma-equal.ts';
import { maEquivfrac } from './generators/ma-equivfrac.ts';
import { maEvenodd } from './generators/ma-evenodd.ts';
import { maExponent } from './generators/ma-exponent.ts';
import { maFracline } from './generators/ma-fracline.ts';
import { maGcf } from './generators/ma-gcf.ts';
import { maHalves } from './generators/ma-halves.ts';
import { maIntops } from './generators/ma-intops.ts';
import { maIrrational } from './generators/ma-irrational.ts';
import { maLineq } from './generators/ma-lineq.ts';
import { maMake10 } from './generators/ma-make10.ts';
import { maMultFacts } from './generators/ma-mult-facts.ts';
import { maMultMean } from './generators/ma-mult-mean.ts';
import { maMultfrac } from './generators/ma-multfrac.ts';
import { maNumerals } from './generators/ma-numerals.ts';
import { maOrder } from './generators/ma-order.ts';
import { maPercent } from './generators/ma-percent.ts';
import { maPerim } from './generators/ma-perim.ts';
import { maProb } from './generators/ma-prob.ts';
import { maPyth } from './generators/ma-pyth.ts';
import { maRate } from './generators/ma-rate.ts';
import { maRound } from './generators/ma-round.ts';
import { maShapes } from './generators/ma-shapes.ts';
import { maSlope } from './generators/ma-slope.ts';
import { maTeen } from './generators/ma-teen.ts';
import { maTens } from './generators/ma-tens.ts';
import { maUnitfrac } from './generators/ma-unitfrac.ts';
import { maUnknown } from './generators/ma-unknown.ts';
import { maVolume } from './generators/ma-volume.ts';
import { scAtoms } from './generators/sc-atoms.ts';
import { scBond } from './generators/sc-bond.ts';
import { scPeriodic } from './generators/sc-periodic.ts';
import { scQuantum } from './generators/sc-quantum.ts';
import { scWavemath } from './generators/sc-wavemath.ts';

const GENERATORS: ReadonlyMap<string, Generator> = new Map([
  ['ma-add10', maAdd10],
  ['ma-add20', maAdd20],
  ['ma-addfrac', maAddfrac],
  ['ma-addsub100', maAddsub100],
  ['ma-addunlike', maAddunlike],
  ['ma-area', maArea],
  ['ma-arrays', maArrays],
  ['ma-centre', maCentre],
  ['ma-cmpfrac', maCmpfrac],
  ['ma-compare10', maCompare10],
  ['ma-count20', maCount20],
  ['ma-decimal', maDecimal],
  ['ma-decops', maDecops],
  ['ma-div-mean', maDivMean],
  ['ma-divfrac', maDivfrac],
  ['ma-eq1', maEq1],
  ['ma-eq2', maEq2],
  ['ma-equal', maEqual],
  ['ma-equivfrac', maEquivfrac],
  ['ma-evenodd', maEvenodd],
  ['ma-exponent', maExponent],
  ['ma-fracline', maFracline],
  ['ma-gcf', maGcf],
  ['ma-halves', maHalves],
  ['ma-intops', maIntops],
  ['ma-irrational', maIrrational],
  ['ma-lineq', maLineq],
  ['ma-make10', maMake10],
  ['ma-mult-facts', maMultFacts],
  ['ma-mult-mean', maMultMean],
  ['ma-multfrac', maMultfrac],
  ['ma-numerals', maNumerals],
  ['ma-order', maOrder],
  ['ma-percent', maPercent],
  ['ma-perim', maPerim],
  ['ma-prob', maProb],
  ['ma-pyth', maPyth],
  ['ma-rate', maRate],
  ['ma-round', maRound],
  ['ma-shapes', maShapes],
  ['ma-slope', maSlope],
  ['ma-teen', maTeen],
  ['ma-tens', maTens],
  ['ma-unitfrac', maUnitfrac],
  ['ma-unknown', maUnknown],
  ['ma-volume', maVolume],
  ['sc-atoms', scAtoms],
  ['sc-bond', scBond],
  ['sc-periodic', scPeriodic],
  ['sc-quantum', scQuantum],
  ['sc-wavemath', scWavemath],
]);

/** The generator of a skill's practice, or null when none is written. */
export function generatorOf(skillId: string): Generator | null {
  return GENERATORS.get(skillId) ?? null;
}

/** Ids of all skills that can be practised, in the order of the alphabet. */
export function practisedSkills(): readonly string[] {
  return [...GENERATORS.keys()];
}
