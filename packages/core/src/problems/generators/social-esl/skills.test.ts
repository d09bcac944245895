import { describePractice } from '../../testing/describe-practice.ts';
import { SOCIAL_ESL_CHECKERS } from '../../testing/social-esl-checkers.ts';
import { SOCIAL_ESL } from './skills.ts';

describePractice(SOCIAL_ESL, SOCIAL_ESL_CHECKERS);
