import type { SkillPractice } from '../../item.ts';
import { liBudget } from './li-budget.ts';
import { liFirstaid } from './li-firstaid.ts';
import { liMedia } from './li-media.ts';
import { liStudy } from './li-study.ts';

/** Practice of life skills, band 6-8, by skill. */
export const LIFE_6_8: Readonly<Record<string, SkillPractice>> = {
  'li-budget': liBudget,
  'li-firstaid': liFirstaid,
  'li-media': liMedia,
  'li-study': liStudy,
};
