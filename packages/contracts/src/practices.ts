import { z } from 'zod';
import { chosenDay } from './chosen-day.ts';
import { band, evidenceLabel, source, subject } from './content.ts';
import { locale } from './locale.ts';
import { mindLab } from './mind.ts';
import { HOME_KINDS, HOME_NEEDS, LOG_MINUTES_MAX, LOG_NOTE_MAX } from './practice-names.ts';

export const homeKind = z.enum(HOME_KINDS);

export const homeNeed = z.enum(HOME_NEEDS);

/** One activity for home in one language; English where it is not translated yet. */
export const homeActivity = z
  .object({
    id: z.string(),
    kind: homeKind,
    lang: locale,
    subject,
    bands: z.array(band),
    minutes: z.int(),
    needs: z.array(homeNeed),
    title: z.string(),
    purpose: z.string(),
    materials: z.array(z.string()),
    steps: z.array(z.string()),
    /** For the grown-up beside; null where nothing needs saying. */
    adult: z.string().nullable(),
    lab: mindLab.nullable(),
    /** Where the idea comes from, as the claim it is. */
    heritage: z
      .object({
        claimId: z.string(),
        cultureName: z.string(),
        text: z.string(),
        date: z.string(),
        label: evidenceLabel,
        sources: z.array(source),
      })
      .nullable(),
  })
  .meta({ id: 'HomeActivity' });
export type HomeActivity = z.infer<typeof homeActivity>;
export const homeActivitiesAnswer = z.object({ activities: z.array(homeActivity) });
export type HomeActivitiesAnswer = z.infer<typeof homeActivitiesAnswer>;

/** What a parent decided for a child: quiet activities are offered to nobody before. */
export const practiceChoice = z
  .object({
    childId: z.uuid(),
    mindfulness: z.boolean(),
    /** When it was last decided; null where it never was. */
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PracticeChoice' });
export type PracticeChoice = z.infer<typeof practiceChoice>;
export const practiceChoiceInput = z.object({ mindfulness: z.boolean() }).strict();
export type PracticeChoiceInput = z.infer<typeof practiceChoiceInput>;

/**
 * Something done away from the screen, written down by a parent. Entries are never changed: a wrong one is struck,
 * stays readable as struck, and a right one is written. `day` is the child's own date, `writtenAt` when it was told.
 */
export const logEntry = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    kind: homeKind,
    activityId: z.string(),
    /** The activity's title in the reader's language. */
    title: z.string(),
    subject,
    day: z.iso.date(),
    minutes: z.int(),
    note: z.string(),
    writtenAt: z.iso.datetime(),
    struckAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ActivityLogEntry' });
export type LogEntry = z.infer<typeof logEntry>;

/** `id` is made by the browser: sent twice, it is one entry. */
export const logInput = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    activityId: z.string().min(1).max(60),
    day: chosenDay,
    minutes: z.int().min(1, 'At least 1 minute').max(LOG_MINUTES_MAX, `At most ${LOG_MINUTES_MAX} minutes`),
    note: z.string().trim().max(LOG_NOTE_MAX, `At most ${LOG_NOTE_MAX} characters`),
  })
  .strict();
export type LogInput = z.infer<typeof logInput>;

export const logQuery = z.object({
  childId: z.uuid(),
  kind: homeKind.optional(),
  first: z.coerce.number().int().min(1).max(100).default(20),
  /** Entries written before this one. */
  before: z.uuid().optional(),
});
export type LogQuery = z.infer<typeof logQuery>;
export const logAnswer = z.object({ entries: z.array(logEntry), hasMore: z.boolean() });
export type LogAnswer = z.infer<typeof logAnswer>;
