import type { SkillPractice } from '../../item.ts';
import { ssCivic } from './ss-civic.ts';

/** Practice of social skills, band adult, by skill. */
export const SOCIAL_ADULT: Readonly<Record<string, SkillPractice>> = {
  'ss-civic': ssCivic,
};
