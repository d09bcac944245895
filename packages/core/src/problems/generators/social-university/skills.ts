import type { SkillPractice } from '../../item.ts';
import { ssEthno } from './ss-ethno.ts';
import { ssArchaeo } from './ss-archaeo.ts';

/** Practice of social skills, band university, by skill. */
export const SOCIAL_UNIVERSITY: Readonly<Record<string, SkillPractice>> = {
  'ss-ethno': ssEthno,
  'ss-archaeo': ssArchaeo,
};
