import type { Generator } from '@ori/contracts/practice';
import { liHygiene } from './li-hygiene.ts';

/** Practice of life skills, band k-2, by skill. */
export const LIFE_K_2: Readonly<Record<string, Generator>> = {
  'li-hygiene': liHygiene,
};
