import type { SkillPractice } from '../../item.ts';
import { maBinomial } from './ma-binomial.ts';
import { maCirclethm } from './ma-circlethm.ts';
import { maComplex } from './ma-complex.ts';
import { maCondprob } from './ma-condprob.ts';
import { maConics } from './ma-conics.ts';
import { maCounting } from './ma-counting.ts';
import { maExpfun } from './ma-expfun.ts';
import { maFactorpoly } from './ma-factorpoly.ts';
import { maIneqsys } from './ma-ineqsys.ts';
import { maLawsines } from './ma-lawsines.ts';
import { maLinsys3 } from './ma-linsys3.ts';
import { maLog } from './ma-log.ts';
import { maNormal } from './ma-normal.ts';
import { maPoly } from './ma-poly.ts';
import { maProof } from './ma-proof.ts';
import { maQuadfun } from './ma-quadfun.ts';
import { maQuadratic } from './ma-quadratic.ts';
import { maRationalexp } from './ma-rationalexp.ts';
import { maRegress } from './ma-regress.ts';
import { maSeq } from './ma-seq.ts';
import { maTrigfun } from './ma-trigfun.ts';
import { maTrigratio } from './ma-trigratio.ts';
import { maVectors } from './ma-vectors.ts';

/** Practice of math skills, band 9-12, by skill. */
export const MATH_9_12: Readonly<Record<string, SkillPractice>> = {
  'ma-binomial': maBinomial,
  'ma-circlethm': maCirclethm,
  'ma-complex': maComplex,
  'ma-condprob': maCondprob,
  'ma-conics': maConics,
  'ma-counting': maCounting,
  'ma-expfun': maExpfun,
  'ma-factorpoly': maFactorpoly,
  'ma-ineqsys': maIneqsys,
  'ma-lawsines': maLawsines,
  'ma-linsys3': maLinsys3,
  'ma-log': maLog,
  'ma-normal': maNormal,
  'ma-poly': maPoly,
  'ma-proof': maProof,
  'ma-quadfun': maQuadfun,
  'ma-quadratic': maQuadratic,
  'ma-rationalexp': maRationalexp,
  'ma-regress': maRegress,
  'ma-seq': maSeq,
  'ma-trigfun': maTrigfun,
  'ma-trigratio': maTrigratio,
  'ma-vectors': maVectors,
};
