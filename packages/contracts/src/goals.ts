import { z } from 'zod';
import { chosenDay } from './chosen-day.ts';

/** So many minutes every day; one skill to master; one course to finish by a date. */
export const GOAL_KINDS = ['daily-minutes', 'master-skill', 'finish-course'] as const;
export const goalKind = z.enum(GOAL_KINDS);
export type GoalKind = z.infer<typeof goalKind>;
export const DAILY_MINUTES_MIN = 5;
export const DAILY_MINUTES_MAX = 600;
/** Open goals a learner may have at a time: more are no goals. */
export const GOALS_MAX = 8;

export const dailyMinutes = z
  .int()
  .min(DAILY_MINUTES_MIN, `At least ${DAILY_MINUTES_MIN} minutes`)
  .max(DAILY_MINUTES_MAX, `At most ${DAILY_MINUTES_MAX} minutes`);

/** What a learner sets out to do. A new daily goal takes the place of the one before. */
export const setGoalInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily-minutes'), minutes: dailyMinutes }),
  z.object({
    kind: z.literal('master-skill'),
    skill: z.string().min(1).max(60),
    by: chosenDay.optional(),
  }),
  z.object({
    kind: z.literal('finish-course'),
    courseId: z.string().min(1, 'Please choose a course').max(120),
    by: chosenDay,
  }),
]);
export type SetGoalInput = z.infer<typeof setGoalInput>;

/**
 * A goal and how far it is, counted from what was done. `done` of `of` are minutes today, lessons of the course,
 * or for a skill the chance of the next typical question, in percent, of what mastery asks. Reached stays reached.
 */
export const goal = z
  .object({
    id: z.uuid(),
    kind: goalKind,
    /** The skill's or the course's id; null for daily minutes. */
    subjectId: z.string().nullable(),
    /** The skill's or course's title in the reader's language; empty for daily minutes, which the page words. */
    title: z.string(),
    by: z.iso.date().nullable(),
    done: z.int(),
    of: z.int(),
    /** For daily minutes: on how many of the last seven days it was reached. */
    daysReached: z.int().nullable(),
    isReached: z.boolean(),
    setAt: z.iso.datetime(),
  })
  .meta({ id: 'Goal' });
export type Goal = z.infer<typeof goal>;
export const goalsQuery = z.object({ childId: z.uuid().optional() });
export const goalsAnswer = z.object({ goals: z.array(goal) });
