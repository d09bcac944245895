import type { TaughtAnswer } from '@ori/contracts/messaging';
import type {
  AttendanceInput,
  EntryInput,
  InstructionEntry,
  LockInput,
  RecordLock,
  StrikeInput,
  StudentYear,
  StudentYearInput,
} from '@ori/contracts/records';
import type { LogDaysAnswer, RecordSummary, StudentYearsAnswer } from '@ori/contracts/records-room';
import { type Result, succeed } from '@ori/contracts/result';
import type { StateSummary } from '@ori/contracts/states';
import { attendanceTotals } from '@ori/core/records/attendance';
import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import type { Failure } from '../../lib/failure.ts';
import { type Method, rest } from '../../lib/rest.ts';
import type { Span } from './school-span.ts';

const RECORDS = ['records'] as const;
/** What the law wants is measured by the record: a change of one asks for the other anew. */
const FILINGS = ['filings'] as const;
/** The record writes itself from what was done. */
const FOLLOWS_WORK = { follows: ['records', 'lessons', 'work'] } as const;
/** Days of the log that are shown at a time. */
const LOG_DAYS = 7;

const read = <Answer>(path: string, signal: AbortSignal) =>
  answered(rest<Answer>('GET', path, undefined, { signal }));

/** A child's school years, newest first, and what the next one would begin with. */
export const yearsQuery = (childId: string) =>
  queryOptions({
    queryKey: [...RECORDS, 'years', childId],
    queryFn: ({ signal }) => read<StudentYearsAnswer>(`/api/records/years?childId=${childId}`, signal),
    refetchOnMount: 'always',
    retry: 1,
  });
export const useYears = (childId: string) => useQuery(yearsQuery(childId));

/** A year at a glance. */
export function useSummary(childId: string, { from, to }: Span) {
  return useQuery({
    queryKey: [...RECORDS, 'summary', childId, from, to],
    queryFn: ({ signal }) =>
      read<RecordSummary>(`/api/records/summary?${new URLSearchParams({ childId, from, to })}`, signal),
    meta: FOLLOWS_WORK,
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** The log of a year, from the newest day on, some days at a time. */
export function useLog(childId: string, { from, to }: Span) {
  const { i18n } = useTranslation();
  return useInfiniteQuery({
    queryKey: [...RECORDS, 'log', childId, from, to, i18n.language],
    queryFn: ({ signal, pageParam }) => {
      const asked = { childId, from, to, days: String(LOG_DAYS), ...(pageParam && { before: pageParam }) };
      return read<LogDaysAnswer>(`/api/records/log?${new URLSearchParams(asked)}`, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ hasMore, entries }: LogDaysAnswer) => (hasMore ? entries.at(-1)?.day : undefined),
    meta: FOLLOWS_WORK,
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** The states with the pathways that each has. */
export function useStateChoices() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['states', i18n.language],
    queryFn: ({ signal }) => read<{ states: StateSummary[] }>('/api/states', signal),
    staleTime: Infinity,
    retry: 1,
  });
}

/** Asks anew for whatever shows the record. */
function useRecordChanged() {
  const client = useQueryClient();
  return () => Promise.all([RECORDS, FILINGS].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** A change of the record that is made at a press. */
function useChange<Input, Answer>(call: (input: Input) => readonly [Method, string, unknown]) {
  const onSuccess = useRecordChanged();
  return useMutation({ mutationFn: (input: Input) => answered(rest<Answer>(...call(input))), onSuccess });
}

/** The year as it stands with some of its days said anew. */
function withDays(year: RecordSummary, said: RecordSummary): RecordSummary {
  const isSaid = (day: string) => said.from <= day && day <= said.to;
  const others = year.days.filter(({ day }) => !isSaid(day));
  const own = said.days.filter(({ day }) => year.from <= day && day <= year.to);
  const days = [...others, ...own].toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return { ...year, days, attendance: attendanceTotals(days) };
}

/** Says what days were. The answer holds them as they stand then, so that a mark shows at once. */
export function useSay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AttendanceInput) =>
      answered(rest<RecordSummary>('POST', '/api/records/attendance', input)),
    onSuccess: (said) => {
      client.setQueriesData<RecordSummary>({ queryKey: [...RECORDS, 'summary', said.childId] }, (year) =>
        year === undefined ? undefined : withDays(year, said),
      );
      void client.invalidateQueries({ queryKey: FILINGS });
    },
  });
}

/** Writes lines down one after the other; what failed can be sent again as it is. */
export function useWrite() {
  const changed = useRecordChanged();
  return async (inputs: readonly EntryInput[]): Promise<Result<null, Failure>> => {
    const answers = await Promise.all(
      inputs.map((input) => rest<InstructionEntry>('POST', '/api/records/entries', input)),
    );
    await changed();
    return answers.find((answer) => !answer.ok) ?? succeed(null);
  };
}

export const useStrike = () =>
  useChange<StrikeInput & { readonly id: string }, InstructionEntry>(({ id, ...strike }) => [
    'POST',
    `/api/records/entries/${id}/strike`,
    strike,
  ]);
/** Sets a year up, or right. */
export function useSetYear() {
  const changed = useRecordChanged();
  return async (input: StudentYearInput): Promise<Result<StudentYear, Failure>> => {
    const answer = await rest<StudentYear>('PUT', '/api/records/years', input);
    await changed();
    return answer;
  };
}
/** Takes a year's particulars away. What the law wants of it is not asked for any more once it is gone. */
export function useRemoveYear() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answered(rest<{ success: true }>('DELETE', `/api/records/years/${id}`)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: RECORDS });
      await client.invalidateQueries({ queryKey: FILINGS });
    },
  });
}
export const useLock = () =>
  useChange<LockInput, RecordLock>((input) => ['POST', '/api/records/locks', input]);

/** The children whose record was opened to the signed-in teacher. */
export function useTaught() {
  return useQuery({
    queryKey: ['teaching'],
    queryFn: ({ signal }) => read<TaughtAnswer>('/api/teaching', signal),
    refetchOnMount: 'always',
    retry: 1,
  });
}
