import { describePractice } from '../../testing/describe-practice.ts';
import { LANGUAGE_3_5_CHECKERS } from '../../testing/language-3-5-checkers.ts';
import { LANGUAGE_3_5 } from './skills.ts';

describePractice(LANGUAGE_3_5, LANGUAGE_3_5_CHECKERS);
