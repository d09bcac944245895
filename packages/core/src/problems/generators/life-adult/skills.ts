import type { Generator } from '@ori/contracts/practice';
import { liInvest } from './li-invest.ts';

/** Practice of life skills, band adult, by skill. */
export const LIFE_ADULT: Readonly<Record<string, Generator>> = {
  'li-invest': liInvest,
};
