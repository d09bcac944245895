import type { Course, LessonSummary } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { LearningContent } from '../features/learning/learning.deps.ts';

export const HALVES = 'sharing-a-loaf';
export const UNLIKE = 'adding-parts';
export const ANGLES = 'right-angles';
export const LOAVES_COURSE = 'math-3-5';
export const ANGLES_COURSE = 'math-6-8';

const PRACTICE: Readonly<Record<string, { skill: string; count: number }[]>> = {
  [HALVES]: [{ skill: 'ma-halves', count: 2 }],
  [UNLIKE]: [
    { skill: 'ma-addunlike', count: 2 },
    { skill: 'ma-halves', count: 1 },
  ],
  [ANGLES]: [{ skill: 'ma-pyth', count: 5 }],
};

function summary(id: string, courseId: string, band: LessonSummary['band'], locale: Locale): LessonSummary {
  const practice = PRACTICE[id] ?? [];
  return {
    id,
    courseId,
    band,
    title: `${id} (${locale})`,
    summary: 'A lesson for tests of what learners do with lessons.',
    subject: 'math',
    grade: '4',
    durationMin: 20,
    skills: practice.map(({ skill }) => skill),
    practiceCount: practice.reduce((sum, { count }) => sum + count, 0),
  };
}

function course(id: string, band: Course['band'], lessonIds: readonly string[], locale: Locale): Course {
  const lessons = lessonIds.map((lessonId) => summary(lessonId, id, band, locale));
  const units = [{ id: `${id}-1`, title: 'One', lessons }];
  return { id, title: `${id} (${locale})`, subject: 'math', band, units, lessonCount: lessons.length };
}

function coursesIn(locale: Locale): Course[] {
  return [
    course(LOAVES_COURSE, '3-5', [HALVES, UNLIKE], locale),
    course(ANGLES_COURSE, '6-8', [ANGLES], locale),
  ];
}

/** Two courses with three lessons over real skills, so that figures can be counted by hand. */
export const smallContent: Omit<LearningContent, 'skills' | 'skill' | 'data'> = {
  courses: coursesIn,
  course: (id, locale) => coursesIn(locale).find((each) => each.id === id) ?? null,
  lesson: () => null,
  lessonSummary: (id, locale) =>
    coursesIn(locale)
      .flatMap(({ units }) => units.flatMap(({ lessons }) => lessons))
      .find((lesson) => lesson.id === id) ?? null,
  lessonPractice: (id) => PRACTICE[id] ?? [],
  lessonsOfSkill: (skill) =>
    Object.keys(PRACTICE).filter((id) => PRACTICE[id]?.some((part) => part.skill === skill)),
  skillTitle: (id, locale) => `${id} (${locale})`,
};
