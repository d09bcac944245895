import { z } from 'zod';
import { band, course, lessonSummary, subject } from './content.ts';
import { ageGroup } from './role-shapes.ts';

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

/** Lessons completed of each course in which any is. */
export const completedCounts = z.object({
  courses: z.array(z.object({ courseId: z.string(), completed: z.int() })),
});
export type CompletedCounts = z.infer<typeof completedCounts>;

export const keepPlaceInput = z.object({
  section: z.string().regex(/^[a-z0-9-]{1,40}$/, 'Please name a part of the lesson'),
});

export const coursesAnswer = z.object({ courses: z.array(course) });
export const courseLessonsAnswer = z.object({ lessons: z.array(lessonSummary) });

export const COURSE_LESSONS_MAX = 60;
const title = z.string().trim().min(2, 'Please give the course a title').max(90, 'At most 90 characters');
const lessonIds = z
  .array(z.string().max(120))
  .min(1, 'Please choose at least one lesson')
  .max(COURSE_LESSONS_MAX, `At most ${COURSE_LESSONS_MAX} lessons`);

/** A course of one's own: a title and written lessons in order, each once. Its family sees it. */
export const makeCourseInput = z.object({ title, lessonIds }).strict();
export type MakeCourseInput = z.infer<typeof makeCourseInput>;
export const changeCourseInput = makeCourseInput.partial();

/**
 * Where a learner stands with a skill: `mastered`; `due` is mastered and to be asked again; `known` was judged so by
 * placement and is not proven yet; `learning` was begun; `ready` may be begun; `later` needs others first.
 */
export const SKILL_STANDINGS = ['mastered', 'due', 'known', 'learning', 'ready', 'later'] as const;
export const skillStanding = z.enum(SKILL_STANDINGS);
export type SkillStanding = z.infer<typeof skillStanding>;

export const mapQuery = z.object({ subject, childId: z.uuid().optional() });
/** A subject that is taught, with how much of it is written. */
export const subjectSummary = z
  .object({
    id: subject,
    title: z.string(),
    bands: z.array(band),
    courseCount: z.int(),
    lessonCount: z.int(),
    skillCount: z.int(),
  })
  .meta({ id: 'SubjectSummary' });
export type SubjectSummary = z.infer<typeof subjectSummary>;

/** Every skill of a subject. Edges lead from `prerequisites`; some of them stand in another subject (`outside`). */
export const skillMap = z
  .object({
    subject,
    skills: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        band,
        depth: z.int(),
        standing: skillStanding,
        /** Chance, 0–1, of answering the next typical question; null when nothing is known yet. */
        chance: z.number().nullable(),
        answers: z.int(),
        masteredAt: z.iso.datetime().nullable(),
        dueAt: z.iso.datetime().nullable(),
        prerequisites: z.array(z.string()),
        /** Those of the prerequisites that are mastered or known: why it is ready. */
        has: z.array(z.string()),
        /** Skills that need this one: what it opens. */
        opens: z.array(z.string()),
        lessons: z.array(z.object({ id: z.string(), title: z.string(), courseId: z.string() })),
        /** Whether it can be practised outside a lesson. */
        hasPractice: z.boolean(),
      }),
    ),
    outside: z.array(z.object({ id: z.string(), title: z.string(), subject, standing: skillStanding })),
    /** The skills to go on with, best first. */
    next: z.array(z.string()),
  })
  .meta({ id: 'SkillMap' });
export type SkillMap = z.infer<typeof skillMap>;

export const achievement = z
  .object({ id: z.string(), title: z.string(), description: z.string(), earnedAt: z.iso.datetime() })
  .meta({ id: 'Achievement' });
export type Achievement = z.infer<typeof achievement>;

/** Something that is given to do is a lesson, or so many questions of one skill. */
export const ASSIGNMENT_KINDS = ['lesson', 'practice'] as const;

/**
 * What a grown-up gave to do. `lesson` is null for practice, `skill` and `count` for a lesson; `answered`
 * counts the questions of the skill answered since it was given, at most `count`.
 */
export const givenWork = z.object({
  id: z.uuid(),
  childId: z.uuid(),
  kind: z.enum(ASSIGNMENT_KINDS),
  /** The lesson's title or the skill's. */
  title: z.string(),
  lesson: lessonSummary.nullable(),
  skill: z.object({ id: z.string(), title: z.string() }).meta({ id: 'GivenSkill' }).nullable(),
  count: z.int().nullable(),
  answered: z.int(),
  dueOn: z.iso.date(),
  givenAt: z.iso.datetime(),
  state: lessonState,
});
export type GivenWork = z.infer<typeof givenWork>;

export const assignment = givenWork
  .extend({
    /** The teacher who gave it, without a name where that account is gone; null where it was given at home. */
    from: z.object({ name: z.string().nullable() }).meta({ id: 'GivingTeacher' }).nullable(),
  })
  .meta({ id: 'Assignment' });
export type Assignment = z.infer<typeof assignment>;

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
    /** The lesson of `next` that a placement said to start with, until it is opened. */
    startHere: z.string().nullable(),
    /** Completed lessons, the latest first: to do again. */
    done: z.array(lessonSummary),
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
    ageGroup,
    /** False until the child worked or opened a lesson for the first time. */
    hasBegun: z.boolean(),
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
