import type { TranscriptCourseInput } from '@ori/contracts/transcript';
import type { GradingScale } from '@ori/contracts/transcript-names';
import { type MasteryFigures, percentOfMastery } from './grades-from-mastery.ts';
import { type Grade, gradeNamed, gradeOfPercent } from './grades-scales.ts';

/** What a course's grade is made of. */
interface Graded extends Pick<TranscriptCourseInput, 'grading' | 'gradeFrom' | 'grade'> {
  readonly mastery: MasteryFigures | null;
  readonly marks: { readonly percent: number | null };
}

/** The scale a course is graded on: its own, where it is only passed or failed. */
export function scaleOf(grading: Graded['grading'], scale: GradingScale): GradingScale {
  return grading === 'pass-fail' ? 'pass-fail' : scale;
}

function percentOf({ gradeFrom, mastery, marks }: Graded): number | null {
  if (gradeFrom === 'marks') return marks.percent;
  return mastery === null ? null : percentOfMastery(mastery);
}

/** The grade of a course by where it comes from; `isOtherScale` when one given by hand cannot be read on this scale. */
export function courseGrade(
  course: Graded,
  scale: GradingScale,
): { readonly grade: Grade | null; readonly isOtherScale: boolean } {
  const own = scaleOf(course.grading, scale);
  if (course.gradeFrom === 'hand') {
    const said = course.grade;
    const grade = said === null || said === '' ? null : gradeNamed(own, said);
    return { grade, isOtherScale: grade === null && said !== null && said !== '' };
  }
  const percent = percentOf(course);
  return { grade: percent === null ? null : gradeOfPercent(own, percent), isOtherScale: false };
}
