import { z } from 'zod';
import { clockTime } from './clock-time.ts';
import { CLOSED_BECAUSE, SCREEN_MINUTES_MAX, SCREEN_MINUTES_MIN } from './screen-time-names.ts';

/** Hours as the child's clock shows them; `from` after `to` goes over midnight. */
const span = z
  .object({ from: clockTime, to: clockTime })
  .strict()
  .refine(({ from, to }) => from !== to, { message: 'Please choose two different times', path: ['to'] });

/** What a parent allows on screen; null: no limit of that kind. All three are null until somebody decides. */
export const screenLimits = z
  .object({
    dailyMinutes: z
      .int()
      .min(SCREEN_MINUTES_MIN, 'At least 5 minutes')
      .max(SCREEN_MINUTES_MAX, 'At most 600 minutes')
      .nullable(),
    /** Learning pages are open within these hours only. */
    hours: span.nullable(),
    /** Learning pages rest within these. */
    quiet: span.nullable(),
  })
  .strict();
export type ScreenLimits = z.infer<typeof screenLimits>;

/** How a child stands with them at this moment. */
export const screenStanding = z
  .object({
    state: z.enum(['open', 'closed']),
    because: z.enum(CLOSED_BECAUSE).nullable(),
    minutesUsed: z.int().min(0),
    /** Of today, more that was given included; null without a limit. */
    minutesLeft: z.int().min(0).nullable(),
    /** When learning pages open again by themselves; null while they are open, and where they never do. */
    opensAt: z.iso.datetime().nullable(),
    /** When the clock closes them next; null where it does not within a day. */
    closesAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ScreenStanding' });
export type ScreenStanding = z.infer<typeof screenStanding>;

export const childLimits = z
  .object({
    childId: z.uuid(),
    firstName: z.string(),
    /** The clock everything here goes by: an IANA name. */
    timeZone: z.string(),
    limits: screenLimits,
    decidedAt: z.iso.datetime().nullable(),
    standing: screenStanding,
    /** Minutes given on top today. */
    givenToday: z.int().min(0),
  })
  .meta({ id: 'ChildLimits', description: 'What a parent allows a child on screen, and how it stands now.' });
export type ChildLimits = z.infer<typeof childLimits>;
export const limitsAnswer = z.object({ children: z.array(childLimits) });

/** "15 more minutes". `id` is made by the browser, so that sent twice it is given once. */
export const moreMinutesInput = z.object({ id: z.uuid() }).strict();
