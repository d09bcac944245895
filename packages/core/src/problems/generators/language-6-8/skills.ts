import type { Generator } from '@ori/contracts/practice';
import { laArgue } from './la-argue.ts';
import { laEvidence } from './la-evidence.ts';

/** Practice of language skills, band 6-8, by skill. */
export const LANGUAGE_6_8: Readonly<Record<string, Generator>> = {
  'la-argue': laArgue,
  'la-evidence': laEvidence,
};
