import type { Generator } from '@ori/contracts/practice';
import { liCare } from './li-care.ts';
import { liInvest } from './li-invest.ts';

/** Practice of life skills, band adult, by skill. */
export const LIFE_ADULT: Readonly<Record<string, Generator>> = {
  'li-care': liCare,
  'li-invest': liInvest,
};
