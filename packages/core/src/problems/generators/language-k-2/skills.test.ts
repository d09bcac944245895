import { describePractice } from '../../testing/describe-practice.ts';
import { LANGUAGE_K_2_CHECKERS } from '../../testing/language-k-2-checkers.ts';
import { READING_K_2_CHECKERS } from '../../testing/language-k-2-reading-checkers.ts';
import { LANGUAGE_K_2 } from './skills.ts';

describePractice(LANGUAGE_K_2, { ...LANGUAGE_K_2_CHECKERS, ...READING_K_2_CHECKERS });
