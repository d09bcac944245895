import { SUBJECTS } from '@ori/contracts/subjects';
import type { TranscriptCourseInput } from '@ori/contracts/transcript';
import {
  COURSE_GRADINGS,
  COURSE_LEVELS,
  COURSE_STATUSES,
  GRADE_SOURCES,
  TERMS,
} from '@ori/contracts/transcript-names';
import { textOf } from '../../lib/use-form.ts';
import { hundredthsTyped } from './mark-input.ts';

const MINUTES = 60;

/** What a form says about a course; what it does not ask for stays as it was. */
export function courseFilled(filled: FormData, was: TranscriptCourseInput): TranscriptCourseInput {
  const has = (name: string) => filled.has(name);
  const text = (name: string) => textOf(filled, name).trim();
  const oneOf = <Name extends string>(names: readonly Name[], name: string, else_: Name): Name =>
    names.find((each) => each === text(name)) ?? else_;
  const hours = hundredthsTyped(text('hours'));
  const gradeFrom = oneOf(GRADE_SOURCES, 'gradeFrom', was.gradeFrom);
  return {
    title: text('title'),
    subject: oneOf(SUBJECTS, 'subject', was.subject),
    level: oneOf(COURSE_LEVELS, 'level', was.level),
    provider: text('provider'),
    year: Number(text('year')),
    gradeLevel: Number(text('gradeLevel')),
    term: oneOf(TERMS, 'term', was.term),
    status: oneOf(COURSE_STATUSES, 'status', was.status),
    grading: oneOf(COURSE_GRADINGS, 'grading', was.grading),
    gradeFrom,
    grade: gradeFrom === 'hand' ? text('grade') || null : was.grade,
    minutes: has('hours') ? (hours === null ? null : Math.round((hours * MINUTES) / 100)) : was.minutes,
    credit: has('credit') ? hundredthsTyped(text('credit')) : was.credit,
    repeats: has('repeats') ? text('repeats') || null : was.repeats,
    description: text('description'),
    texts: text('texts'),
    instructor: text('instructor'),
    method: text('method'),
    assessment: text('assessment'),
  };
}
