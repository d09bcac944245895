import type { Locale } from '@ori/contracts/locale';
import type { PlannedAssignment } from '@ori/contracts/planning';
import type { StuckAnswer } from '@ori/contracts/progress-report';
import type { FamilyLearner } from '@ori/core/access/family-learners';
import type { Viewer } from '@ori/core/access/viewer';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';

interface TakenBack {
  readonly childId: string;
  readonly lessonId: string | null;
  readonly skill: string | null;
  readonly declinedAt: Date;
}

/** What a teacher's room asks of the rest of the house; all of it after the access table said yes. */
export interface ClassroomsDeps {
  readonly database: Database;
  readonly audit: Audit;
  readonly assignmentsOf: (
    learners: readonly FamilyLearner[],
    reader: Pick<Viewer, 'userId' | 'locale'>,
    bounds: { readonly doneSince?: Date; readonly practiceSince?: string; readonly givenBy?: string },
  ) => Promise<PlannedAssignment[]>;
  /** The first day of which practice is still asked for. */
  readonly practiceSince: () => string;
  /** What parents took back of what this teacher gave. */
  readonly declinedSince: (
    childIds: readonly string[],
    teacherId: string,
    since: Date,
  ) => Promise<readonly TakenBack[]>;
  readonly stuckOf: (
    learners: readonly FamilyLearner[],
    locale: Locale,
  ) => Promise<readonly { readonly learnerId: string; readonly stuck: StuckAnswer['skills'][number] }[]>;
  /** The teacher's threads, as far as they tell of words nobody read yet. */
  readonly threadsOf: (
    viewer: Viewer,
  ) => Promise<readonly { readonly childId: string; readonly unread: number }[]>;
  readonly lessonTitle: (lessonId: string, locale: Locale) => string | null;
  readonly skillTitle: (skill: string, locale: Locale) => string;
  /** Can questions of this skill be asked? */
  readonly canAsk: (skill: string) => boolean;
  readonly now: () => Date;
  readonly newId: () => string;
}
