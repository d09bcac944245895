import { describePractice } from '../../testing/describe-practice.ts';
import { LIFE_ADULT_CHECKERS } from '../../testing/life-adult-checkers.ts';
import { LIFE_ADULT } from './skills.ts';

describePractice(LIFE_ADULT, LIFE_ADULT_CHECKERS);
