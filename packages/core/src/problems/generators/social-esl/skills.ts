import type { SkillPractice } from '../../item.ts';
import { ssCitizen } from './ss-citizen.ts';

/** Practice of social skills, band esl, by skill. */
export const SOCIAL_ESL: Readonly<Record<string, SkillPractice>> = {
  'ss-citizen': ssCitizen,
};
