import { describePractice } from '../../testing/describe-practice.ts';
import { LIFE_9_12_CHECKERS } from '../../testing/life-9-12-checkers.ts';
import { LIFE_9_12 } from './skills.ts';

describePractice(LIFE_9_12, LIFE_9_12_CHECKERS);
