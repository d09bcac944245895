import { z } from 'zod';
import { clockTime } from './clock-time.ts';
import { locale } from './locale.ts';
import { safetyTier, tutorMode } from './tutor.ts';
import {
  CARE_CATEGORIES,
  HELPLINE_COUNTRY,
  HELPLINE_NAME_MAX,
  HELPLINE_NAME_MIN,
  HELPLINE_NUMBER,
} from './tutor-names.ts';

export const tutorLimits = z.object({
  mode: tutorMode,
  /** Minutes a day with the tutor; null for no limit. */
  dailyMinutes: z.int().min(5).max(600).nullable(),
  /** As the learner's clock shows them; `from` after `to` goes over midnight. */
  quiet: z.object({ from: clockTime, to: clockTime }).nullable(),
  /** The vendor of the language model that a parent agreed to by name, for this child; null: none. */
  modelVendor: z.string().max(80).nullable(),
});
export type TutorLimits = z.infer<typeof tutorLimits>;
export const tutorLimitsAnswer = z.object({
  childId: z.uuid(),
  limits: tutorLimits,
  /** The language model this installation is set up with, or null. */
  offeredVendor: z.string().nullable(),
  /** A language model may word nothing for this child before the parent's consent is shown by a stronger method. */
  needsStrongerConsent: z.boolean(),
});
export const changeTutorLimitsInput = tutorLimits.partial().strict();

/** A parent's look at what a child and the tutor talked about. */
export const transcriptSummary = z.object({
  sessionId: z.uuid(),
  childId: z.uuid(),
  startedAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  messages: z.int(),
  topics: z.array(z.string()),
  /** The last move's words for a grown-up: what the child worked on and how far it went. */
  summary: z.string(),
});
export const transcriptsAnswer = z.object({
  transcripts: z.array(transcriptSummary),
  nextCursor: z.string().nullable(),
});

/** Word to an adult about a child's message. `excerpt` is null wherever the family may be part of it. */
export const safetyAlert = z.object({
  id: z.uuid(),
  childId: z.uuid(),
  childName: z.string(),
  tier: safetyTier,
  category: z.string(),
  excerpt: z.string().nullable(),
  at: z.iso.datetime(),
  acknowledgedAt: z.iso.datetime().nullable(),
});
export type SafetyAlert = z.infer<typeof safetyAlert>;

/**
 * Word of a message that called for care while no server could be reached: what it was about, and none of its words.
 * `id` is made on the device, so that word sent twice is kept once.
 */
export const lateCareInput = z
  .object({
    id: z.uuid(),
    category: z.enum(CARE_CATEGORIES),
    involvesFamily: z.boolean(),
    at: z.iso.datetime(),
  })
  .strict();
export type LateCareInput = z.infer<typeof lateCareInput>;

/** Ori's card on the parent's dashboard: one child's day. */
export const parentCard = z.object({
  childId: z.uuid(),
  firstName: z.string(),
  today: z.string(),
  stuck: z.string().nullable(),
  askTonight: z.string(),
  kitchenTable: z.string(),
});
export type ParentCard = z.infer<typeof parentCard>;

/** A helpline, editable by an admin; `country` is ISO 3166-1 alpha-2, `*` where no other fits. */
export const helpline = z.object({
  country: z.string().regex(HELPLINE_COUNTRY, 'Two capital letters'),
  name: z.string().min(HELPLINE_NAME_MIN).max(HELPLINE_NAME_MAX),
  number: z.string().regex(HELPLINE_NUMBER, 'Digits only'),
  languages: z.array(locale),
});
export type Helpline = z.infer<typeof helpline>;
export const helplinesAnswer = z.object({ helplines: z.array(helpline) });

/** Which talks of a child are to be gone: one, or with null all of them. */
export const forgetTalksInput = z.object({ childId: z.uuid(), sessionId: z.uuid().nullable() }).strict();
export type ForgetTalksInput = z.infer<typeof forgetTalksInput>;
/** How many talks went. */
export const forgetTalksAnswer = z.object({ talks: z.int() });

export const transcriptsQuery = z.object({ childId: z.uuid(), cursor: z.string().max(200).optional() });
/** Messages that were turned away with a friendly word, of which nobody is told: counted by what they were about. */
export const redirectCounts = z.object({
  days: z.int(),
  counts: z.array(z.object({ category: z.string(), messages: z.int() })),
});
/** `redirects` is for admins; null for everybody else. */
export const alertsAnswer = z.object({
  alerts: z.array(safetyAlert),
  redirects: redirectCounts.nullable(),
});
/** One card a child, in the order the children were added. */
export const parentCardsAnswer = z.object({ cards: z.array(parentCard) });
/** A whole list: what it does not name is gone. An empty one brings the reviewed list back. */
export const changeHelplinesInput = z.object({ helplines: z.array(helpline).max(200) }).strict();

/** "This looks wrong", about a message of the tutor's. */
export const wrongInput = z
  .object({ messageId: z.uuid(), note: z.string().trim().max(500, 'At most 500 characters').optional() })
  .strict();
export const wrongReportsAnswer = z.object({
  reports: z.array(
    z.object({
      id: z.uuid(),
      messageId: z.uuid(),
      /** The tutor's words, and what they answered. */
      content: z.string(),
      asked: z.string().nullable(),
      note: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
