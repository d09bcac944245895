import type { Child } from '@ori/contracts/families';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../db/log.ts';

export interface PrivacyDeps {
  readonly database: Database;
  readonly log: Log;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly now: () => Date;
  readonly newId: () => string;
  /** The children of a parent, in the order they were added. */
  readonly childrenOf: (viewer: Viewer) => Promise<readonly Pick<Child, 'id' | 'firstName'>[]>;
}
