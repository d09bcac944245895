import type { Lesson } from '@ori/contracts/content';
import type { CompletedCounts, CourseProgress, LessonProgress } from '@ori/contracts/learning';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../../lib/answered.ts';
import { rest } from '../../../lib/rest.ts';

interface LessonOfCourse {
  readonly courseId: string;
  readonly lessonId: string;
}

/** Where the learner stands in one course. */
export function useCourseProgress(courseId: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['courses', courseId, 'progress', i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<CourseProgress>('GET', `/api/courses/${courseId}/progress`, undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** Lessons done by course id; a course that is not named has none, as far as it is known. */
export function useCompletedCounts(): ReadonlyMap<string, number> {
  const { data } = useQuery({
    queryKey: ['courses', 'completed'],
    queryFn: ({ signal }) =>
      answered(rest<CompletedCounts>('GET', '/api/learning/courses', undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });
  return new Map(data?.courses.map(({ courseId, completed }) => [courseId, completed]));
}

/** A lesson; `apart` from its mappings for a learner who is asked about them one by one. */
export function useLesson(lessonId: string, kim: 'apart' | 'told') {
  const { i18n } = useTranslation();
  const path = `/api/lessons/${lessonId}${kim === 'apart' ? '?kim=apart' : ''}`;
  return useQuery({
    queryKey: ['lessons', lessonId, i18n.language, kim],
    queryFn: ({ signal }) => answered(rest<Lesson>('GET', path, undefined, { signal })),
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
