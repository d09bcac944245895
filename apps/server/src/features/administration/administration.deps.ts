import type { Content } from '@ori/content/open-content';
import type { SettingSource } from '@ori/contracts/administration-names';
import type { Result } from '@ori/contracts/result';
import type { Role } from '@ori/contracts/roles';
import type { ConfigFacts } from '@ori/core/administration/config-checks';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { Mail } from '../../mail/mail.ts';
import type { AnswerCounts } from '../../observe/answer-counts.ts';

/** What can be done to an account; each of them writes itself down. */
export interface AccountKeeper {
  lockedAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Guessing over the installation within a day, where an hour of it passed the threshold. */
  guessing(): Promise<{ readonly failures: number; readonly networks: number; readonly since: Date } | null>;
  unlock(id: string, actorId: string, tx: Tx): Promise<void>;
  /** Answers how to send the letter, for after the commit. */
  sendReset(
    id: string,
    actorId: string,
    tx: Tx,
  ): Promise<Result<() => void, 'not-found' | 'too-many-requests'>>;
  setActive(id: string, isActive: boolean, actorId: string, tx: Tx): Promise<void>;
  setRole(id: string, role: Role, actorId: string, tx: Tx): Promise<void>;
  scheduleDeletion(id: string, actorId: string, tx: Tx): Promise<boolean>;
  restoreDeleted(id: string, actorId: string, tx: Tx): Promise<boolean>;
}

/** A variable of the environment; its value only where it is no secret. */
export interface ToldVariable {
  readonly name: string;
  readonly source: SettingSource;
  readonly value: string | null;
}

/** How this process was set up, as its start saw it. */
export interface Setup {
  readonly version: string;
  readonly variables: readonly ToldVariable[];
  readonly areSecretsSet: boolean;
  readonly hasOwnDatabase: boolean;
  readonly hasMailServer: boolean;
  /** How often a backup is made by itself; null: none is. */
  readonly backupEveryHours: number | null;
  /** Bytes free and in all where the data is; null where that cannot be told. */
  readonly disk: () => Promise<{ readonly free: number; readonly all: number } | null>;
}

export interface AdministrationDeps {
  readonly database: Pick<Database, 'db' | 'pool' | 'lagging'>;
  readonly content: Pick<
    Content,
    | 'version'
    | 'lessonIds'
    | 'skills'
    | 'courses'
    | 'lessonSummary'
    | 'lessonLanguages'
    | 'texts'
    | 'heritage'
  >;
  readonly audit: Audit;
  readonly keeper: AccountKeeper;
  readonly setup: Setup;
  readonly answers: Pick<AnswerCounts, 'lastHour'>;
  readonly mail: Pick<Mail, 'keep'>;
  readonly publicUrl: string;
  /** The settings as their checks see them, but for what can be changed while the product runs. */
  readonly facts: Omit<ConfigFacts, 'hasOperator' | 'contact'>;
  readonly operator: { readonly name: string; readonly address: string | null } | null;
  readonly operatorPhone: string | null;
  readonly contactAddress: string;
  readonly uptimeSeconds: () => number;
  readonly now: () => Date;
  readonly newId: () => string;
}
