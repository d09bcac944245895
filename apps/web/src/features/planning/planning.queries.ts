import type {
  AddRestInput,
  ChangeAnswer,
  PlannedAssignment,
  RestSpan,
  Schedule,
  TimetableSlot,
} from '@ori/contracts/planning';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { FailedCall } from '../../lib/failure.ts';
import { rest, type Method } from '../../lib/rest.ts';
import { usePlanOwner } from './plan-owner.ts';

/** Everything planned: a change of it asks for all of it anew. */
export const PLANNING = ['planning'] as const;
/** What is planned shows what is done of it. */
export const FOLLOWS_PLAN = { follows: ['plan', 'given', 'lessons', 'work'] } as const;

/** How a week is asked for; `from` is its Monday, null the running one. */
export function scheduleQuery(childId: string | null, from: string | null, language: string) {
  const asked = new URLSearchParams({ ...(from && { from }), ...(childId && { childId }) });
  return {
    queryKey: [...PLANNING, 'schedule', childId, from, language],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      answered(rest<Schedule>('GET', `/api/schedule?${asked}`, undefined, { signal })),
    placeholderData: keepPreviousData,
    meta: FOLLOWS_PLAN,
    refetchOnMount: 'always',
    retry: 1,
  } as const;
}

/** The week of whoever's plan is shown. */
export function useSchedule(from: string | null) {
  const { i18n } = useTranslation();
  return useQuery(scheduleQuery(usePlanOwner()?.id ?? null, from, i18n.language));
}

/** Did somebody else change it first? Then it is shown anew. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof FailedCall && error.failure.code === 'changed-meanwhile';

/** A change of the plan: every week that was shown is asked for anew. */
export function useChange<Input, Answer>(call: (input: Input) => readonly [Method, string, unknown?]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => answered(rest<Answer>(...call(input))),
    onSuccess: () => client.invalidateQueries({ queryKey: PLANNING }),
    onError: (error) => {
      if (isChangedMeanwhile(error)) void client.invalidateQueries({ queryKey: PLANNING });
    },
  });
}

/** Says that something planned has changed, where a form sends it. */
export function usePlanChanged(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: PLANNING });
}

export const useMoveEntry = () =>
  useChange<{ id: string; day: string }, Schedule & ChangeAnswer>(({ id, day }) => [
    'POST',
    `/api/schedule/entries/${id}/move`,
    { day },
  ]);
/** `childId` where a parent speaks for a child, nothing where a learner speaks for themselves. */
function useWhose(): { readonly childId?: string } {
  const child = usePlanOwner();
  return child === null ? {} : { childId: child.id };
}

export function useSickDay() {
  const whose = useWhose();
  return useChange<string, ChangeAnswer>((day) => ['POST', '/api/schedule/sick-day', { ...whose, day }]);
}
export function useAddRest() {
  const whose = useWhose();
  return useChange<AddRestInput, RestSpan>((input) => [
    'POST',
    '/api/schedule/rests',
    { ...whose, ...input },
  ]);
}
export const useEndRest = () =>
  useChange<string, { success: true }>((id) => ['DELETE', `/api/schedule/rests/${id}`]);
/** The week as it shall be, and as it was when the change began. */
interface WeekChange {
  readonly slots: readonly TimetableSlot[];
  readonly before: readonly TimetableSlot[];
}
/** The timetable of a child who is named. */
export const useSetTimetableOf = () =>
  useChange<WeekChange & { childId: string }, Schedule>((input) => ['PUT', '/api/schedule/timetable', input]);
export function useSetTimetable() {
  const whose = useWhose();
  return useChange<WeekChange, Schedule>((week) => ['PUT', '/api/schedule/timetable', { ...whose, ...week }]);
}

/** What was given to the signed-in learner: open first, the soonest of them on top. */
export function useAssignments() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...PLANNING, 'assignments', i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<{ assignments: PlannedAssignment[] }>('GET', '/api/assignments', undefined, { signal })),
    meta: FOLLOWS_PLAN,
    refetchOnMount: 'always',
    retry: 1,
  });
}

export function useAssignment(id: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...PLANNING, 'assignment', id, i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<PlannedAssignment>('GET', `/api/assignments/${id}`, undefined, { signal })),
    meta: FOLLOWS_PLAN,
    refetchOnMount: 'always',
    retry: 1,
  });
}
