import type { Generator } from '@ori/contracts/practice';
import { ssCitizen } from './ss-citizen.ts';

/** Practice of social skills, band esl, by skill. */
export const SOCIAL_ESL: Readonly<Record<string, Generator>> = {
  'ss-citizen': ssCitizen,
};
