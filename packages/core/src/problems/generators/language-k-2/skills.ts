import type { Generator } from '@ori/contracts/practice';
import { laAsk } from './la-ask.ts';
import { laCapital } from './la-capital.ts';
import { laLetters } from './la-letters.ts';
import { laPhonemic } from './la-phonemic.ts';
import { laRetell } from './la-retell.ts';
import { laSentence } from './la-sentence.ts';

/** Practice of language skills, band K-2, by skill. */
export const LANGUAGE_K_2: Readonly<Record<string, Generator>> = {
  'la-ask': laAsk,
  'la-capital': laCapital,
  'la-letters': laLetters,
  'la-phonemic': laPhonemic,
  'la-retell': laRetell,
  'la-sentence': laSentence,
};
