import { describePractice } from '../../testing/describe-practice.ts';
import { LANGUAGE_9_12_CHECKERS } from '../../testing/language-9-12-checkers.ts';
import { LANGUAGE_9_12 } from './skills.ts';

describePractice(LANGUAGE_9_12, LANGUAGE_9_12_CHECKERS);
