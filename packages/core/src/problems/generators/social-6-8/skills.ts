import type { Generator } from '@ori/contracts/practice';
import { ssChina } from './ss-china.ts';
import { ssIslam } from './ss-islam.ts';
import { ssTransfer } from './ss-transfer.ts';

/** Practice of social skills, band 6-8, by skill. */
export const SOCIAL_6_8: Readonly<Record<string, Generator>> = {
  'ss-china': ssChina,
  'ss-islam': ssIslam,
  'ss-transfer': ssTransfer,
};
