import type { Course } from '@ori/contracts/content';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from './answered.ts';
import { rest } from './rest.ts';

/** All courses, in the language on screen. */
export function useCourses() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['courses', i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<{ courses: Course[] }>('GET', '/api/courses', undefined, { signal })),
    staleTime: Infinity,
    retry: 1,
  });
}
