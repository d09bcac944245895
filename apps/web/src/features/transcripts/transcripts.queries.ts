import type { CredentialsAnswer, IssueCredentialInput, IssuedCredential } from '@ori/contracts/credentials';
import type { Result } from '@ori/contracts/result';
import type {
  AddCourseInput,
  Mark,
  MarkInput,
  MarksAnswer,
  Transcript,
  TranscriptCourseInput,
  TranscriptSettingsInput,
} from '@ori/contracts/transcript';
import type { TranscriptDocument } from '@ori/contracts/transcript-names';
import { queryOptions, useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

const TRANSCRIPTS = ['transcripts'] as const;
const MARKS_PER_PAGE = 30;
interface Done {
  readonly success: true;
}
type Outcome<Value> = Promise<Result<Value, Failure>>;

/** The titles of our own courses come in the language on screen. */
const transcriptOf = (childId: string, language: string) =>
  queryOptions({
    queryKey: [...TRANSCRIPTS, 'of', childId, language],
    queryFn: ({ signal }) =>
      answered(rest<Transcript>('GET', `/api/transcripts?childId=${childId}`, undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });

/** One child's transcript: courses, marks together, credits, averages, and what could be put on it. */
export function useTranscript(childId: string) {
  const { i18n } = useTranslation();
  return useQuery(transcriptOf(childId, i18n.language));
}

/** Those of several children that are there already, in the children's order. */
export function useTranscriptsThere(childIds: readonly string[]): Transcript[] {
  const { i18n } = useTranslation();
  return useQueries({
    queries: childIds.map((id) => transcriptOf(id, i18n.language)),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
}

/** The marks of a course, newest first, page by page. */
export function useMarks(courseId: string) {
  return useInfiniteQuery({
    queryKey: [...TRANSCRIPTS, 'marks', courseId],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        courseId,
        first: String(MARKS_PER_PAGE),
        ...(pageParam && { before: pageParam }),
      });
      return answered(rest<MarksAnswer>('GET', `/api/transcripts/marks?${query}`, undefined, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ marks, hasMore }) => (hasMore ? marks.at(-1)?.id : undefined),
    retry: 1,
  });
}

/** Credentials signed for a child, newest first. */
export function useCredentials(childId: string) {
  return useQuery({
    queryKey: [...TRANSCRIPTS, 'credentials', childId],
    queryFn: ({ signal }) =>
      answered(rest<CredentialsAnswer>('GET', `/api/credentials?childId=${childId}`, undefined, { signal })),
    retry: 1,
  });
}

const coursePath = (id: string): string => `/api/transcripts/courses/${encodeURIComponent(id)}`;

export const addCourse = (input: AddCourseInput): Outcome<Done> =>
  rest<Done>('POST', '/api/transcripts/courses', input);
export const changeCourse = (id: string, input: TranscriptCourseInput): Outcome<Done> =>
  rest<Done>('PUT', coursePath(id), input);
export const removeCourse = (id: string): Outcome<Done> => rest<Done>('DELETE', coursePath(id));
export const saveSettings = (input: TranscriptSettingsInput): Outcome<Done> =>
  rest<Done>('PUT', '/api/transcripts/settings', input);
export const addMark = (input: MarkInput): Outcome<Mark> =>
  rest<Mark>('POST', '/api/transcripts/marks', input);
export const issueCredential = (input: IssueCredentialInput): Outcome<IssuedCredential> =>
  rest<IssuedCredential>('POST', '/api/credentials', input);
export const revokeCredential = (id: string): Outcome<IssuedCredential> =>
  rest<IssuedCredential>('POST', `/api/credentials/${encodeURIComponent(id)}/revoke`);

/** Where a document of a child's transcript is printed, as PDF. */
export function printAddress(childId: string, document: TranscriptDocument): string {
  return `/api/transcripts/print.pdf?${new URLSearchParams({ childId, document })}`;
}

/** Fetches anew whatever shows grades, after a change. */
export function useTranscriptsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: TRANSCRIPTS });
}
