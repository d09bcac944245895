import type { SkillPractice } from '../../item.ts';
import { laEslA1 } from './la-esl-a1.ts';
import { laEslA2 } from './la-esl-a2.ts';
import { laEslB1 } from './la-esl-b1.ts';

/** Practice of English as a new language, by skill. */
export const LANGUAGE_ESL: Readonly<Record<string, SkillPractice>> = {
  'la-esl-a1': laEslA1,
  'la-esl-a2': laEslA2,
  'la-esl-b1': laEslB1,
};
