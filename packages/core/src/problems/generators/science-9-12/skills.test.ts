import { describePractice } from '../../testing/describe-practice.ts';
import { SCIENCE_CHECKERS } from '../../testing/science-checkers.ts';
import { SCIENCE_9_12 } from './skills.ts';

describePractice(SCIENCE_9_12, SCIENCE_CHECKERS);
