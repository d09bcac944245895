import { describePractice } from '../../testing/describe-practice.ts';
import { SCIENCE_K_2_CHECKERS } from '../../testing/science-k-2-checkers.ts';
import { SCIENCE_K_2 } from './skills.ts';

describePractice(SCIENCE_K_2, SCIENCE_K_2_CHECKERS);
