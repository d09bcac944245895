import type { Filing, FilingInput, FilingsAnswer, OwnDateInput, TakeBackInput } from '@ori/contracts/filings';
import type { Result } from '@ori/contracts/result';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

const FILINGS = ['filings'] as const;
/** What a filing changes: deadlines, days that are locked, and the calendar. */
const CHANGED = [FILINGS, ['records'], ['planning']] as const;

const read = <Answer>(path: string, signal: AbortSignal) =>
  answered(rest<Answer>('GET', path, undefined, { signal }));

/** Everything ever handed in for a child, newest first, a page at a time. */
export function useFilings(childId: string) {
  const { i18n } = useTranslation();
  return useInfiniteQuery({
    queryKey: [...FILINGS, 'list', childId, i18n.language],
    queryFn: ({ signal, pageParam }) => {
      const asked = new URLSearchParams({ childId, ...(pageParam && { cursor: pageParam }) });
      return read<FilingsAnswer>(`/api/filings?${asked}`, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: FilingsAnswer) => nextCursor,
    retry: 1,
  });
}

type Call = readonly [method: 'POST' | 'PUT', path: string, body: unknown];

/** Sends a filing or a day, or takes one back; what it changes is asked anew. */
function useSending<Input, Answer>(callOf: (input: Input) => Call) {
  const client = useQueryClient();
  return async (input: Input): Promise<Result<Answer, Failure>> => {
    const answer = await rest<Answer>(...callOf(input));
    if (answer.ok) await Promise.all(CHANGED.map((queryKey) => client.invalidateQueries({ queryKey })));
    return answer;
  };
}

export const useFile = () => useSending<FilingInput, Filing>((input) => ['POST', '/api/filings', input]);
export const useSetDate = () =>
  useSending<OwnDateInput, { success: true }>((input) => ['PUT', '/api/filings/dates', input]);
export const useTakeBack = () =>
  useSending<TakeBackInput & { readonly filingId: string }, Filing>(({ filingId, ...input }) => [
    'POST',
    `/api/filings/${filingId}/take-back`,
    input,
  ]);
