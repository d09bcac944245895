import type { SkillPractice } from '../../item.ts';
import { ssGov1 } from './ss-gov1.ts';
import { ssTimeline } from './ss-timeline.ts';
import { ssTrade } from './ss-trade.ts';
import { ssEnvironment } from './ss-environment.ts';
import { ssRivers } from './ss-rivers.ts';
import { ssSources } from './ss-sources.ts';
import { ssCulture } from './ss-culture.ts';
import { ssFirst } from './ss-first.ts';
import { ssMap2 } from './ss-map2.ts';

/** Practice of social skills, band 3-5, by skill. */
export const SOCIAL_3_5: Readonly<Record<string, SkillPractice>> = {
  'ss-gov1': ssGov1,
  'ss-timeline': ssTimeline,
  'ss-trade': ssTrade,
  'ss-environment': ssEnvironment,
  'ss-rivers': ssRivers,
  'ss-sources': ssSources,
  'ss-culture': ssCulture,
  'ss-first': ssFirst,
  'ss-map2': ssMap2,
};
