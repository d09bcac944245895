import type { ChangeAnswer, ChangesAnswer, Schedule } from '@ori/contracts/planning';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';
import type { PlanChild } from './plan-owner.ts';
import { FOLLOWS_PLAN, PLANNING, scheduleQuery, useChange } from './planning.queries.ts';

/** The same week of several children, side by side. */
export function useFamilyWeek(children: readonly PlanChild[], from: string | null) {
  const { i18n } = useTranslation();
  return useQueries({
    queries: children.map(({ id }) => scheduleQuery(id, from, i18n.language)),
    combine: (results) => ({
      weeks: results.flatMap(({ data }): Schedule[] => (data === undefined ? [] : [data])),
      failed: results.find(({ isError, data }) => isError && data === undefined) ?? null,
      isOffline: results.some(({ fetchStatus }) => fetchStatus === 'paused'),
    }),
  });
}

/** A day is lost: for one child, or for everybody where nobody is named. */
export const useDayIll = () =>
  useChange<{ childId: string | null; day: string }, ChangeAnswer>(({ childId, day }) => [
    'POST',
    '/api/schedule/sick-day',
    childId === null ? { everyone: true, day } : { childId, day },
  ]);

export const useUndo = () =>
  useChange<string, { success: true }>((id) => ['POST', `/api/schedule/changes/${id}/undo`]);

export const useCatchUp = () =>
  useChange<{ readonly childId?: string; readonly everyone?: true }, ChangeAnswer>((whose) => [
    'POST',
    '/api/schedule/catch-up',
    whose,
  ]);

/** What was moved lately. */
export function useChanges(childId: string | null) {
  const { i18n } = useTranslation();
  const asked = new URLSearchParams(childId === null ? {} : { childId });
  return useQuery({
    queryKey: [...PLANNING, 'changes', childId, i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<ChangesAnswer>('GET', `/api/schedule/changes?${asked}`, undefined, { signal })),
    placeholderData: keepPreviousData,
    meta: FOLLOWS_PLAN,
    refetchOnMount: 'always',
    retry: 1,
  });
}
