import type { Assignment, StudentHome } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import type { FamilyLearners } from '@ori/core/access/family-learners';
import type { Viewer } from '@ori/core/access/viewer';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { LearningContent } from './learning.deps.ts';
import { skillStates } from './learning.tables.ts';
import type { EnrolmentsStore } from './enrolments.store.ts';
import type { LessonsStore } from './lessons.store.ts';
import { doneLessons } from './done-lessons.ts';
import { enrolledBy, nextLessons } from './next-lessons.ts';
import type { OverviewService } from './overview.service.ts';

/** The skills worked on last; the rest is on the progress page. */
const SKILLS_SHOWN = 30;

export function createHomeStore({ db }: Pick<Database, 'db'>) {
  return {
    async skillsOf(learnerId: string) {
      const ofLearner = and(eq(skillStates.learnerId, learnerId), gt(skillStates.answers, 0));
      return db
        .select()
        .from(skillStates)
        .where(ofLearner)
        .orderBy(desc(skillStates.updatedAt))
        .limit(SKILLS_SHOWN);
    },
  };
}

interface Deps {
  readonly store: ReturnType<typeof createHomeStore>;
  readonly lessons: LessonsStore;
  readonly enrolments: EnrolmentsStore;
  readonly overview: OverviewService;
  readonly content: LearningContent;
  /** What the learner was given to do, soonest first. */
  readonly upcoming: (family: FamilyLearners, locale: Locale) => Promise<Assignment[]>;
  /** The lessons that the learner's placements said to start with, the newest first. */
  readonly startsOf: (viewer: Viewer) => Promise<string[]>;
}

/** A learner's own home: every figure from what they did. */
export function createHomeService({
  store,
  lessons,
  enrolments,
  overview,
  content,
  upcoming,
  startsOf,
}: Deps) {
  async function skillsOf({ userId, locale }: Viewer): Promise<StudentHome['skills']> {
    return (await store.skillsOf(userId)).map(({ skill, chance, answers, masteredAt }) => ({
      skill,
      title: content.skillTitle(skill, locale),
      chance,
      answers,
      mastered: masteredAt !== null,
    }));
  }

  return {
    /** Null for somebody who is no longer there. */
    async homeOf(viewer: Viewer): Promise<StudentHome | null> {
      const { userId, familyId, locale, ageGroup } = viewer;
      const [standing, opened, taken, skills, assignments, starts] = await Promise.all([
        overview.standingOf({ familyId, learnerIds: [userId] }, locale, { hasNews: false }),
        lessons.opened(userId),
        enrolments.taken(userId),
        skillsOf(viewer),
        upcoming({ familyId, learnerIds: [userId] }, locale),
        startsOf(viewer),
      ]);
      const [own] = standing.learners;
      if (own === undefined) return null;
      const { streakDays, lessonsCompleted, today, week, current } = own;
      const openedIds = new Set(opened.map(({ lessonId }) => lessonId));
      const placed = starts
        .filter((id) => !openedIds.has(id))
        .flatMap((id) => content.lessonSummary(id, locale) ?? []);
      const courses = enrolledBy(taken, opened);
      const next = nextLessons(content.courses(locale), { ...courses, opened: openedIds, ageGroup, placed });
      return {
        streakDays,
        lessonsCompleted,
        today,
        week,
        current,
        next,
        startHere: placed[0]?.id ?? null,
        done: doneLessons(opened, (id) => content.lessonSummary(id, locale)),
        assignments,
        skills,
        achievements: standing.achievements.map(({ childId: _own, ...earned }) => earned),
      };
    },
  };
}
export type HomeService = ReturnType<typeof createHomeService>;
