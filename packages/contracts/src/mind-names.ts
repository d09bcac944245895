/** What quiet activities are called and bounded by, free of any library: pages read it before they have anything else. */

/** What a quiet activity is made of. `reading` is study and no exercise of stillness. */
export const MIND_KINDS = [
  'breath',
  'listening',
  'senses',
  'walking',
  'attention',
  'feelings',
  'reading',
  'body',
] as const;

/** Bands that quiet activities are written for. */
export const MIND_BANDS = ['K-2', '3-5', '6-8', '9-12', 'adult'] as const;
export type MindBand = (typeof MIND_BANDS)[number];

/** Labs that an activity can be tried with. */
export const MIND_LABS = ['attention', 'breath', 'listening-bell'] as const;
export type MindLab = (typeof MIND_LABS)[number];

/** The longest session of anybody under 18, in minutes (charter §5). */
export const SESSION_MINUTES_MAX = 10;
