import type { Locale } from '@ori/contracts/locale';
import type { AttendanceDay, InstructionEntry, LockInput, StudentYear } from '@ori/contracts/records';
import type { Result } from '@ori/contracts/result';
import type { StateProfile } from '@ori/contracts/states';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';
import type { Printer } from '../../pdf/printer.ts';

export interface FilingsDeps {
  readonly database: Pick<Database, 'db'>;
  /** The law of every state that was read. */
  readonly states: readonly StateProfile[];
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly printer: Pick<Printer, 'print'>;
  /** The school year a child is in, or the one of theirs that is named; its log and its days, both ends included. */
  readonly yearOf: (childId: string, yearId?: string) => Promise<StudentYear | null>;
  /** Every year of a child: what is due after a year's end may be due in the next. */
  readonly yearsOf: (childId: string) => Promise<readonly StudentYear[]>;
  readonly entries: (
    childId: string,
    from: string,
    to: string,
    locale?: Locale,
  ) => Promise<readonly InstructionEntry[]>;
  readonly days: (childId: string, from: string, to: string) => Promise<readonly AttendanceDay[]>;
  /** What stands in these days never changes any more. */
  readonly lock: (viewer: Viewer, input: LockInput) => Promise<Result<unknown, string>>;
  readonly now: () => Date;
}
