import type { Band } from '@ori/contracts/subjects';
import type {
  MarkSheetInput,
  PreviewInput,
  ReadyAnswer,
  SheetFace,
  SheetKey,
  SheetPreview,
  SheetResults,
  SheetsOfChildAnswer,
  SheetSpec,
  ShelfAnswer,
  TypeSheetInput,
  VoidSheetInput,
} from '@ori/contracts/worksheets';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';
import { sheetPath } from './sheet-path.ts';

const SHEETS = ['worksheets'] as const;
const SHELF = [...SHEETS, 'shelf'] as const;
const GIVEN = [...SHEETS, 'given'] as const;
const SHELF_PAGE = 12;

/** The ready sheets of an age, in the language on screen: also the list of what can be practised on paper. */
export function useReady(band: Band) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...SHEETS, 'ready', band, i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<ReadyAnswer>('GET', `/api/worksheets/ready?band=${band}`, undefined, { signal })),
    staleTime: Infinity,
    retry: 1,
  });
}

/** The pages of a sheet as they would be printed; the last ones stay until the next are there. */
export function usePreview(asked: PreviewInput | null) {
  return useQuery({
    queryKey: [...SHEETS, 'preview', asked],
    queryFn: ({ signal }) =>
      answered(rest<SheetPreview>('POST', '/api/worksheets/preview', asked, { signal })),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
}

/** Makes a sheet and keeps it on the shelf. */
export function useMakeSheet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (spec: SheetSpec) => answered(rest<SheetFace>('POST', '/api/worksheets', spec)),
    onSuccess: () => void client.invalidateQueries({ queryKey: SHELF }),
  });
}

/** Takes a sheet off the shelf. */
export function useUnshelve() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answered(rest<unknown>('DELETE', `/api/worksheets/${id}`)),
    onSuccess: () => client.invalidateQueries({ queryKey: SHELF }),
  });
}

/** What this grown-up keeps, newest first, a page at a time. */
export function useShelf() {
  const { i18n } = useTranslation();
  return useInfiniteQuery({
    queryKey: [...SHELF, i18n.language],
    queryFn: ({ pageParam, signal }) =>
      answered(
        rest<ShelfAnswer>(
          'GET',
          `/api/worksheets?first=${SHELF_PAGE}${pageParam === null ? '' : `&before=${pageParam}`}`,
          undefined,
          { signal },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ sheets, hasMore }) => (hasMore ? (sheets.at(-1)?.id ?? null) : null),
    retry: 1,
  });
}

function givenQuery(childId: string | null, language: string) {
  const query = childId === null ? '' : `?childId=${childId}`;
  return {
    queryKey: [...GIVEN, childId, language],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      answered(rest<SheetsOfChildAnswer>('GET', `/api/worksheets/given${query}`, undefined, { signal })),
    retry: 1,
  } as const;
}

/** The sheets of a child, and how they came back; a learner's own need no name. */
export function useGivenSheets(childId: string | null) {
  const { i18n } = useTranslation();
  return useQuery(givenQuery(childId, i18n.language));
}

/** The one child who was given a sheet; undefined for nobody, for several, and until it is known of all. */
export function useOnlyOneGiven(code: string, childIds: readonly string[]): string | undefined {
  const { i18n } = useTranslation();
  return useQueries({
    queries: childIds.map((id) => givenQuery(id, i18n.language)),
    combine: (answers) => {
      const has = childIds.filter((_, at) => answers[at]?.data?.sheets.some((sheet) => sheet.code === code));
      return answers.every(({ data }) => data !== undefined) && has.length === 1 ? has[0] : undefined;
    },
  });
}

/** Gives a sheet to a child. */
export function useGiveSheet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ code, childId }: { readonly code: string; readonly childId: string }) =>
      answered(rest<SheetsOfChildAnswer>('POST', `${sheetPath(code)}/give`, { childId })),
    onSuccess: () => void client.invalidateQueries({ queryKey: GIVEN }),
  });
}

/** The answers of a sheet, for grown-ups. */
export function useSheetKey(code: string) {
  return useQuery({
    queryKey: [...SHEETS, 'key', code],
    queryFn: ({ signal }) => answered(rest<SheetKey>('GET', `${sheetPath(code)}/key`, undefined, { signal })),
    staleTime: Infinity,
    retry: 1,
  });
}

const resultsKey = (code: string, childId: string | null) => [...SHEETS, 'results', code, childId];

/** What of a sheet came back from a child. */
export function useSheetResults(code: string, childId: string | null) {
  const query = childId === null ? '' : `?childId=${childId}`;
  return useQuery({
    queryKey: resultsKey(code, childId),
    queryFn: ({ signal }) =>
      answered(rest<SheetResults>('GET', `${sheetPath(code)}/results${query}`, undefined, { signal })),
    retry: 1,
  });
}

/** A grown-up's taps, or a learner's typed answers: afterwards what came back stands anew. */
export function useCameBack(code: string, childId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (told: MarkSheetInput | TypeSheetInput) =>
      answered(
        rest<SheetResults>('POST', `${sheetPath(code)}/${'marks' in told ? 'marks' : 'answers'}`, told),
      ),
    onSuccess: (results) => {
      client.setQueryData(resultsKey(code, childId), results);
      void client.invalidateQueries({ queryKey: GIVEN });
    },
  });
}

/** Takes marks back: afterwards what came back stands anew. */
export function useTakeBack(code: string, childId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (told: VoidSheetInput) =>
      answered(rest<SheetResults>('POST', `${sheetPath(code)}/take-back`, told)),
    onSuccess: (results) => {
      client.setQueryData(resultsKey(code, childId), results);
      void client.invalidateQueries({ queryKey: GIVEN });
    },
  });
}
