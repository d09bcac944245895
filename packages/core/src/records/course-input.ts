import type { TranscriptCourseInput } from '@ori/contracts/transcript';

/** What a parent tells of a course, and may change: nothing of what is counted, or follows from it. */
export function courseInputOf(course: TranscriptCourseInput): TranscriptCourseInput {
  const { title, subject, level, provider, year, gradeLevel, term, status, grading, gradeFrom } = course;
  const { grade, minutes, credit, repeats, description, texts, instructor, method, assessment } = course;
  return {
    title,
    subject,
    level,
    provider,
    year,
    gradeLevel,
    term,
    status,
    grading,
    gradeFrom,
    grade,
    minutes,
    credit,
    repeats,
    description,
    texts,
    instructor,
    method,
    assessment,
  };
}
