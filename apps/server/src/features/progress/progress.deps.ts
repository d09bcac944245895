import type { Course, LessonSummary, Subject } from '@ori/contracts/content';
import type { StudentHome } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import type { Result } from '@ori/contracts/result';
import type { FamilyLearners } from '@ori/core/access/family-learners';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { WorkedSkill } from '@ori/core/learning/worked-skill';
import type { Database } from '../../db/database.ts';

/** What progress asks of the content index. */
export interface ProgressContent {
  course(id: string, locale: Locale): Course | null;
  lessonSummary(id: string, locale: Locale): LessonSummary | null;
  skill(id: string): { readonly subject: Subject } | null;
  skillTitle(id: string, locale: Locale): string;
}

/** How a learner stands, as learning keeps it. */
export interface Standing {
  readonly streakDays: number;
  readonly lessonsCompleted: number;
  readonly today: StudentHome['today'];
  readonly current: StudentHome['current'];
}

export interface ProgressDeps {
  readonly database: Pick<Database, 'pool'>;
  readonly content: ProgressContent;
  readonly reach: ReachLearner;
  readonly standingOf: (
    family: FamilyLearners,
    locale: Locale,
  ) => Promise<{ readonly learners: readonly Standing[] }>;
  /** What is kept of a learner, skill by skill, the one worked on last first. */
  readonly workedSkills: (learnerId: string) => Promise<readonly WorkedSkill[]>;
  readonly ownCourse: (viewer: Viewer, id: string, locale: Locale) => Promise<Course | null>;
  readonly keepPlace: (
    viewer: Viewer,
    lesson: { readonly courseId: string; readonly lessonId: string },
    section: string,
  ) => Promise<Result<unknown, 'not-found'>>;
  readonly setDailyMinutes: (viewer: Viewer, minutes: number) => Promise<void>;
  readonly now: () => Date;
}
