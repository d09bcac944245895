import type { alertsAnswer, Helpline, helplinesAnswer, wrongReportsAnswer } from '@ori/contracts/tutor-care';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { answered } from '../../../lib/answered.ts';
import { rest } from '../../../lib/rest.ts';
import { TOLD_AT_ONCE } from '../told-at-once.ts';

type Alerts = z.infer<typeof alertsAnswer>;
type Helplines = z.infer<typeof helplinesAnswer>;
type Reports = z.infer<typeof wrongReportsAnswer>;

const ALERTS = ['tutor', 'alerts'] as const;
const HELPLINES = ['tutor', 'helplines'] as const;

/** Alerts this adult may read; the server decides which. */
export function useAlerts() {
  return useQuery({
    queryKey: ALERTS,
    queryFn: ({ signal }) => answered(rest<Alerts>('GET', '/api/tutor/alerts', undefined, { signal })),
    meta: { follows: ['alerts'] },
    retry: 1,
  });
}

export function useAcknowledge() {
  const client = useQueryClient();
  return useMutation({
    ...TOLD_AT_ONCE,
    mutationFn: (id: string) => answered(rest('POST', `/api/tutor/alerts/${id}/acknowledge`)),
    onSuccess: () => client.invalidateQueries({ queryKey: ALERTS }),
  });
}

export function useHelplines() {
  return useQuery({
    queryKey: HELPLINES,
    queryFn: ({ signal }) => answered(rest<Helplines>('GET', '/api/tutor/helplines', undefined, { signal })),
    retry: 1,
  });
}

/** Replaces the whole list; an empty one brings the reviewed list back. */
export function useChangeHelplines() {
  const client = useQueryClient();
  return useMutation({
    ...TOLD_AT_ONCE,
    mutationFn: (helplines: readonly Helpline[]) =>
      answered(rest<Helplines>('PUT', '/api/tutor/helplines', { helplines })),
    onSuccess: (answer) => client.setQueryData(HELPLINES, answer),
  });
}

/** What people said looks wrong in the tutor's words, newest first. */
export function useWrongReports() {
  return useQuery({
    queryKey: ['tutor', 'wrong'],
    queryFn: ({ signal }) => answered(rest<Reports>('GET', '/api/tutor/wrong', undefined, { signal })),
    retry: 1,
  });
}
