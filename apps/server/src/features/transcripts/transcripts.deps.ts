import type { Course } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { StudentYear } from '@ori/contracts/records';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';
import type { Printer } from '../../pdf/printer.ts';

export type NamingYear = Pick<StudentYear, 'legalName' | 'birthDate' | 'schoolName' | 'supervisor'>;

export interface TranscriptsDeps {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly content: { courses(locale: Locale): readonly Course[] };
  readonly reach: ReachLearner;
  readonly audit: Audit;
  /** The school years of a child, newest first: who the child and the school are is told there, once. */
  readonly yearsOf: (childId: string) => Promise<readonly NamingYear[]>;
  readonly printer: Pick<Printer, 'print'>;
  /** Scheme, host and port people use. */
  readonly publicUrl: string;
  /** What seals the private keys that sign credentials. */
  readonly secrets: { readonly pepper: string };
  readonly now: () => Date;
  readonly newId: () => string;
}
