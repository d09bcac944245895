import type { SkillPractice } from '../../item.ts';
import { ssHelpers } from './ss-helpers.ts';
import { ssMap1 } from './ss-map1.ts';
import { ssTime1 } from './ss-time1.ts';
import { ssRules } from './ss-rules.ts';
import { ssNeeds } from './ss-needs.ts';
import { ssGoods } from './ss-goods.ts';
import { ssFamily } from './ss-family.ts';

/** Practice of social skills, band K-2, by skill. */
export const SOCIAL_K_2: Readonly<Record<string, SkillPractice>> = {
  'ss-helpers': ssHelpers,
  'ss-map1': ssMap1,
  'ss-time1': ssTime1,
  'ss-rules': ssRules,
  'ss-needs': ssNeeds,
  'ss-goods': ssGoods,
  'ss-family': ssFamily,
};
