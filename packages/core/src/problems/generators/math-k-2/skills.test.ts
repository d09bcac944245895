import { describePractice } from '../../testing/describe-practice.ts';
import { EARLY_CHECKERS } from '../../testing/early-checkers.ts';
import { FRACTION_CHECKERS } from '../../testing/fraction-checkers.ts';
import { GEOMETRY_CHECKERS } from '../../testing/geometry-checkers.ts';
import { MATH_K_2_CHECKERS } from '../../testing/math-k-2-checkers.ts';
import { NUMBER_CHECKERS } from '../../testing/number-checkers.ts';
import { MATH_K_2 } from './skills.ts';

describePractice(MATH_K_2, {
  ...EARLY_CHECKERS,
  ...FRACTION_CHECKERS,
  ...GEOMETRY_CHECKERS,
  ...MATH_K_2_CHECKERS,
  ...NUMBER_CHECKERS,
});
