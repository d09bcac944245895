import type { SkillPractice } from '../../item.ts';
import { liCare } from './li-care.ts';
import { liInvest } from './li-invest.ts';

/** Practice of life skills, band adult, by skill. */
export const LIFE_ADULT: Readonly<Record<string, SkillPractice>> = {
  'li-care': liCare,
  'li-invest': liInvest,
};
