import type { Generator } from '@ori/contracts/practice';
import { laInfer } from './la-infer.ts';
import { laMainidea } from './la-mainidea.ts';
import { laTheme } from './la-theme.ts';

/** Practice of language skills, band 3-5, by skill. */
export const LANGUAGE_3_5: Readonly<Record<string, Generator>> = {
  'la-infer': laInfer,
  'la-mainidea': laMainidea,
  'la-theme': laTheme,
};
