import { describePractice } from '../../testing/describe-practice.ts';
import { LIFE_K_2_CHECKERS } from '../../testing/life-k-2-checkers.ts';
import { LIFE_K_2 } from './skills.ts';

describePractice(LIFE_K_2, LIFE_K_2_CHECKERS);
