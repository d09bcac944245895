import type { ArticleSummary } from '@ori/contracts/texts';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';
import type { Mail } from '../../mail/mail.ts';

/** Something with a date on it that a family should know of in time. */
export interface DatedThing {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  /** Where it is dealt with, in the product. */
  readonly to: string;
}

export interface MessagingDeps {
  readonly database: Database;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly mail: Pick<Mail, 'send' | 'keep'>;
  readonly publicUrl: string;
  /** Signs a text for one purpose, and reads it back; null where the signature is not ours. */
  readonly seal: (purpose: string, value: string) => string;
  readonly unseal: (purpose: string, sealed: string) => string | null;
  /** Looks at what a learner wrote as the tutor does; the words for the learner, or null. */
  readonly careFor: (viewer: Viewer, written: string) => Promise<string | null>;
  /** What a lesson is called in the reader's language; null for one that is not there. */
  readonly lessonTitle: (lessonId: string, locale: Viewer['locale']) => string | null;
  readonly skillTitle: (skill: string, locale: Viewer['locale']) => string;
  /** What was written for everybody to read, in a language. */
  readonly articles: (locale: Viewer['locale']) => readonly ArticleSummary[];
  /** What is due for a family from one day to another. */
  readonly datedThings: (viewer: Viewer, from: string, to: string) => Promise<readonly DatedThing[]>;
  readonly now: () => Date;
  readonly newId: () => string;
}
