import { describePractice } from '../../testing/describe-practice.ts';
import { SOCIAL_UNIVERSITY_CHECKERS } from '../../testing/social-university-checkers.ts';
import { SOCIAL_UNIVERSITY } from './skills.ts';

describePractice(SOCIAL_UNIVERSITY, SOCIAL_UNIVERSITY_CHECKERS);
