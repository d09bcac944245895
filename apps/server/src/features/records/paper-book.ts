import type { AttendanceKind, EntryKind } from '@ori/contracts/record-names';
import type { Subject } from '@ori/contracts/subjects';

/** Every word of the printed log in one language. */
export interface PaperWords {
  readonly title: string;
  readonly page: string;
  readonly printed: (day: string) => string;
  readonly particulars: {
    readonly student: string;
    readonly grade: string;
    readonly school: string;
    readonly supervisor: string;
    readonly state: string;
    readonly district: string;
  };
  readonly grade: (level: number) => string;
  readonly figures: {
    readonly days: string;
    readonly time: string;
    readonly core: string;
    readonly atHome: string;
  };
  readonly subjectColumns: readonly [string, string, string, string, string];
  readonly total: string;
  readonly attendance: string;
  readonly log: string;
  readonly logColumns: readonly [string, string, string, string];
  readonly week: (from: string, to: string) => string;
  readonly kinds: Readonly<Record<EntryKind, string>>;
  readonly marks: Readonly<Record<AttendanceKind, string>>;
  readonly subjects: Readonly<Record<Subject, string>>;
  readonly away: string;
  readonly counted: string;
  readonly written: (moment: string) => string;
  readonly corrects: string;
  readonly struck: (moment: string) => string;
  readonly filed: string;
  readonly nothing: string;
  /** How the log came to be, for whoever reads it. */
  readonly explained: string;
  /** The same of what is core, where the law asks. */
  readonly coreExplained: string;
}
