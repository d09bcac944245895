import { describePractice } from '../../testing/describe-practice.ts';
import { LANGUAGE_ESL_CHECKERS } from '../../testing/language-esl-checkers.ts';
import { LANGUAGE_ESL } from './skills.ts';

describePractice(LANGUAGE_ESL, LANGUAGE_ESL_CHECKERS);
