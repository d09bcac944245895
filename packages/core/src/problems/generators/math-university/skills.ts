import type { SkillPractice } from '../../item.ts';
import { maDeriv } from './ma-deriv.ts';
import { maIntegral } from './ma-integral.ts';
import { maLimits } from './ma-limits.ts';
import { maLinalg } from './ma-linalg.ts';
import { maNumtheory } from './ma-numtheory.ts';
import { maOde } from './ma-ode.ts';
import { maSeries } from './ma-series.ts';
import { maStatsInf } from './ma-stats-inf.ts';

/** Practice of math skills, university, by skill. */
export const MATH_UNIVERSITY: Readonly<Record<string, SkillPractice>> = {
  'ma-deriv': maDeriv,
  'ma-integral': maIntegral,
  'ma-limits': maLimits,
  'ma-linalg': maLinalg,
  'ma-numtheory': maNumtheory,
  'ma-ode': maOde,
  'ma-series': maSeries,
  'ma-stats-inf': maStatsInf,
};
