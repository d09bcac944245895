import type { SkillPractice } from '../../item.ts';
import { laArgue } from './la-argue.ts';
import { laEtym } from './la-etym.ts';
import { laEvidence } from './la-evidence.ts';
import { laMyth } from './la-myth.ts';
import { laPunct } from './la-punct.ts';
import { laSource } from './la-source.ts';
import { laStructure } from './la-structure.ts';

/** Practice of language skills, band 6-8, by skill. */
export const LANGUAGE_6_8: Readonly<Record<string, SkillPractice>> = {
  'la-argue': laArgue,
  'la-etym': laEtym,
  'la-evidence': laEvidence,
  'la-myth': laMyth,
  'la-punct': laPunct,
  'la-source': laSource,
  'la-structure': laStructure,
};
