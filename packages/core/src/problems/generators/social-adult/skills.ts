import type { Generator } from '@ori/contracts/practice';
import { ssCivic } from './ss-civic.ts';

/** Practice of social skills, band adult, by skill. */
export const SOCIAL_ADULT: Readonly<Record<string, Generator>> = {
  'ss-civic': ssCivic,
};
