import { describePractice } from '../../testing/describe-practice.ts';
import { EARLY_CHECKERS } from '../../testing/early-checkers.ts';
import { FRACTION_CHECKERS } from '../../testing/fraction-checkers.ts';
import { GEOMETRY_CHECKERS } from '../../testing/geometry-checkers.ts';
import { MATH_3_5_HERITAGE_CHECKERS } from '../../testing/math-3-5-heritage-checkers.ts';
import { MATH_3_5_NUMBER_CHECKERS } from '../../testing/math-3-5-number-checkers.ts';
import { MATH_3_5_SHAPE_CHECKERS } from '../../testing/math-3-5-shape-checkers.ts';
import { NUMBER_CHECKERS } from '../../testing/number-checkers.ts';
import { MATH_3_5 } from './skills.ts';

describePractice(MATH_3_5, {
  ...EARLY_CHECKERS,
  ...FRACTION_CHECKERS,
  ...GEOMETRY_CHECKERS,
  ...NUMBER_CHECKERS,
  ...MATH_3_5_HERITAGE_CHECKERS,
  ...MATH_3_5_NUMBER_CHECKERS,
  ...MATH_3_5_SHAPE_CHECKERS,
});
