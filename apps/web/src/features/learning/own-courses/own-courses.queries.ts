import type { Course } from '@ori/contracts/content';
import type { MakeCourseInput } from '@ori/contracts/learning';
import type { Result } from '@ori/contracts/result';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answered } from '../../../lib/answered.ts';
import type { Failure } from '../../../lib/failure.ts';
import { rest } from '../../../lib/rest.ts';

const pathOf = (id: string): string => `/api/courses/${encodeURIComponent(id)}`;

/** Makes a course, or changes the one with this id. */
export function saveCourse(id: string | null, input: MakeCourseInput): Promise<Result<Course, Failure>> {
  return id === null ? rest<Course>('POST', '/api/courses', input) : rest<Course>('PUT', pathOf(id), input);
}

/** Fetches every list of courses anew, after a change. */
export function useCoursesChanged(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['courses'] });
}

export function useRemoveCourse() {
  const changed = useCoursesChanged();
  return useMutation({
    mutationFn: (id: string) => answered(rest<{ success: true }>('DELETE', pathOf(id))),
    onSuccess: changed,
  });
}
