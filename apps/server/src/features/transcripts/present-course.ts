import type { CourseOffer } from '@ori/contracts/transcript';
import { courseInputOf } from '@ori/core/records/course-input';
import { type CountedMark, percentOfMarks } from '@ori/core/records/grades-from-marks';
import type { KeptCourse } from '@ori/core/records/gpa-transcript';
import type { CourseRow } from './courses.store.ts';

type Figures = Pick<KeptCourse, 'workedMinutes' | 'mastery'>;

function keptFigures({ workedMinutes, skillsMastered, skillsTotal }: CourseRow): Figures {
  const mastery =
    skillsMastered === null || skillsTotal === null ? null : { mastered: skillsMastered, total: skillsTotal };
  return { workedMinutes, mastery };
}

/** The figures of a course of ours: as they are now while it is going on, as they were kept once it is over. */
function figuresOf(row: CourseRow, worked: readonly CourseOffer[]): Figures {
  const now = worked.find(({ productCourse }) => productCourse === row.productCourse);
  if (row.status !== 'in-progress' || now === undefined) return keptFigures(row);
  return { workedMinutes: now.workedMinutes, mastery: now.mastery };
}

/** A course as the rules of the transcript read it. */
export function keptCourseOf(
  row: CourseRow,
  marks: readonly CountedMark[],
  worked: readonly CourseOffer[],
): KeptCourse {
  return {
    ...courseInputOf(row),
    id: row.id,
    productCourse: row.productCourse,
    ...figuresOf(row, worked),
    marks: {
      count: marks.length,
      percent: percentOfMarks(marks),
    },
  };
}
