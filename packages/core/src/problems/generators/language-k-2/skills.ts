import type { SkillPractice } from '../../item.ts';
import { laAsk } from './la-ask.ts';
import { laBlend } from './la-blend.ts';
import { laCapital } from './la-capital.ts';
import { laDigraph } from './la-digraph.ts';
import { laLetters } from './la-letters.ts';
import { laPhonemic } from './la-phonemic.ts';
import { laRetell } from './la-retell.ts';
import { laSentence } from './la-sentence.ts';
import { laSight } from './la-sight.ts';

/** Practice of language skills, band K-2, by skill. */
export const LANGUAGE_K_2: Readonly<Record<string, SkillPractice>> = {
  'la-ask': laAsk,
  'la-blend': laBlend,
  'la-capital': laCapital,
  'la-digraph': laDigraph,
  'la-letters': laLetters,
  'la-phonemic': laPhonemic,
  'la-retell': laRetell,
  'la-sentence': laSentence,
  'la-sight': laSight,
};
