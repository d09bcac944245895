import type { SkillPractice } from '../../item.ts';
import { liCalm } from './li-calm.ts';
import { liFeel } from './li-feel.ts';
import { liHygiene } from './li-hygiene.ts';
import { liSafe } from './li-safe.ts';

/** Practice of life skills, band k-2, by skill. */
export const LIFE_K_2: Readonly<Record<string, SkillPractice>> = {
  'li-calm': liCalm,
  'li-feel': liFeel,
  'li-hygiene': liHygiene,
  'li-safe': liSafe,
};
