import type { KimLimits } from '@ori/contracts/kim';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { keepLimits, readLimits, readProgress } from './kim.calls.ts';
import { readReadings } from './synthesis.calls.ts';

/** What a parent allows a child, and how far the child is. */
export function useChildKim(childId: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['kim', childId, i18n.language],
    queryFn: async () => ({
      limits: await answered(readLimits(childId)),
      progress: await answered(readProgress(childId)),
    }),
    meta: { follows: ['kim'] },
    retry: 1,
  });
}

/** Sets what a child is allowed. */
export function useKeepLimits(childId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (limits: KimLimits) => answered(keepLimits(childId, limits)),
    onSuccess: () => client.invalidateQueries({ queryKey: ['kim', childId] }),
  });
}

/** What waits for this grown-up to read. */
export function useReadingsWaiting() {
  return useQuery({
    queryKey: ['kim', 'readings'],
    queryFn: () => answered(readReadings()),
    meta: { follows: ['kim'] },
    retry: 1,
  });
}
