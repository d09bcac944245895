import type { SkillPractice } from '../../item.ts';
import { liCook1 } from './li-cook1.ts';
import { liDigital1 } from './li-digital1.ts';
import { liFriend } from './li-friend.ts';
import { liSave } from './li-save.ts';
import { liTime } from './li-time.ts';

/** Practice of life skills, band 3-5, by skill. */
export const LIFE_3_5: Readonly<Record<string, SkillPractice>> = {
  'li-cook1': liCook1,
  'li-digital1': liDigital1,
  'li-friend': liFriend,
  'li-save': liSave,
  'li-time': liTime,
};
