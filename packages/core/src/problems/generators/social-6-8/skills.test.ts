import { describePractice } from '../../testing/describe-practice.ts';
import { SOCIAL_6_8_CHECKERS } from '../../testing/social-6-8-checkers.ts';
import { SOCIAL_6_8 } from './skills.ts';

describePractice(SOCIAL_6_8, SOCIAL_6_8_CHECKERS);
