import { describePractice } from '../../testing/describe-practice.ts';
import { SOCIAL_9_12_CHECKERS } from '../../testing/social-9-12-checkers.ts';
import { SOCIAL_9_12 } from './skills.ts';

describePractice(SOCIAL_9_12, SOCIAL_9_12_CHECKERS);
