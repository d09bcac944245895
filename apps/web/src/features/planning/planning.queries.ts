import type {
  AddRestInput,
  PlannedAssignment,
  RestSpan,
  Schedule,
  TimetableSlot,
} from '@ori/contracts/planning';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest, type Method } from '../../lib/rest.ts';

const KEY = ['planning'] as const;

/** A learner's week; `from` is its Monday, null the running one. */
export function useSchedule(from: string | null) {
  const { i18n } = useTranslation();
  const asked = from === null ? '' : `?from=${from}`;
  return useQuery({
    queryKey: [...KEY, 'schedule', from, i18n.language],
    queryFn: ({ signal }) => answered(rest<Schedule>('GET', `/api/schedule${asked}`, undefined, { signal })),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** A change of the plan: every week that was shown is asked for anew. */
function useChange<Input, Answer>(call: (input: Input) => readonly [Method, string, unknown?]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => answered(rest<Answer>(...call(input))),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export const useMoveEntry = () =>
  useChange<{ id: string; day: string }, Schedule>(({ id, day }) => [
    'POST',
    `/api/schedule/entries/${id}/move`,
    { day },
  ]);
export const useSickDay = () =>
  useChange<string, Schedule>((day) => ['POST', '/api/schedule/sick-day', { day }]);
export const useAddRest = () =>
  useChange<AddRestInput, RestSpan>((input) => ['POST', '/api/schedule/rests', input]);
export const useEndRest = () =>
  useChange<string, { success: true }>((id) => ['DELETE', `/api/schedule/rests/${id}`]);
export const useSetTimetable = () =>
  useChange<readonly TimetableSlot[], Schedule>((slots) => ['PUT', '/api/schedule/timetable', { slots }]);

/** What was given to the signed-in learner: open first, the soonest of them on top. */
export function useAssignments() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...KEY, 'assignments', i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<{ assignments: PlannedAssignment[] }>('GET', '/api/assignments', undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });
}

export function useAssignment(id: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...KEY, 'assignment', id, i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<PlannedAssignment>('GET', `/api/assignments/${id}`, undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });
}
