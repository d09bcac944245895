import type { SkillPractice } from '../../item.ts';
import { maAnglepairs } from './ma-anglepairs.ts';
import { maCentre } from './ma-centre.ts';
import { maCircle } from './ma-circle.ts';
import { maCompound } from './ma-compound.ts';
import { maCoord4 } from './ma-coord4.ts';
import { maDivfrac } from './ma-divfrac.ts';
import { maEq1 } from './ma-eq1.ts';
import { maEq2 } from './ma-eq2.ts';
import { maExponent } from './ma-exponent.ts';
import { maExpr } from './ma-expr.ts';
import { maExprules } from './ma-exprules.ts';
import { maFunction } from './ma-function.ts';
import { maGcf } from './ma-gcf.ts';
import { maIneq } from './ma-ineq.ts';
import { maIntops } from './ma-intops.ts';
import { maIrrational } from './ma-irrational.ts';
import { maLineq } from './ma-lineq.ts';
import { maLinexp } from './ma-linexp.ts';
import { maLinfun } from './ma-linfun.ts';
import { maNegatives } from './ma-negatives.ts';
import { maNets } from './ma-nets.ts';
import { maPercent } from './ma-percent.ts';
import { maPolyarea } from './ma-polyarea.ts';
import { maProb } from './ma-prob.ts';
import { maProp } from './ma-prop.ts';
import { maPyth } from './ma-pyth.ts';
import { maRate } from './ma-rate.ts';
import { maRatio } from './ma-ratio.ts';
import { maRatops } from './ma-ratops.ts';
import { maSample } from './ma-sample.ts';
import { maScale } from './ma-scale.ts';
import { maScatter } from './ma-scatter.ts';
import { maSci } from './ma-sci.ts';
import { maSimilar } from './ma-similar.ts';
import { maSlope } from './ma-slope.ts';
import { maSolids } from './ma-solids.ts';
import { maSystem } from './ma-system.ts';
import { maTransform } from './ma-transform.ts';
import { mhBase60 } from './mh-base60.ts';
import { mhBinary } from './mh-binary.ts';
import { mhCalround } from './mh-calround.ts';
import { mhCompass } from './mh-compass.ts';
import { mhCrt } from './mh-crt.ts';
import { mhEgyfrac } from './mh-egyfrac.ts';
import { mhFalsepos } from './mh-falsepos.ts';
import { mhYoruba } from './mh-yoruba.ts';

/** Practice of math skills, band 6-8, by skill. */
export const MATH_6_8: Readonly<Record<string, SkillPractice>> = {
  'ma-anglepairs': maAnglepairs,
  'ma-centre': maCentre,
  'ma-circle': maCircle,
  'ma-compound': maCompound,
  'ma-coord4': maCoord4,
  'ma-divfrac': maDivfrac,
  'ma-eq1': maEq1,
  'ma-eq2': maEq2,
  'ma-exponent': maExponent,
  'ma-expr': maExpr,
  'ma-exprules': maExprules,
  'ma-function': maFunction,
  'ma-gcf': maGcf,
  'ma-ineq': maIneq,
  'ma-intops': maIntops,
  'ma-irrational': maIrrational,
  'ma-lineq': maLineq,
  'ma-linexp': maLinexp,
  'ma-linfun': maLinfun,
  'ma-negatives': maNegatives,
  'ma-nets': maNets,
  'ma-percent': maPercent,
  'ma-polyarea': maPolyarea,
  'ma-prob': maProb,
  'ma-prop': maProp,
  'ma-pyth': maPyth,
  'ma-rate': maRate,
  'ma-ratio': maRatio,
  'ma-ratops': maRatops,
  'ma-sample': maSample,
  'ma-scale': maScale,
  'ma-scatter': maScatter,
  'ma-sci': maSci,
  'ma-similar': maSimilar,
  'ma-slope': maSlope,
  'ma-solids': maSolids,
  'ma-system': maSystem,
  'ma-transform': maTransform,
  'mh-base60': mhBase60,
  'mh-binary': mhBinary,
  'mh-calround': mhCalround,
  'mh-compass': mhCompass,
  'mh-crt': mhCrt,
  'mh-egyfrac': mhEgyfrac,
  'mh-falsepos': mhFalsepos,
  'mh-yoruba': mhYoruba,
};
