import type { Course, Lesson } from '@ori/contracts/content';
import type { CourseProgress, LessonProgress } from '@ori/contracts/learning';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../../lib/answered.ts';
import { rest } from '../../../lib/rest.ts';

interface LessonOfCourse {
  readonly courseId: string;
  readonly lessonId: string;
}

const keyOfProgress = (courseId: string, language: string) => ['courses', courseId, 'progress', language];

/** All courses, in the language on screen. */
export function useCourseList() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['courses', i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<{ courses: Course[] }>('GET', '/api/courses', undefined, { signal })),
    staleTime: Infinity,
    retry: 1,
  });
}

function progressQuery(courseId: string, language: string) {
  return {
    queryKey: keyOfProgress(courseId, language),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answered(rest<CourseProgress>('GET', `/api/courses/${courseId}/progress`, undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  } as const;
}

/** Where the learner stands in one course. */
export function useCourseProgress(courseId: string) {
  const { i18n } = useTranslation();
  return useQuery(progressQuery(courseId, i18n.language));
}

/** Lessons done in each of these courses, by course id, as far as it is known. */
export function useCompletedCounts(courses: readonly Course[]): ReadonlyMap<string, number> {
  const { i18n } = useTranslation();
  const answers = useQueries({ queries: courses.map(({ id }) => progressQuery(id, i18n.language)) });
  return new Map(answers.flatMap(({ data }) => (data ? [[data.course.id, data.completed] as const] : [])));
}

export function useLesson(lessonId: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['lessons', lessonId, i18n.language],
    queryFn: ({ signal }) => answered(rest<Lesson>('GET', `/api/lessons/${lessonId}`, undefined, { signal })),
    staleTime: Infinity,
    retry: 1,
  });
}

const addressOf = ({ courseId, lessonId }: LessonOfCourse): string =>
  `/api/courses/${courseId}/lessons/${lessonId}`;

/** Opens a lesson for the learner and tells where they left it. */
export function useStartedLesson(lesson: LessonOfCourse) {
  return useQuery({
    queryKey: ['lessons', lesson.lessonId, 'started'],
    queryFn: () => answered(rest<LessonProgress>('POST', `${addressOf(lesson)}/start`)),
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
  });
}

/** Keeps the part on screen; a place that could not be kept costs nothing but a scroll. */
export async function keepPlace(lesson: LessonOfCourse, section: string): Promise<void> {
  await rest<LessonProgress>('PUT', `${addressOf(lesson)}/place`, { section });
}

export function completeLesson(lesson: LessonOfCourse): Promise<LessonProgress> {
  return answered(rest<LessonProgress>('POST', `${addressOf(lesson)}/complete`));
}
