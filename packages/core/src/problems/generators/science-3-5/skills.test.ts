import { describePractice } from '../../testing/describe-practice.ts';
import { SCIENCE_3_5_CHECKERS } from '../../testing/science-3-5-checkers.ts';
import { SCIENCE_3_5 } from './skills.ts';

describePractice(SCIENCE_3_5, SCIENCE_3_5_CHECKERS);
