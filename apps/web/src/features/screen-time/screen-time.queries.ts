import type { ChildLimits, limitsAnswer, ScreenLimits, ScreenStanding } from '@ori/contracts/limits-of-child';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

type Limits = z.infer<typeof limitsAnswer>;

const LIMITS = ['screen-time', 'children'] as const;
const OWN = ['screen-time', 'own'] as const;
const ONE_MINUTE_MS = 60_000;

/** All children of a parent with their limits and the minutes used. */
export function useScreenLimits() {
  return useQuery({
    queryKey: LIMITS,
    queryFn: ({ signal }) => answered(rest<Limits>('GET', '/api/limits', undefined, { signal })),
    meta: { follows: ['limits', 'work', 'lessons'] },
    retry: 1,
  });
}

function useAnswerKept() {
  const client = useQueryClient();
  return (answer: ChildLimits) =>
    client.setQueryData<Limits>(
      LIMITS,
      (before) =>
        before && {
          children: before.children.map((each) => (each.childId === answer.childId ? answer : each)),
        },
    );
}

/** Decides for some children at once: the same for each. */
export function useSetScreenLimits() {
  const keep = useAnswerKept();
  return useMutation({
    mutationFn: ({ childIds, limits }: { childIds: readonly string[]; limits: ScreenLimits }) =>
      Promise.all(
        childIds.map(async (id) =>
          keep(await answered(rest<ChildLimits>('PUT', `/api/limits/${id}`, limits))),
        ),
      ),
  });
}

/** 15 more minutes; the id is made once a press, so that it is given once however often it is sent. */
export function useGiveMore(childId: string) {
  return useMutation({
    mutationFn: () =>
      answered(rest<ChildLimits>('POST', `/api/limits/${childId}/more`, { id: crypto.randomUUID() })),
    onSuccess: useAnswerKept(),
  });
}

/** How the signed-in child stands now; asked every minute while the page is looked at. */
export function useOwnStanding() {
  return useQuery({
    queryKey: OWN,
    queryFn: ({ signal }) => answered(rest<ScreenStanding>('GET', '/api/limits/mine', undefined, { signal })),
    refetchInterval: ONE_MINUTE_MS,
    retry: 1,
  });
}
