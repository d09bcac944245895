import type { Generator } from '@ori/contracts/practice';
import { ssTimeline } from './ss-timeline.ts';

/** Practice of social skills, band 3-5, by skill. */
export const SOCIAL_3_5: Readonly<Record<string, Generator>> = {
  'ss-timeline': ssTimeline,
};
