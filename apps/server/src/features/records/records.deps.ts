import type { LessonSummary } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { LogEntry } from '@ori/contracts/practices';
import type { StateProfile } from '@ori/contracts/states';
import type { Subject } from '@ori/contracts/subjects';
import type { VoidReason } from '@ori/contracts/worksheet-names';
import type { Learner, ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { Rest } from '@ori/core/records/attendance';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database } from '../../db/database.ts';
import type { Printer } from '../../pdf/printer.ts';

/** Days of a learner, both ends included, `YYYY-MM-DD`. */
export interface DaysOf {
  readonly learnerId: string;
  readonly familyId: string;
  readonly from: string;
  readonly to: string;
}

/** Where some of a learner's time went on a day. `lessonId` is '' outside lessons. */
export interface Spent {
  readonly id: string;
  readonly day: string;
  /** A subject, or `skill:<id>` or `lesson:<id>` for what was counted before subjects were. */
  readonly subject: string;
  readonly lessonId: string;
  readonly workedMs: number;
  readonly skills: readonly string[];
  readonly startedAt: Date;
  readonly lastAt: Date;
}

/** Answers from paper, told together, that a parent took back; `skills` are practised by them. */
export interface TakenBack {
  readonly id: string;
  readonly day: string;
  readonly answers: number;
  readonly skills: readonly string[];
  readonly reason: VoidReason;
  readonly answeredAt: Date;
  readonly takenBackAt: Date;
}

/** What records ask of the content index. */
export interface RecordsContent {
  lessonSummary(id: string, locale: Locale): LessonSummary | null;
  skill(id: string): { readonly subject: Subject } | null;
  skillTitle(id: string, locale: Locale): string;
}

/** Names as a transcript has them; empty where nobody told. */
export interface TranscriptHead {
  readonly studentName: string;
  readonly birthDate: string | null;
  readonly schoolName: string;
  readonly administrator: string;
}

export interface RecordsDeps {
  readonly database: Pick<Database, 'db'>;
  readonly content: RecordsContent;
  /** The law of every state that was read. */
  readonly states: readonly StateProfile[];
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly printer: Pick<Printer, 'print'>;
  /** In the order of the days. */
  readonly timeSpent: (days: DaysOf) => Promise<readonly Spent[]>;
  /** What came back from paper on these days, by the clock of `timeZone`, and counts no longer. */
  readonly takenBack: (
    days: Omit<DaysOf, 'familyId'> & { readonly timeZone: string },
  ) => Promise<readonly TakenBack[]>;
  /** What a family did away from the screen, struck entries too. */
  readonly homeActivities: (days: DaysOf, locale: Locale) => Promise<readonly LogEntry[]>;
  /** Strikes such an entry where it stands. */
  readonly strikeActivity: (viewer: Viewer, id: string) => Promise<unknown>;
  readonly restsOf: (days: DaysOf) => Promise<readonly Rest[]>;
  /** What a child's transcript is headed with, where a parent set it up. */
  readonly transcriptHead: (childId: string) => Promise<TranscriptHead | null>;
  /** Whose record it is, for parts of the product that ask for a child by id. Null when there is no such learner. */
  readonly findLearner: (childId: string) => Promise<Learner | null>;
  readonly now: () => Date;
}
