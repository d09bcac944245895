import { z } from 'zod';
import { evidenceLabel, source } from './content.ts';
import { heritageMapping, ledgerClaim } from './heritage.ts';
import { cymaticPattern, cymaticsLesson } from './heritage-sound.ts';
import { locale } from './locale.ts';

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

const claim = ledgerClaim.pick({
  id: true,
  title: true,
  lang: true,
  text: true,
  label: true,
  sources: true,
  dissent: true,
});
/** A contested sentence about sound, as the ledger has it. */
export type SoundClaim = z.infer<typeof claim>;

/** Somebody who found something out about sound; years are negative before the common era. */
const deed = z.object({
  id: z.string(),
  /** When, in words. */
  date: z.string(),
  year: z.int(),
  who: z.string(),
  lang: locale,
  text: z.string(),
  label: evidenceLabel,
  sources: z.array(source),
  /** A lesson that tells more, or null. */
  lessonId: z.string().nullable(),
  relation: heritageMapping.shape.relation.nullable(),
});
export type SoundDeed = z.infer<typeof deed>;

/** Everything that the page of sound tells: tones, claims, history in order of time, and a lesson for each age. */
export const soundAnswer = z.object({
  tones: z.array(tone),
  claims: z.array(claim),
  history: z.array(deed),
  lessons: z.array(cymaticsLesson),
});
export type SoundAnswer = z.infer<typeof soundAnswer>;
