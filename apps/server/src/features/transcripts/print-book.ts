import type { Subject } from '@ori/contracts/content';
import type {
  CourseLevel,
  CourseStatus,
  CreditBasis,
  GradeSource,
  GradingScale,
  RepeatRule,
  Term,
} from '@ori/contracts/transcript-names';

/** What stands on a printed transcript and in its credential, in one language. Figures come as they are to be read. */
export interface PrintWords {
  readonly title: string;
  readonly descriptionsTitle: string;
  readonly student: string;
  readonly birthDate: string;
  readonly ninthGradeStart: string;
  readonly graduatesOn: string;
  readonly unnamedSchool: string;
  grade(level: number): string;
  readonly columns: readonly [course: string, credit: string, grade: string, from: string];
  readonly levels: Readonly<Record<CourseLevel, string>>;
  readonly terms: Readonly<Record<Term, string>>;
  readonly statuses: Readonly<Record<CourseStatus, string>>;
  readonly sources: Readonly<Record<GradeSource, string>>;
  readonly sourcesExplained: string;
  readonly repeated: string;
  readonly passFail: string;
  readonly earned: string;
  readonly average: string;
  readonly weightedAverage: string;
  readonly totals: string;
  readonly key: string;
  readonly scales: Readonly<Record<GradingScale, string>>;
  readonly scaleColumns: readonly [grade: string, from: string, points: string];
  weights(honours: string, ap: string, dual: string): string;
  readonly noWeights: string;
  readonly bases: Readonly<Record<CreditBasis, (hours: number) => string>>;
  readonly repeatRules: Readonly<Record<RepeatRule, string>>;
  readonly rounding: string;
  readonly statement: string;
  readonly signature: string;
  readonly date: string;
  readonly administrator: string;
  readonly code: string;
  codeText(address: string): string;
  readonly page: string;
  issued(day: string): string;
  readonly subjects: Readonly<Record<Subject, string>>;
  readonly provider: string;
  readonly instructor: string;
  readonly texts: string;
  readonly method: string;
  readonly assessment: string;
  readonly hours: string;
  masteredOf(mastered: number, total: number): string;
  marksTogether(count: number, percent: string): string;
  readonly givenByHand: string;
  readonly noDescription: string;
  readonly nothing: string;
  readonly credential: {
    readonly description: string;
    criteria(scale: string, basis: string): string;
    readonly credit: string;
  };
}
