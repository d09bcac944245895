import type { SkillPractice } from '../../item.ts';
import { maAddfrac } from './ma-addfrac.ts';
import { maAddunlike } from './ma-addunlike.ts';
import { maAngles } from './ma-angles.ts';
import { maArea } from './ma-area.ts';
import { maCmpfrac } from './ma-cmpfrac.ts';
import { maConvert } from './ma-convert.ts';
import { maCoord } from './ma-coord.ts';
import { maDecimal } from './ma-decimal.ts';
import { maDecops } from './ma-decops.ts';
import { maDivMean } from './ma-div-mean.ts';
import { maDivrem } from './ma-divrem.ts';
import { maElapsed } from './ma-elapsed.ts';
import { maEquivfrac } from './ma-equivfrac.ts';
import { maFactors } from './ma-factors.ts';
import { maFracline } from './ma-fracline.ts';
import { maMultFacts } from './ma-mult-facts.ts';
import { maMultMean } from './ma-mult-mean.ts';
import { maMultdigit } from './ma-multdigit.ts';
import { maMultfrac } from './ma-multfrac.ts';
import { maOrder } from './ma-order.ts';
import { maPattern } from './ma-pattern.ts';
import { maPerim } from './ma-perim.ts';
import { maPow10 } from './ma-pow10.ts';
import { maProps } from './ma-props.ts';
import { maPvlarge } from './ma-pvlarge.ts';
import { maQuads } from './ma-quads.ts';
import { maRound } from './ma-round.ts';
import { maSymmetry } from './ma-symmetry.ts';
import { maUnitfrac } from './ma-unitfrac.ts';
import { maVolume } from './ma-volume.ts';
import { mhBase20 } from './mh-base20.ts';
import { mhDoubling } from './mh-doubling.ts';
import { mhMagic } from './mh-magic.ts';
import { mhQuipu } from './mh-quipu.ts';

/** Practice of math skills, band 3-5, by skill. */
export const MATH_3_5: Readonly<Record<string, SkillPractice>> = {
  'ma-addfrac': maAddfrac,
  'ma-addunlike': maAddunlike,
  'ma-angles': maAngles,
  'ma-area': maArea,
  'ma-cmpfrac': maCmpfrac,
  'ma-convert': maConvert,
  'ma-coord': maCoord,
  'ma-decimal': maDecimal,
  'ma-decops': maDecops,
  'ma-div-mean': maDivMean,
  'ma-divrem': maDivrem,
  'ma-elapsed': maElapsed,
  'ma-equivfrac': maEquivfrac,
  'ma-factors': maFactors,
  'ma-fracline': maFracline,
  'ma-mult-facts': maMultFacts,
  'ma-mult-mean': maMultMean,
  'ma-multdigit': maMultdigit,
  'ma-multfrac': maMultfrac,
  'ma-order': maOrder,
  'ma-pattern': maPattern,
  'ma-perim': maPerim,
  'ma-pow10': maPow10,
  'ma-props': maProps,
  'ma-pvlarge': maPvlarge,
  'ma-quads': maQuads,
  'ma-round': maRound,
  'ma-symmetry': maSymmetry,
  'ma-unitfrac': maUnitfrac,
  'ma-volume': maVolume,
  'mh-base20': mhBase20,
  'mh-doubling': mhDoubling,
  'mh-magic': mhMagic,
  'mh-quipu': mhQuipu,
};
