import type { SkillPractice } from '../../item.ts';
import { laCompound } from './la-compound.ts';
import { laFigur } from './la-figur.ts';
import { laInfer } from './la-infer.ts';
import { laMainidea } from './la-mainidea.ts';
import { laParts } from './la-parts.ts';
import { laPov } from './la-pov.ts';
import { laResearch } from './la-research.ts';
import { laTheme } from './la-theme.ts';
import { laVocab } from './la-vocab.ts';

/** Practice of language skills, band 3-5, by skill. */
export const LANGUAGE_3_5: Readonly<Record<string, SkillPractice>> = {
  'la-compound': laCompound,
  'la-figur': laFigur,
  'la-infer': laInfer,
  'la-mainidea': laMainidea,
  'la-parts': laParts,
  'la-pov': laPov,
  'la-research': laResearch,
  'la-theme': laTheme,
  'la-vocab': laVocab,
};
