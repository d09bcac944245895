import { z } from 'zod';
import { subject } from './content.ts';
import { dailyMinutes } from './goals.ts';
import { achievement, today } from './learning.ts';

/** Days in a row with work. Days off and pauses neither count nor break it, and today breaks nothing before it is over. */
export const streak = z
  .object({
    days: z.int(),
    /** The last day of the pause or days off that are running, or null. */
    restsUntil: z.iso.date().nullable(),
    hasWorkedToday: z.boolean(),
  })
  .meta({ id: 'Streak' });

/** Whose: a learner's own without `childId`; a parent must name a child. */
export const progressQuery = z.object({ childId: z.uuid().optional() });

/** How far somebody is in a course. */
export const courseStanding = z.object({
  courseId: z.string(),
  title: z.string(),
  subject,
  completed: z.int(),
  total: z.int(),
  nextLessonId: z.string().nullable(),
});

export const progress = z
  .object({
    childId: z.uuid(),
    lessonsCompleted: z.int(),
    answers: z.int(),
    skills: z.object({ mastered: z.int(), due: z.int(), learning: z.int() }),
    streak,
    today,
    courses: z.array(courseStanding),
    /** The lesson last worked on, and the part last on screen. */
    place: z
      .object({
        courseId: z.string(),
        lessonId: z.string(),
        title: z.string(),
        section: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Progress' });
export type Progress = z.infer<typeof progress>;

/** What a learner may set: the place and the day's goal. What was learned follows from answers alone. */
export const updateProgressInput = z
  .object({
    place: z.object({
      courseId: z.string().max(120),
      lessonId: z.string().max(120),
      section: z.string().regex(/^[a-z0-9-]{1,40}$/, 'Please name a part of the lesson'),
    }),
    goalMinutes: dailyMinutes,
  })
  .partial()
  .strict();
export type UpdateProgressInput = z.infer<typeof updateProgressInput>;

/** What can still be earned, with its rule in words and how far it is. */
export const openAchievement = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  done: z.int(),
  of: z.int(),
});
export const achievementsAnswer = z.object({
  earned: z.array(achievement),
  next: z.array(openAchievement),
});
export type AchievementsAnswer = z.infer<typeof achievementsAnswer>;

export const STATISTICS_WEEKS_MAX = 52;
export const statisticsQuery = z.object({
  childId: z.uuid().optional(),
  weeks: z.coerce.number().int().min(1).max(STATISTICS_WEEKS_MAX).optional(),
});

const tally = { minutes: z.int(), answers: z.int(), right: z.int(), mastered: z.int() };

/** Minutes, answers, right ones and skills mastered: by week (its Monday), subject and skill. */
export const statistics = z
  .object({
    childId: z.uuid(),
    weeks: z.array(z.object({ week: z.iso.date(), ...tally, lessonsCompleted: z.int() })),
    subjects: z.array(z.object({ subject, ...tally, skills: z.int() })),
    skills: z.array(
      z.object({
        skill: z.string(),
        title: z.string(),
        subject,
        minutes: z.int(),
        answers: z.int(),
        right: z.int(),
        unaided: z.int(),
        chance: z.number(),
        masteredAt: z.iso.datetime().nullable(),
        dueAt: z.iso.datetime().nullable(),
        /** Answered often and still less than an even chance. */
        isStruggling: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Statistics' });
export type Statistics = z.infer<typeof statistics>;

/** A week's effort within one family; never scores. Off, it has no rows. Equal effort shares a rank. */
export const leaderboard = z
  .object({
    isOn: z.boolean(),
    week: z.iso.date(),
    rows: z.array(
      z.object({
        childId: z.uuid(),
        firstName: z.string(),
        rank: z.int(),
        daysPractised: z.int(),
        skillsReviewed: z.int(),
        isYou: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Leaderboard' });
export type Leaderboard = z.infer<typeof leaderboard>;
