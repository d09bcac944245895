import type {
  TranscriptCourse,
  TranscriptSettings,
  TranscriptTotals,
  TranscriptYear,
} from '@ori/contracts/transcript';
import { TERMS } from '@ori/contracts/transcript-names';
import { creditOf } from './credits.ts';
import { type Standing, standings } from './credits-repeats.ts';
import { averagesOf } from './gpa.ts';
import { courseGrade } from './gpa-course-grade.ts';

type Reckoned =
  | 'symbol'
  | 'points'
  | 'isOtherScale'
  | 'creditAttempted'
  | 'creditEarned'
  | 'countsInAverage'
  | 'isRepeated';
/** A course as it is kept, before anything is reckoned. */
export type KeptCourse = Omit<TranscriptCourse, Reckoned>;
type Rules = Omit<
  TranscriptSettings,
  | 'studentName'
  | 'birthDate'
  | 'schoolName'
  | 'schoolAddress'
  | 'administrator'
  | 'ninthGradeStart'
  | 'graduatesOn'
  | 'paper'
>;

interface Worked extends TranscriptCourse {
  readonly isPassed: boolean;
  readonly isDone: boolean;
}

const inOrder = (one: KeptCourse, other: KeptCourse): number =>
  one.year - other.year ||
  TERMS.indexOf(one.term) - TERMS.indexOf(other.term) ||
  one.title.localeCompare(other.title) ||
  (one.id < other.id ? -1 : 1);

function graded(course: KeptCourse, rules: Rules): Worked {
  const { grade, isOtherScale } = courseGrade(course, rules.scale);
  const isDone = course.status === 'completed' && grade !== null;
  return {
    ...course,
    symbol: grade?.symbol ?? null,
    points: grade?.points ?? null,
    isOtherScale,
    isPassed: grade?.isPassed ?? false,
    isDone,
    creditAttempted: isDone ? creditOf(rules, course) : 0,
    creditEarned: 0,
    countsInAverage: false,
    isRepeated: false,
  };
}

const NOWHERE: Standing = { countsInAverage: false, earnsCredit: false };

/** A course with what it counts for beside those that repeat it. */
function standingOf(course: Worked, { countsInAverage, earnsCredit }: Standing): Worked {
  const { points, creditAttempted, isPassed, isDone } = course;
  return {
    ...course,
    countsInAverage: countsInAverage && points !== null && creditAttempted > 0,
    creditEarned: earnsCredit && isPassed ? creditAttempted : 0,
    isRepeated: isDone && !(countsInAverage && (earnsCredit || !isPassed)),
  };
}

function reckoned(courses: readonly KeptCourse[], rules: Rules): Worked[] {
  const worked = courses.toSorted(inOrder).map((course) => graded(course, rules));
  const standing = standings(worked, rules.repeatRule);
  return worked.map((course) => standingOf(course, standing.get(course.id) ?? NOWHERE));
}

function totalsOf(courses: readonly Worked[], rules: Rules): TranscriptTotals {
  const sum = (of: 'creditAttempted' | 'creditEarned') => courses.reduce((all, each) => all + each[of], 0);
  const counted = courses.flatMap(({ points, level, isPassed, creditAttempted, countsInAverage }) =>
    countsInAverage && points !== null ? [{ points, level, isPassed, credit: creditAttempted }] : [],
  );
  return {
    attempted: sum('creditAttempted'),
    earned: sum('creditEarned'),
    ...averagesOf(rules.scale, counted, rules),
  };
}

const shown = ({ isPassed: _passed, isDone: _done, ...course }: Worked): TranscriptCourse => course;

function yearOf(year: number, courses: readonly Worked[], rules: Rules): TranscriptYear {
  const gradeLevel = Math.max(...courses.map((course) => course.gradeLevel));
  return { year, gradeLevel, courses: courses.map(shown), ...totalsOf(courses, rules) };
}

/**
 * A transcript from the courses kept: years in order, each with its credits and averages, and all together. A course
 * counts once it is completed and has a grade; withdrawn and unfinished ones are shown and count nothing; passed or
 * failed ones earn credit and stand in no average; what was failed is in the average and earns no credit.
 */
export function transcriptOf(
  rules: Rules,
  courses: readonly KeptCourse[],
): { readonly years: TranscriptYear[]; readonly totals: TranscriptTotals } {
  const worked = reckoned(courses, rules);
  const years = [...Map.groupBy(worked, ({ year }) => year)];
  return {
    years: years.map(([year, group]) => yearOf(year, group, rules)),
    totals: totalsOf(worked, rules),
  };
}
