import { z } from 'zod';
import { EVIDENCE_LABELS } from './evidence-labels.ts';
import { MEETING_VERDICTS } from './meeting-verdicts.ts';

const words = z.string().min(1).max(600);
const place = { lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) };

/** A claim with its label and what it rests on. */
const told = z.strictObject({ words, label: z.enum(EVIDENCE_LABELS), sources: z.array(words).min(1) });
export type MeetingTold = z.infer<typeof told>;

const idea = z.strictObject({
  id: z.string(),
  /** Its name, its people and its date, as the reader is to see them, and the language of name and date. */
  words,
  people: words,
  when: words,
  lang: z.string(),
  /** Historians' years (−1 is 1 BCE, no year 0); null where none is told. */
  years: z.strictObject({ from: z.int(), to: z.int(), isCirca: z.boolean(), isOpen: z.boolean() }).nullable(),
  /** Degrees, north and east positive; without a name where only the people's heartland is known. */
  place: z.strictObject({ ...place, words: words.nullable() }).nullable(),
  /** An analogy or a shared image: it is said that it is a comparison and no historical link. */
  isComparison: z.boolean(),
  /** What is claimed of it. */
  claim: told,
});
export type MeetingLabIdea = z.infer<typeof idea>;

const pair = z.strictObject({
  earlier: z.string(),
  later: z.string(),
  verdict: z.enum(MEETING_VERDICTS),
  yearsApart: z.int().min(0).nullable(),
  distanceKm: z.number().min(0).nullable(),
  isOnePeople: z.boolean(),
  told: z.array(told),
});
export type MeetingLabPair = z.infer<typeof pair>;

/** Ideas on a map and a line of time, and what may be said of every two; `others` are points of the background. */
export const couldTheyHaveMetProps = z.strictObject({
  ideas: z.array(idea).min(2).max(8),
  pairs: z.array(pair).min(1),
  others: z.array(z.strictObject({ ...place, year: z.int().nullable() })).max(200),
});
export type CouldTheyHaveMetProps = z.infer<typeof couldTheyHaveMetProps>;
