import type { Generator } from '@ori/contracts/practice';
import { liTime } from './li-time.ts';

/** Practice of life skills, band 3-5, by skill. */
export const LIFE_3_5: Readonly<Record<string, Generator>> = {
  'li-time': liTime,
};
