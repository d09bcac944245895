import type { SkillPractice } from '../../item.ts';
import { ssEcon } from './ss-econ.ts';
import { ssGov2 } from './ss-gov2.ts';
import { ssGis } from './ss-gis.ts';

/** Practice of social skills, band 9-12, by skill. */
export const SOCIAL_9_12: Readonly<Record<string, SkillPractice>> = {
  'ss-econ': ssEcon,
  'ss-gov2': ssGov2,
  'ss-gis': ssGis,
};
