import { describePractice } from '../../testing/describe-practice.ts';
import { LANGUAGE_6_8_CHECKERS } from '../../testing/language-6-8-checkers.ts';
import { LANGUAGE_6_8 } from './skills.ts';

describePractice(LANGUAGE_6_8, LANGUAGE_6_8_CHECKERS);
