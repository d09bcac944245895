import { describePractice } from '../../testing/describe-practice.ts';
import { SOCIAL_3_5_CHECKERS } from '../../testing/social-3-5-checkers.ts';
import { SOCIAL_3_5 } from './skills.ts';

describePractice(SOCIAL_3_5, SOCIAL_3_5_CHECKERS);
