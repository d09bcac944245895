import type {
  CalendarAnswer,
  ChildCourses,
  FeedMade,
  FeedStanding,
  FollowedAnswer,
  SchoolYear,
} from '@ori/contracts/calendar';
import type { Course } from '@ori/contracts/content';
import type { SkillMap } from '@ori/contracts/learning';
import type { PlannedAssignment, Schedule } from '@ori/contracts/planning';
import type { Result } from '@ori/contracts/result';
import type { Subject } from '@ori/contracts/subjects';
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';
import { FOLLOWS_PLAN, PLANNING, useChange } from './planning.queries.ts';

/** Something of planning, in the language on screen. */
function useAsked<Answer>(name: string, path: string, enabled = true) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...PLANNING, name, path, i18n.language],
    queryFn: ({ signal }) => answered(rest<Answer>('GET', path, undefined, { signal })),
    placeholderData: keepPreviousData,
    meta: FOLLOWS_PLAN,
    enabled,
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** Everything dated between two days, both included. */
export const useCalendar = (from: string, to: string) =>
  useAsked<CalendarAnswer>('calendar', `/api/calendar?from=${from}&to=${to}`);

export const useSchoolYear = () => useAsked<SchoolYear>('year', '/api/calendar/year');

/** Takes the family's year away with its terms. */
export const useRemoveYear = () => useChange<null, SchoolYear>(() => ['DELETE', '/api/calendar/year']);

export const useFeed = () => useAsked<FeedStanding>('feed', '/api/calendar/feed');
export const useMakeFeed = () =>
  useChange<boolean, FeedMade>((hasNames) => ['POST', '/api/calendar/feed', { hasNames }]);
export const useEndFeed = () => useChange<null, { success: true }>(() => ['DELETE', '/api/calendar/feed']);

/** The courses of all children. */
export const useFollowed = () => useAsked<FollowedAnswer>('courses', '/api/schedule/courses');
export const useFollow = () =>
  useChange<{ childId: string; courseIds: readonly string[] }, ChildCourses>((input) => [
    'PUT',
    '/api/schedule/courses',
    input,
  ]);

/** What all children were given. */
export const useGivenToAll = () =>
  useAsked<{ assignments: PlannedAssignment[] }>('given', '/api/assignments');

/** Several of them to one date. */
export const useMoveGiven = () =>
  useChange<{ ids: readonly string[]; dueOn: string }, { moved: number }>((input) => [
    'POST',
    '/api/assignments/move',
    input,
  ]);

/** One call after the other; what was planned is asked for anew in the end, also where one of them failed. */
function useEach<Item>(call: (item: Item) => Promise<Result<unknown, Failure>>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (items: readonly Item[]) => {
      for (const item of items) await answered(call(item));
    },
    onSettled: () => client.invalidateQueries({ queryKey: PLANNING }),
  });
}

/** Takes assignments back; what was done for them stays done. */
export const useExcuse = () => useEach<string>((id) => rest('DELETE', `/api/assignments/${id}`));

/** Gives what was taken back once more. */
export const useGiveAgain = () =>
  useEach<PlannedAssignment>(({ childId, kind, lesson, skill, count, dueOn }) =>
    rest('POST', '/api/assignments', {
      childId,
      kind,
      dueOn,
      ...(lesson && { lessonId: lesson.id }),
      ...(skill && { skill: skill.id }),
      ...(count !== null && { count }),
    }),
  );

/** A course with its lessons. */
export const useCourseLessons = (courseId: string) =>
  useAsked<Course>('course', `/api/courses/${encodeURIComponent(courseId)}`, courseId !== '');

/** Every course of the catalogue. */
export const useCatalogue = () => useAsked<{ courses: Course[] }>('catalogue', '/api/courses');

/** The skills of a subject as a child stands in them. */
export const useSkillsOf = (childId: string, subject: Subject) =>
  useAsked<SkillMap>('skills', `/api/learning/map?${new URLSearchParams({ childId, subject })}`);

/** The plans of the coming weeks of several children, with their timetables. */
const WEEKS_AHEAD = 4;
export function useComingWeeks(childIds: readonly string[]) {
  const { i18n } = useTranslation();
  return useQueries({
    queries: childIds.map((childId) => ({
      queryKey: [...PLANNING, 'coming', childId, i18n.language],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        answered(
          rest<Schedule>(
            'GET',
            `/api/schedule?${new URLSearchParams({ childId, weeks: String(WEEKS_AHEAD) })}`,
            undefined,
            {
              signal,
            },
          ),
        ),
      meta: FOLLOWS_PLAN,
      refetchOnMount: 'always' as const,
      retry: 1,
    })),
    combine: (results) => results.flatMap(({ data }): Schedule[] => (data === undefined ? [] : [data])),
  });
}
