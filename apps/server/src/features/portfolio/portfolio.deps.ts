import type { ReachLearner } from '@ori/core/access/learner';
import type { StudentYear } from '@ori/contracts/records';
import type { Locale } from '@ori/contracts/locale';
import type { Result } from '@ori/contracts/result';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';
import type { Printer } from '../../pdf/printer.ts';
import type { FileFailure, TakenFile } from '../../uploads/take-file.ts';

interface Span {
  readonly from: string;
  readonly to: string;
}

/** What the log says of a span of days, for the page an evaluator signs. */
export interface LogFacts {
  readonly attendedDays: number;
  /** Those with minutes. */
  readonly subjects: readonly { readonly subject: string; readonly minutes: number }[];
}

export interface PortfolioDeps {
  readonly database: Pick<Database, 'db'>;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly printer: Pick<Printer, 'print'>;
  /** Looks through a file and answers what of it is kept. */
  readonly takeFile: (bytes: Buffer, accountId: string) => Promise<Result<TakenFile, FileFailure>>;
  /** The school year that is running; null where none was set up. */
  readonly yearOf: (childId: string) => Promise<StudentYear | null>;
  /** Every year of a child, newest first. */
  readonly yearsOf: (childId: string) => Promise<readonly StudentYear[]>;
  readonly logFacts: (childId: string, span: Span) => Promise<LogFacts>;
  readonly subjectName: (subject: string, locale: Locale) => string;
  readonly now: () => Date;
}
