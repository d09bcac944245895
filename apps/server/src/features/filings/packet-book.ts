import type { FilingMethod, FilingType } from '@ori/contracts/state-kinds';
import type { AttendanceKind } from '@ori/contracts/record-names';
import type { Subject } from '@ori/contracts/subjects';

/** Lines left free for a hand to fill: how many under each label. */
type Blanks = readonly (readonly [label: string, lines: number])[];

/** Every word a filing packet is printed in; one book a language. */
export interface PacketWords {
  readonly title: string;
  readonly generalTitle: string;
  readonly page: string;
  readonly madeOn: (day: string) => string;
  readonly span: (from: string, to: string) => string;
  readonly grade: (level: number) => string;
  /** What stands above the particulars of the child, the school and the family. */
  readonly who: string;
  readonly particulars: Readonly<
    Record<
      | 'student'
      | 'birthDate'
      | 'grade'
      | 'year'
      | 'state'
      | 'pathway'
      | 'school'
      | 'supervisor'
      | 'qualification'
      | 'district',
      string
    >
  >;
  readonly notice: string;
  readonly general: (state: string | null) => string;
  readonly due: {
    readonly title: string;
    readonly columns: readonly [string, string, string, string];
    readonly part: (what: string, part: number, count: number) => string;
    readonly noDay: string;
    readonly open: string;
    readonly sent: (day: string, method: string, receipt: string) => string;
    readonly kept: (day: string) => string;
    readonly nothing: string;
  };
  readonly methods: Readonly<Record<FilingMethod, string>>;
  readonly time: {
    readonly title: string;
    readonly columns: readonly [string, string, string];
    readonly days: string;
    readonly hours: string;
    readonly core: string;
    readonly coreAtHome: string;
    readonly either: string;
    readonly equivalent: string;
    readonly coreUnknown: (hours: string) => string;
  };
  readonly subjects: {
    readonly title: string;
    readonly columns: readonly [string, string];
    readonly perhaps: string;
    readonly unplaced: string;
    readonly total: string;
    readonly own: Readonly<Record<Subject, string>>;
    readonly shared: (names: string) => string;
  };
  readonly attendance: {
    readonly title: string;
    readonly month: string;
    readonly total: string;
    readonly attended: string;
    readonly kinds: Readonly<Record<AttendanceKind, string>>;
    readonly nothing: string;
  };
  readonly materials: { readonly title: string; readonly nothing: string; readonly planned: string };
  readonly law: {
    readonly title: string;
    readonly since: (day: string) => string;
    readonly verified: (day: string) => string;
    readonly unverified: (day: string) => string;
    readonly sources: string;
    readonly readOn: (day: string) => string;
  };
  readonly sheet: {
    readonly to: string;
    readonly due: string;
    readonly standing: string;
    readonly officialForm: string;
    /** Beneath a plan: when it is reported on, and who teaches. */
    readonly reportsDue: string;
    readonly taughtBy: (name: string, qualification: string) => string;
    readonly intro: Readonly<Record<FilingType, string>>;
    readonly covers: (from: string, to: string, isRunning: boolean) => string;
    readonly blanks: Readonly<Record<FilingType, Blanks>>;
    readonly statement: string;
    readonly signature: string;
    readonly date: string;
  };
}
