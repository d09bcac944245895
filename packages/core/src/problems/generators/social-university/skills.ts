import type { Generator } from '@ori/contracts/practice';
import { ssEthno } from './ss-ethno.ts';
import { ssArchaeo } from './ss-archaeo.ts';

/** Practice of social skills, band university, by skill. */
export const SOCIAL_UNIVERSITY: Readonly<Record<string, Generator>> = {
  'ss-ethno': ssEthno,
  'ss-archaeo': ssArchaeo,
};
