import { describePractice } from '../../testing/describe-practice.ts';
import { LIFE_6_8_CHECKERS } from '../../testing/life-6-8-checkers.ts';
import { LIFE_6_8 } from './skills.ts';

describePractice(LIFE_6_8, LIFE_6_8_CHECKERS);
