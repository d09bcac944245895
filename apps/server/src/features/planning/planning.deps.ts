import type { Course, LessonSummary, Subject as SubjectId } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';

/** What planning asks of the content index. */
export interface PlanningContent {
  courses(locale: Locale): readonly Course[];
  course(id: string, locale: Locale): Course | null;
  lessonSummary(id: string, locale: Locale): LessonSummary | null;
  skillTitle(id: string, locale: Locale): string;
  skill(id: string): { readonly subject: SubjectId } | null;
}

export interface PlanningDeps {
  readonly database: Database;
  readonly content: PlanningContent;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  /** The children a grown-up cares for. */
  readonly childIdsOf: (viewer: Viewer) => Promise<readonly string[]>;
  /** Where the child stands in a lesson. */
  readonly lessonStateOf: (childId: string, lessonId: string) => Promise<'new' | 'started' | 'completed'>;
  /** Can questions of this skill be asked? */
  readonly canAsk: (skill: string) => boolean;
  /** A course that somebody of the family made. */
  readonly ownCourse: (viewer: Viewer, id: string, locale: Locale) => Promise<Course | null>;
  /** Counts a learner's streak again, now that their days off are others. */
  readonly recountStreak: (learner: {
    readonly userId: string;
    readonly familyId: string;
    readonly timeZone: string;
  }) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
}
