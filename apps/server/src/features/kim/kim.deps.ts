import type { ContentData } from '@ori/content/data/read-data';
import type { KimCard } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';

/** What KIM asks of the content index. */
export interface KimContent {
  readonly data: Pick<ContentData, 'kim' | 'mappings' | 'mappingWords' | 'bannedPhrases'>;
  mapping(id: string, locale: Locale): KimCard | null;
  /** The mappings that a lesson tells of. */
  lessonMappings(id: string): readonly string[];
  lessonPractice(id: string): readonly { skill: string; count: number }[];
}

export interface KimDeps {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly content: KimContent;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  /** Children of a parent who are here. */
  readonly childrenOf: (viewer: Viewer) => Promise<readonly { readonly id: string }[]>;
  /**
   * Looks at what somebody wrote as the tutor looks at a message: where it may mean danger, those who care are told,
   * and what to say to the writer comes back; null where nothing needs care.
   */
  readonly careFor: (viewer: Viewer, written: string) => Promise<string | null>;
  /** Receipts are signed with a key derived from it. */
  readonly sessionSecret: string;
  readonly now: () => Date;
  readonly newId: () => string;
}
