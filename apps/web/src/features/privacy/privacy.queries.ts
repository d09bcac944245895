import type {
  consentsAnswer,
  copiesAnswer,
  deletionAnswer,
  DeletionPreview,
  FamilyCopy,
  looksAnswer,
} from '@ori/contracts/privacy';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

type Looks = z.infer<typeof looksAnswer>;
type Consents = z.infer<typeof consentsAnswer>;
export type Copies = z.infer<typeof copiesAnswer>;
type Deleted = z.infer<typeof deletionAnswer>;

/** Whose entries are asked for; `others`: only what people outside the family did. */
export interface LooksAsked {
  readonly childId: string | null;
  readonly by: 'everybody' | 'others';
}

const COPIES = ['privacy', 'copies'] as const;
const WHILE_MADE_MS = 1_500;
const isBeingMade = ({ state }: FamilyCopy): boolean => state === 'waiting' || state === 'working';

/** Who looked at what, newest first, a page at a time. */
export function useLooks({ childId, by }: LooksAsked) {
  return useInfiniteQuery({
    queryKey: ['privacy', 'looks', childId, by],
    queryFn: ({ pageParam, signal }) => {
      const asked = { by, ...(childId && { childId }), ...(pageParam && { cursor: pageParam }) };
      const search = new URLSearchParams(asked);
      return answered(rest<Looks>('GET', `/api/privacy/looks?${search}`, undefined, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** Every consent that was ever given. */
export function useConsents() {
  return useQuery({
    queryKey: ['privacy', 'consents'],
    queryFn: ({ signal }) => answered(rest<Consents>('GET', '/api/privacy/consents', undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** The copies that can be fetched, and one being made: asked again until it is ready. */
export function useCopies() {
  return useQuery({
    queryKey: COPIES,
    queryFn: ({ signal }) => answered(rest<Copies>('GET', '/api/privacy/copies', undefined, { signal })),
    refetchInterval: ({ state: { data } }) => (data?.copies.some(isBeingMade) ? WHILE_MADE_MS : false),
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** Asks for the copies anew: the answer says until when one's secret counts. */
export function useCopiesAnew(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: COPIES });
}

export function useMakeCopy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answered(rest<FamilyCopy>('POST', '/api/privacy/copies')),
    onSuccess: () => client.invalidateQueries({ queryKey: ['privacy'] }),
  });
}

/** What would go with the family; counted only when somebody wants to know. */
export function useDeletionPreview(isWanted: boolean) {
  return useQuery({
    queryKey: ['privacy', 'deletion'],
    queryFn: ({ signal }) =>
      answered(rest<DeletionPreview>('GET', '/api/privacy/deletion', undefined, { signal })),
    enabled: isWanted,
    refetchOnMount: 'always',
    retry: 1,
  });
}

export function useDeleteFamily() {
  return useMutation({ mutationFn: () => answered(rest<Deleted>('POST', '/api/privacy/deletion')) });
}
