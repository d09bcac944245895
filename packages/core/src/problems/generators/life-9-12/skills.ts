import type { SkillPractice } from '../../item.ts';
import { liConsent } from './li-consent.ts';
import { liCredit } from './li-credit.ts';
import { liDecide } from './li-decide.ts';
import { liRepair } from './li-repair.ts';
import { liTax } from './li-tax.ts';

/** Practice of life skills, band 9-12, by skill. */
export const LIFE_9_12: Readonly<Record<string, SkillPractice>> = {
  'li-consent': liConsent,
  'li-credit': liCredit,
  'li-decide': liDecide,
  'li-repair': liRepair,
  'li-tax': liTax,
};
