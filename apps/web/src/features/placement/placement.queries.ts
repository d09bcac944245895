import type { PlacementAnswer, PlacementAnswerInput, PlacementRun } from '@ori/contracts/placement';
import type { Subject } from '@ori/contracts/subjects';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

const KEY = ['placements'] as const;

/** The last walk through each subject. */
export function usePlacements() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...KEY, i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<{ placements: PlacementRun[] }>('GET', '/api/placements', undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** Starts a walk through a subject, or takes the open one up again. */
export function useStartPlacement() {
  return useMutation({
    mutationFn: (subject: Subject) => answered(rest<PlacementRun>('POST', '/api/placements', { subject })),
  });
}

export function useAnswerPlacement(runId: string) {
  return useMutation({
    mutationFn: (input: PlacementAnswerInput) =>
      answered(rest<PlacementAnswer>('POST', `/api/placements/${runId}/answers`, input)),
  });
}

/** Ends a walk where it is. */
export function useStopPlacement(runId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answered(rest<PlacementRun>('POST', `/api/placements/${runId}/stop`)),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
