import { describePractice } from '../../testing/describe-practice.ts';
import { UNIVERSITY_CHECKERS } from '../../testing/math-university-checkers.ts';
import { MATH_UNIVERSITY } from './skills.ts';

describePractice(MATH_UNIVERSITY, UNIVERSITY_CHECKERS);
