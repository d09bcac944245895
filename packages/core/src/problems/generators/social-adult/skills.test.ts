import { describePractice } from '../../testing/describe-practice.ts';
import { SOCIAL_ADULT_CHECKERS } from '../../testing/social-adult-checkers.ts';
import { SOCIAL_ADULT } from './skills.ts';

describePractice(SOCIAL_ADULT, SOCIAL_ADULT_CHECKERS);
