import type {
  AdminPerson,
  Config,
  ContactLetter,
  GivenUp,
  lettersAnswer,
  Overview,
  peopleAnswer,
  Reports,
  Settings,
  SettingsInput,
  Taught,
} from '@ori/contracts/administration';
import type { LookReason, PersonState, ReportWeeks } from '@ori/contracts/administration-names';
import type { Role } from '@ori/contracts/roles';
import type { logsPage } from '@ori/contracts/site';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { answered } from '../../lib/answered.ts';
import { type Method, rest } from '../../lib/rest.ts';

const ALL = 'administration';
const GIVEN_UP = '/api/admin/given-up';

/** What is read of one room; asked again whenever it is entered. */
function useRoom<Answer>(name: string, path: string) {
  return useQuery({
    queryKey: [ALL, name, path],
    queryFn: ({ signal }) => answered(rest<Answer>('GET', path, undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });
}

export const useOverview = () => useRoom<Overview>('overview', '/api/admin/overview');
export const useTaught = () => useRoom<Taught>('content', '/api/admin/content');
export const useConfig = () => useRoom<Config>('config', '/api/admin/config');
export const useSettings = () => useRoom<Settings>('settings', '/api/admin/settings');
export const useReports = (weeks: ReportWeeks) =>
  useRoom<Reports>('reports', `/api/admin/reports?weeks=${weeks}`);
/** The address of a report's table, to be kept as a file. */
export const reportFile = (weeks: ReportWeeks, table: 'weeks' | 'groups'): string =>
  `/api/admin/reports/${table}.csv?weeks=${weeks}`;

interface Page {
  readonly nextCursor: string | null;
}

/** A list that is read page by page. */
function usePages<Answer extends Page>(name: string, path: string, asked: Readonly<Record<string, string>>) {
  return useInfiniteQuery({
    queryKey: [ALL, name, asked],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ ...asked, ...(pageParam && { cursor: pageParam }) });
      return answered(rest<Answer>('GET', `${path}?${search}`, undefined, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    // A list that names learners is written down at each reading.
    refetchOnWindowFocus: !('reason' in asked),
    retry: 1,
  });
}

/** Which people are asked for. */
export interface PeopleAsked {
  readonly q: string;
  readonly role: Role | '';
  readonly state: PersonState | '';
}

/** Learners are named, and found by name, where a reason is given. */
export function usePeople({ q, role, state }: PeopleAsked, reason: LookReason | null) {
  const why = reason === null ? {} : { reason };
  const asked = { ...(q && { q }), ...(role && { role }), ...(state && { state }), ...why };
  return usePages<z.infer<typeof peopleAnswer>>('people', '/api/admin/people', asked);
}

export function useLetters(isOpen: boolean) {
  const asked = { open: isOpen ? 'yes' : 'no' };
  return usePages<z.infer<typeof lettersAnswer>>('letters', '/api/admin/letters', asked);
}

export const useGivenUp = () => useRoom<GivenUp>('given-up', GIVEN_UP);

/** Tries one again, or discards it; the answer is what is left. */
export function useGivenUpAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, act }: { readonly id: number; readonly act: 'tryAgain' | 'discard' }) =>
      answered(
        act === 'discard'
          ? rest<GivenUp>('DELETE', `${GIVEN_UP}/${id}`)
          : rest<GivenUp>('POST', `${GIVEN_UP}/${id}/try-again`),
      ),
    // Not waited for: whoever asked is told before the list is read anew without it.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [ALL] });
    },
  });
}

/** What browsers reported as warnings and errors, without what could tell whose they are. */
export const useFaults = () => usePages<z.infer<typeof logsPage>>('faults', '/api/logs', {});

export function useMarkLetter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answered: isAnswered }: { readonly id: string; readonly answered: boolean }) =>
      answered(rest<ContactLetter>('POST', `/api/admin/letters/${id}`, { answered: isAnswered })),
    onSuccess: () => client.invalidateQueries({ queryKey: [ALL] }),
  });
}

const whyOf = (reason: LookReason | null): string => (reason === null ? '' : `?reason=${reason}`);
const personKey = (id: string) => [ALL, 'person', id];

/** One person; each reading of them is written down, so it is read once and not again by itself. */
export function usePerson(id: string, reason: LookReason | null) {
  return useQuery({
    queryKey: personKey(id),
    queryFn: ({ signal }) => {
      return answered(
        rest<AdminPerson>('GET', `/api/admin/people/${id}${whyOf(reason)}`, undefined, { signal }),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

/** Something done to an account: what is called, and with what. */
export interface AccountCall {
  readonly method: Method;
  readonly end: string;
  readonly body?: object;
}

/** Does something to an account, for the reason it was opened; the answer is the person as they stand then. */
export function useAccountAct(id: string, reason: LookReason | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ method, end, body }: AccountCall) =>
      answered(rest<AdminPerson>(method, `/api/admin/people/${id}${end}${whyOf(reason)}`, body)),
    onSuccess: (person) => {
      client.setQueryData(personKey(id), person);
      return client.invalidateQueries({ queryKey: [ALL, 'people'] });
    },
  });
}

export const changeSettings = (input: SettingsInput) => rest<Settings>('PUT', '/api/admin/settings', input);

/** Puts the settings that were just answered in the place of the ones before. */
export function useSettingsChanged() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [ALL] });
}
