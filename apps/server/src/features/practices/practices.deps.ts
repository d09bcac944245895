import type { Locale } from '@ori/contracts/locale';
import type { HomeActivity } from '@ori/contracts/practices';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';

export interface PracticesDeps {
  readonly database: Pick<Database, 'db'>;
  /** Everything to be done at home. */
  readonly activitiesIn: (locale: Locale) => readonly HomeActivity[];
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly now: () => Date;
  readonly newId: () => string;
}
