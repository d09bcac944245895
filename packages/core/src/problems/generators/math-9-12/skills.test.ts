import { describePractice } from '../../testing/describe-practice.ts';
import { HIGH_ALGEBRA_CHECKERS } from '../../testing/math-9-12-algebra-checkers.ts';
import { HIGH_DATA_CHECKERS } from '../../testing/math-9-12-data-checkers.ts';
import { HIGH_GEOMETRY_CHECKERS } from '../../testing/math-9-12-geometry-checkers.ts';
import { MATH_9_12 } from './skills.ts';

describePractice(MATH_9_12, {
  ...HIGH_ALGEBRA_CHECKERS,
  ...HIGH_DATA_CHECKERS,
  ...HIGH_GEOMETRY_CHECKERS,
});
