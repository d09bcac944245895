import { describePractice } from '../../testing/describe-practice.ts';
import { EARLY_CHECKERS } from '../../testing/early-checkers.ts';
import { FRACTION_CHECKERS } from '../../testing/fraction-checkers.ts';
import { GEOMETRY_CHECKERS } from '../../testing/geometry-checkers.ts';
import { MATH_6_8_CHANCE_CHECKERS } from '../../testing/math-6-8-chance-checkers.ts';
import { MATH_6_8_FUNCTION_CHECKERS } from '../../testing/math-6-8-function-checkers.ts';
import { MATH_6_8_MEASURE_CHECKERS } from '../../testing/math-6-8-measure-checkers.ts';
import { MATH_6_8_NUMBER_CHECKERS } from '../../testing/math-6-8-number-checkers.ts';
import { MATH_6_8_SHAPE_CHECKERS } from '../../testing/math-6-8-shape-checkers.ts';
import { MATH_6_8_TRADITION_CHECKERS } from '../../testing/math-6-8-tradition-checkers.ts';
import { NUMBER_CHECKERS } from '../../testing/number-checkers.ts';
import { MATH_6_8 } from './skills.ts';

describePractice(MATH_6_8, {
  ...EARLY_CHECKERS,
  ...FRACTION_CHECKERS,
  ...GEOMETRY_CHECKERS,
  ...MATH_6_8_CHANCE_CHECKERS,
  ...MATH_6_8_FUNCTION_CHECKERS,
  ...MATH_6_8_MEASURE_CHECKERS,
  ...MATH_6_8_NUMBER_CHECKERS,
  ...MATH_6_8_SHAPE_CHECKERS,
  ...MATH_6_8_TRADITION_CHECKERS,
  ...NUMBER_CHECKERS,
});
