import type { Generator } from '@ori/contracts/practice';
import { laPhonemic } from './la-phonemic.ts';
import { laRetell } from './la-retell.ts';

/** Practice of language skills, band K-2, by skill. */
export const LANGUAGE_K_2: Readonly<Record<string, Generator>> = {
  'la-phonemic': laPhonemic,
  'la-retell': laRetell,
};
