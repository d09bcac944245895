import type { Goal, SetGoalInput } from '@ori/contracts/goals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

const KEY = ['goals'] as const;

/** A learner's goals with how far each is. */
export function useGoals() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...KEY, i18n.language],
    queryFn: ({ signal }) => answered(rest<{ goals: Goal[] }>('GET', '/api/goals', undefined, { signal })),
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
