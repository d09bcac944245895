import { describePractice } from '../../testing/describe-practice.ts';
import { SOCIAL_K_2_CHECKERS } from '../../testing/social-k-2-checkers.ts';
import { SOCIAL_K_2 } from './skills.ts';

describePractice(SOCIAL_K_2, SOCIAL_K_2_CHECKERS);
