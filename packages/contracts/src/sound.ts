import { z } from 'zod';
import { contestedView, heritageMapping, historicalDeed } from './heritage.ts';
import { cymaticPattern, cymaticsLesson } from './heritage-sound.ts';

const tone = cymaticPattern.pick({
  id: true,
  frequency: true,
  lang: true,
  description: true,
  musicalNote: true,
  cents: true,
  isAudible: true,
  label: true,
  sources: true,
});
/** A tone of the list as the page tells it: hertz, nearest note, and what is known of it. */
export type Tone = z.infer<typeof tone>;

/** Somebody who found something out about sound. */
const deed = historicalDeed.extend({
  /** When, in words. */
  date: z.string(),
  /** A lesson that tells more, or null. */
  lessonId: z.string().nullable(),
  relation: heritageMapping.shape.relation.nullable(),
});
export type SoundDeed = z.infer<typeof deed>;

/** Everything that the page of sound tells: tones, claims, history in order of time, and a lesson for each age. */
export const soundAnswer = z.object({
  tones: z.array(tone),
  claims: z.array(contestedView),
  history: z.array(deed),
  lessons: z.array(cymaticsLesson),
});
export type SoundAnswer = z.infer<typeof soundAnswer>;
