import type { ConsentMethod } from '@ori/contracts/consent-methods';
import type { ErrorCode } from '@ori/contracts/errors';
import type { Activity, Assignment, ChildOverview, ParentDashboard } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import type { Result } from '@ori/contracts/result';
import type { AgeGroup } from '@ori/contracts/roles';
import type { FamilyLearners } from '@ori/core/access/family-learners';
import type { Viewer } from '@ori/core/access/viewer';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { FamiliesStore } from './families.store.ts';

/** What families needs of accounts. All writes happen in the caller's transaction. */
export interface ChildAccounts {
  createChild(
    input: {
      firstName: string;
      sacredId: string;
      pin: string;
      ageGroup: AgeGroup;
      birthMonth?: number | undefined;
      birthYear?: number | undefined;
      gradeLevel?: number | undefined;
      pictureKey?: boolean | undefined;
      familyId: string;
      locale: Locale;
      timeZone: string;
      demo?: boolean | undefined;
    },
    tx: Tx,
  ): Promise<Result<{ userId: string }, ErrorCode>>;
  updateChild(
    childId: string,
    changes: {
      firstName?: string | undefined;
      ageGroup?: AgeGroup | undefined;
      birthMonth?: number | null | undefined;
      birthYear?: number | null | undefined;
      gradeLevel?: number | null | undefined;
    },
    tx: Tx,
  ): Promise<Result<null, ErrorCode>>;
  /** Why this child's account could not be made, before anything is written; null when nothing is known. */
  refusalOf(input: {
    readonly sacredId: string;
    readonly pin: string;
    readonly birthYear?: number | undefined;
  }): Promise<ErrorCode | null>;
  /** When this person showed that their address is theirs, as it was written down; null while they did not. */
  addressProvedAt(userId: string, within?: Tx): Promise<string | null>;
  renewPin(childId: string, pin: string, tx: Tx): Promise<Result<null, ErrorCode>>;
  unlock(childId: string, tx: Tx): Promise<void>;
  /** Those of the children whose PIN is held back. */
  lockedAmong(childIds: readonly string[]): Promise<ReadonlySet<string>>;
  setActive(childId: string, active: boolean, tx: Tx): Promise<void>;
  /** False when there is nobody to delete. */
  scheduleDeletion(userId: string, actorId: string, tx: Tx): Promise<boolean>;
  /** False when there is no deletion left to undo. */
  restoreDeleted(userId: string, actorId: string, tx: Tx): Promise<boolean>;
}

/** What a dashboard needs to know of a learner. */
export interface LearnerStanding extends Pick<
  ChildOverview,
  'hasBegun' | 'streakDays' | 'lessonsCompleted' | 'today' | 'week' | 'stuck'
> {
  readonly learnerId: string;
  readonly current: {
    readonly lesson: { readonly id: string; readonly title: string };
    readonly progress: { readonly answered: number; readonly total: number };
  } | null;
}

/** Some learners of one family: how each stands, and what is new among them, the newest first. */
export interface FamilyStanding {
  readonly learners: readonly LearnerStanding[];
  readonly activities: readonly Activity[];
  readonly achievements: readonly ParentDashboard['recentAchievements'][number][];
}

export type StandingOf = (family: FamilyLearners, locale: Locale) => Promise<FamilyStanding>;
export type UpcomingOf = (family: FamilyLearners, locale: Locale) => Promise<Assignment[]>;

/** One stronger way in which a grown-up shows that a consent is a parent's, as this installation offers it. */
export interface ConsentProof {
  readonly method: ConsentMethod;
  /** What shows it of this grown-up, e.g. the reference of a payment; null where nothing does yet. */
  evidenceOf(viewer: Viewer): Promise<string | null>;
}

export interface FamiliesDeps {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly store: FamiliesStore;
  readonly accounts: ChildAccounts;
  readonly audit: Audit;
  /** Until when the viewer's last proof of who they are counts; null without one. */
  readonly provedUntil: (viewer: Viewer) => Promise<Date | null>;
  /** Is there a place for one child more in the family's plan? Nobody else takes it before the transaction ends. */
  readonly hasPlaceLeft: (familyId: string, tx: Tx) => Promise<boolean>;
  /** False where the law asks for an operator who is named first, and this one is not. */
  readonly mayTakeChildren: () => Promise<boolean>;
  /** The stronger methods of this installation: payments, or vendors an operator set up. */
  readonly consentProofs: readonly ConsentProof[];
  readonly secrets: { readonly session: string };
  readonly now: () => Date;
  readonly newId: () => string;
}
