import type { Generator } from '@ori/contracts/practice';
import { liCredit } from './li-credit.ts';

/** Practice of life skills, band 9-12, by skill. */
export const LIFE_9_12: Readonly<Record<string, Generator>> = {
  'li-credit': liCredit,
};
