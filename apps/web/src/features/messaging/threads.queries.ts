import type {
  MessageAnswer,
  MessageInput,
  ThreadAnswer,
  ThreadMessage,
  ThreadPlace,
  ThreadsAnswer,
} from '@ori/contracts/messaging';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';
import { NOTICES } from './notices.queries.ts';

const THREADS = ['threads'] as const;
/** Messages shown at once: the newest stand close to where one writes. */
const AT_ONCE = 10;
const threadKey = ({ kind, id }: ThreadPlace) => [...THREADS, kind, id] as const;
const threadPath = ({ kind, id }: ThreadPlace): string => `/api/threads/${kind}/${encodeURIComponent(id)}`;

/** Everybody somebody may write to, the newest word first. */
export function useThreads() {
  return useQuery({
    queryKey: [...THREADS, 'list'],
    queryFn: ({ signal }) => answered(rest<ThreadsAnswer>('GET', '/api/threads', undefined, { signal })),
    retry: 1,
  });
}

/** One thread, page by page, the newest page first. */
export function useThread(place: ThreadPlace) {
  return useInfiniteQuery({
    queryKey: threadKey(place),
    queryFn: ({ signal, pageParam }) => {
      const from = pageParam === null ? '' : `&cursor=${encodeURIComponent(pageParam)}`;
      const path = `${threadPath(place)}?first=${AT_ONCE}${from}`;
      return answered(rest<ThreadAnswer>('GET', path, undefined, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: 1,
  });
}

/** Fetches threads and what is new anew. */
export function useThreadsChanged(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: THREADS });
    void client.invalidateQueries({ queryKey: NOTICES });
  };
}

export function useWriteMessage(place: ThreadPlace) {
  const changed = useThreadsChanged();
  return useMutation({
    mutationFn: (input: MessageInput) =>
      answered(rest<MessageAnswer>('POST', `${threadPath(place)}/messages`, input)),
    onSuccess: changed,
  });
}

export function useWithdrawMessage() {
  const changed = useThreadsChanged();
  return useMutation({
    mutationFn: (id: string) =>
      answered(rest<ThreadMessage>('POST', `/api/messages/${encodeURIComponent(id)}/withdraw`)),
    onSettled: changed,
  });
}

/** Tells that everything in a thread was read; nothing is said when that fails, the next look tells it again. */
export function useMarkRead(place: ThreadPlace) {
  const changed = useThreadsChanged();
  return useMutation({
    mutationFn: () => answered(rest<{ success: true }>('POST', `${threadPath(place)}/read`)),
    onSuccess: changed,
  });
}
