import type { TutorMessage } from '@ori/contracts/tutor';
import type {
  changeTutorLimitsInput,
  forgetTalksAnswer,
  parentCardsAnswer,
  transcriptsAnswer,
  tutorLimitsAnswer,
} from '@ori/contracts/tutor-care';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { answered } from '../../../lib/answered.ts';
import { graph } from '../../../lib/graph.ts';
import { rest } from '../../../lib/rest.ts';
import { MESSAGE_FIELDS } from '../tutor.calls.ts';
import { TOLD_AT_ONCE } from '../told-at-once.ts';

type Cards = z.infer<typeof parentCardsAnswer>;
export type LimitsAnswer = z.infer<typeof tutorLimitsAnswer>;
export type LimitChanges = z.infer<typeof changeTutorLimitsInput>;
type Forgotten = z.infer<typeof forgetTalksAnswer>;
type Transcripts = z.infer<typeof transcriptsAnswer>;
interface Whole {
  readonly messages: readonly TutorMessage[];
}

const FRESH_MS = 60_000;
export const limitsKey = (childId: string) => ['tutor', 'limits', childId] as const;
const talksKey = (childId: string) => ['tutor', 'transcripts', childId] as const;
const WHOLE = `query ($sessionId: ID!) { tutorConversation(sessionId: $sessionId) { messages { ${MESSAGE_FIELDS} } } }`;

/** Ori's card of each child, worded in the language on screen. */
export function useParentCards() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['tutor', 'parent-cards', i18n.language],
    queryFn: ({ signal }) => answered(rest<Cards>('GET', '/api/tutor/parent-card', undefined, { signal })),
    meta: { follows: ['work', 'lessons', 'talks', 'children'] },
    staleTime: FRESH_MS,
    retry: 1,
  });
}

export function useTutorLimits(childId: string) {
  return useQuery({
    queryKey: limitsKey(childId),
    queryFn: ({ signal }) =>
      answered(rest<LimitsAnswer>('GET', `/api/tutor/limits/${childId}`, undefined, { signal })),
    meta: { follows: ['limits'] },
    retry: 1,
  });
}

export function useChangeLimits(childId: string) {
  const client = useQueryClient();
  return useMutation({
    ...TOLD_AT_ONCE,
    mutationFn: (changes: LimitChanges) =>
      answered(rest<LimitsAnswer>('PUT', `/api/tutor/limits/${childId}`, changes)),
    onSuccess: (answer) => client.setQueryData(limitsKey(childId), answer),
  });
}

/** What a child and the tutor talked about, newest first, a page at a time. */
export function useTranscripts(childId: string) {
  const { i18n } = useTranslation();
  return useInfiniteQuery({
    queryKey: [...talksKey(childId), i18n.language],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ childId, ...(pageParam ? { cursor: pageParam } : {}) });
      return answered(rest<Transcripts>('GET', `/api/tutor/transcripts?${search}`, undefined, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: { follows: ['talks'] },
    retry: 1,
  });
}

/** Has one of a child's conversations deleted, or with null all of them. */
export function useForgetTalks(childId: string) {
  const client = useQueryClient();
  return useMutation({
    ...TOLD_AT_ONCE,
    mutationFn: (sessionId: string | null) =>
      answered(rest<Forgotten>('POST', '/api/tutor/transcripts/forget', { childId, sessionId })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: talksKey(childId) }),
        client.invalidateQueries({ queryKey: ['privacy', 'looks'] }),
      ]),
  });
}

/** A whole conversation, asked for when it is opened. */
export function useWholeConversation(sessionId: string, isOpen: boolean) {
  return useQuery({
    queryKey: ['tutor', 'conversation', sessionId],
    queryFn: () =>
      answered(graph<Whole | null>({ field: 'tutorConversation', query: WHOLE, variables: { sessionId } })),
    enabled: isOpen,
    retry: 1,
  });
}
