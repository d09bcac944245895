import type { MindAnswer } from '@ori/contracts/mind';
import type { HomeKind } from '@ori/contracts/practice-names';
import type {
  HomeActivitiesAnswer,
  LogAnswer,
  LogEntry,
  LogInput,
  PracticeChoice,
} from '@ori/contracts/practices';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

const PRACTICES = 'practices';
const LOG = 'activity-log';
const PAGE = 10;

/** Findings, traditions, quiet activities and their rules, in the language on screen. */
export function useMind() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['mind', i18n.language],
    queryFn: ({ signal }) => answered(rest<MindAnswer>('GET', '/api/heritage/mind', undefined, { signal })),
    staleTime: Infinity,
    retry: 1,
  });
}

/** Everything to be done at home, in the language on screen. */
export function useHomeActivities() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['home-activities', i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<HomeActivitiesAnswer>('GET', '/api/heritage/home-activities', undefined, { signal })),
    staleTime: Infinity,
    retry: 1,
  });
}

/** Whether quiet activities are offered to a child. */
export function usePracticeChoice(childId: string) {
  return useQuery({
    queryKey: [PRACTICES, childId],
    queryFn: ({ signal }) =>
      answered(rest<PracticeChoice>('GET', `/api/practices/${childId}`, undefined, { signal })),
    retry: 1,
  });
}

/** Decides whether they are. */
export function useDecide(childId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mindfulness: boolean) =>
      answered(rest<PracticeChoice>('PUT', `/api/practices/${childId}`, { mindfulness })),
    onSuccess: (choice) => client.setQueryData([PRACTICES, childId], choice),
  });
}

/** What was done away from the screen, newest day first, page by page; of one kind, or of all. */
export function useActivityLog(childId: string, kind: HomeKind | null) {
  const { i18n } = useTranslation();
  return useInfiniteQuery({
    queryKey: [LOG, childId, kind, i18n.language],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({
        childId,
        first: String(PAGE),
        ...(kind && { kind }),
        ...(pageParam && { before: pageParam }),
      });
      return answered(rest<LogAnswer>('GET', `/api/activity-log?${asked}`, undefined, { signal }));
    },
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** Writes an entry down. */
export function useLogDone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entry: LogInput) => answered(rest<LogEntry>('POST', '/api/activity-log', entry)),
    onSuccess: () => client.invalidateQueries({ queryKey: [LOG] }),
  });
}

/** Strikes an entry; it stays readable. */
export function useStrike() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answered(rest<LogEntry>('POST', `/api/activity-log/${id}/strike`)),
    onSuccess: () => client.invalidateQueries({ queryKey: [LOG] }),
  });
}
