import { describePractice } from '../../testing/describe-practice.ts';
import { LIFE_3_5_CHECKERS } from '../../testing/life-3-5-checkers.ts';
import { LIFE_3_5 } from './skills.ts';

describePractice(LIFE_3_5, LIFE_3_5_CHECKERS);
