import type { SkillPractice } from '../../item.ts';
import { ssChina } from './ss-china.ts';
import { ssIslam } from './ss-islam.ts';
import { ssTransfer } from './ss-transfer.ts';
import { ssMeso } from './ss-meso.ts';
import { ssKemet } from './ss-kemet.ts';
import { ssIndia } from './ss-india.ts';
import { ssMaya } from './ss-maya.ts';
import { ssSahel } from './ss-sahel.ts';
import { ssNeolithic } from './ss-neolithic.ts';
import { ssPacific } from './ss-pacific.ts';
import { ssSourcing } from './ss-sourcing.ts';
import { ssLaw } from './ss-law.ts';
import { ssClaims } from './ss-claims.ts';

/** Practice of social skills, band 6-8, by skill. */
export const SOCIAL_6_8: Readonly<Record<string, SkillPractice>> = {
  'ss-china': ssChina,
  'ss-islam': ssIslam,
  'ss-transfer': ssTransfer,
  'ss-meso': ssMeso,
  'ss-kemet': ssKemet,
  'ss-india': ssIndia,
  'ss-maya': ssMaya,
  'ss-sahel': ssSahel,
  'ss-neolithic': ssNeolithic,
  'ss-pacific': ssPacific,
  'ss-sourcing': ssSourcing,
  'ss-law': ssLaw,
  'ss-claims': ssClaims,
};
