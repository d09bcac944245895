import { z } from 'zod';
import { course, lessonSummary } from './content.ts';

export const lessonState = z.enum(['new', 'started', 'completed']);
export type LessonState = z.infer<typeof lessonState>;

/** Where a learner stands in one lesson. `section` is the anatomy part last on screen. */
export const lessonProgress = z
  .object({
    lessonId: z.string(),
    state: lessonState,
    section: z.string().nullable(),
    answered: z.int(),
    right: z.int(),
    total: z.int(),
    startedAt: z.iso.datetime().nullable(),
    completedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'LessonProgress' });
export type LessonProgress = z.infer<typeof lessonProgress>;

export const courseProgress = z
  .object({
    course,
    enrolled: z.boolean(),
    completed: z.int(),
    lessons: z.array(lessonProgress),
    nextLessonId: z.string().nullable(),
  })
  .meta({ id: 'CourseProgress' });
export type CourseProgress = z.infer<typeof courseProgress>;

export const keepPlaceInput = z.object({
  section: z.string().regex(/^[a-z0-9-]{1,40}$/, 'Please name a part of the lesson'),
});

export const coursesAnswer = z.object({ courses: z.array(course) });

export const achievement = z
  .object({ id: z.string(), title: z.string(), description: z.string(), earnedAt: z.iso.datetime() })
  .meta({ id: 'Achievement' });
export type Achievement = z.infer<typeof achievement>;

export const assignment = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    lesson: lessonSummary,
    dueOn: z.iso.date(),
    givenAt: z.iso.datetime(),
    state: lessonState,
  })
  .meta({ id: 'Assignment' });
export type Assignment = z.infer<typeof assignment>;
export const giveAssignmentInput = z.object({
  childId: z.uuid(),
  lessonId: z.string().min(1).max(120),
  dueOn: z.iso.date('Please choose a date'),
});

export const ACTIVITY_KINDS = ['completed', 'started', 'achieved'] as const;
export const activity = z
  .object({
    id: z.string(),
    childId: z.uuid(),
    kind: z.enum(ACTIVITY_KINDS),
    title: z.string(),
    lessonId: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Activity', description: 'One thing a learner did: completed, started or achieved.' });
export type Activity = z.infer<typeof activity>;

const skillState = z.object({
  skill: z.string(),
  title: z.string(),
  chance: z.number(),
  mastered: z.boolean(),
  answers: z.int(),
});

/** A day's work, in the learner's own time zone. */
export const today = z.object({
  answers: z.int(),
  right: z.int(),
  minutes: z.int(),
  lessonsCompleted: z.int(),
  goalMinutes: z.int(),
});

/** A learner's own home. Every figure is counted from what they did. */
export const studentHome = z
  .object({
    streakDays: z.int(),
    lessonsCompleted: z.int(),
    today,
    current: z.object({ lesson: lessonSummary, progress: lessonProgress }).nullable(),
    next: z.array(lessonSummary),
    assignments: z.array(assignment),
    achievements: z.array(achievement),
    skills: z.array(skillState),
    week: z.array(z.object({ day: z.iso.date(), minutes: z.int(), answers: z.int() })),
  })
  .meta({ id: 'StudentHome' });
export type StudentHome = z.infer<typeof studentHome>;

/** One child on the parent's dashboard (spec §2). `stuck` names the skill and, where known, the misconception. */
export const childOverview = z
  .object({
    childId: z.uuid(),
    firstName: z.string(),
    ageGroup: z.string(),
    streakDays: z.int(),
    lessonsCompleted: z.int(),
    currentLesson: z
      .object({ id: z.string(), title: z.string(), answered: z.int(), total: z.int() })
      .nullable(),
    today,
    stuck: z.array(
      z.object({
        skill: z.string(),
        title: z.string(),
        misconception: z.string().nullable(),
        ask: z.string().nullable(),
      }),
    ),
    week: z.array(z.object({ day: z.iso.date(), minutes: z.int(), answers: z.int() })),
  })
  .meta({ id: 'ChildOverview' });
export type ChildOverview = z.infer<typeof childOverview>;

export const parentDashboard = z
  .object({
    activeChildren: z.int(),
    lessonsCompleted: z.int(),
    /** The longest running streak among the children. */
    streakDays: z.int(),
    children: z.array(childOverview),
    upcomingAssignments: z.array(assignment),
    recentActivity: z.array(activity),
    recentAchievements: z.array(achievement.extend({ childId: z.uuid() })),
  })
  .meta({ id: 'ParentDashboard' });
export type ParentDashboard = z.infer<typeof parentDashboard>;
