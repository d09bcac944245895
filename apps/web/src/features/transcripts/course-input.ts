import type { Child } from '@ori/contracts/families';
import type { AddCourseInput, CourseOffer, TranscriptCourseInput } from '@ori/contracts/transcript';
import { HUNDREDTHS } from '@ori/contracts/transcript-names';
import { schoolYearOf } from '@ori/core/records/grades-writing';

export type GradedChild = Pick<Child, 'id' | 'firstName' | 'gradeLevel'>;
const GRADE_MAX = 12;

/** A course as it is begun: of this school year, in the child's grade, a whole credit when it is done. */
export function freshCourse({ gradeLevel }: GradedChild, today: string): TranscriptCourseInput {
  return {
    title: '',
    subject: 'math',
    level: 'regular',
    provider: '',
    term: 'year',
    status: 'in-progress',
    year: schoolYearOf(today),
    gradeLevel: Math.min(gradeLevel ?? 0, GRADE_MAX),
    grading: 'graded',
    gradeFrom: 'marks',
    grade: null,
    minutes: null,
    credit: HUNDREDTHS,
    repeats: null,
    description: '',
    texts: '',
    instructor: '',
    method: '',
    assessment: '',
  };
}

/**
 * One of our own courses as the child worked in it, graded by the skills mastered. It is completed once every skill
 * is: until then a grade from mastery is only on its way, and a parent may say otherwise.
 */
export function offeredCourse(
  child: GradedChild,
  { productCourse, title, subject, isFinished, mastery, lastOn }: CourseOffer,
): AddCourseInput {
  return {
    ...freshCourse(child, lastOn),
    title,
    subject,
    gradeFrom: 'mastery',
    status: isFinished && mastery.mastered === mastery.total ? 'completed' : 'in-progress',
    id: crypto.randomUUID(),
    childId: child.id,
    productCourse,
  };
}
