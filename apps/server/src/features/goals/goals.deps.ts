import type { Course } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { Database } from '../../db/database.ts';

export interface GoalsDeps {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly content: {
    course(id: string, locale: Locale): Course | null;
    skill(id: string): object | null;
    skillTitle(id: string, locale: Locale): string;
  };
  readonly reach: ReachLearner;
  readonly ownCourse: (viewer: Viewer, id: string, locale: Locale) => Promise<Course | null>;
  readonly now: () => Date;
  readonly newId: () => string;
}
