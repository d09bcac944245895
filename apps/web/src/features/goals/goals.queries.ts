import type { Goal, SetGoalInput } from '@ori/contracts/goals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

const KEY = ['goals'] as const;

/** A learner's goals with how far each is: one's own, or those of a child. */
export function useGoals(childId?: string) {
  const { i18n } = useTranslation();
  const path = childId === undefined ? '/api/goals' : `/api/goals?${new URLSearchParams({ childId })}`;
  return useQuery({
    queryKey: [...KEY, path, i18n.language],
    queryFn: ({ signal }) => answered(rest<{ goals: Goal[] }>('GET', path, undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** Sets a goal; the list is counted anew. */
export function useSetGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SetGoalInput) => answered(rest<Goal>('POST', '/api/goals', input)),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useDropGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answered(rest<{ success: true }>('DELETE', `/api/goals/${id}`)),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
