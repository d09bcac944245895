import type {
  ChildTeacher,
  ChildTeachersAnswer,
  GrantsInput,
  LinkInput,
  TaughtAnswer,
} from '@ori/contracts/messaging';
import type { Result } from '@ori/contracts/result';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answered } from '../../lib/answered.ts';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';
import { useThreadsChanged } from './threads.queries.ts';

const TEACHERS = ['child-teachers'] as const;
const TAUGHT = ['teaching'] as const;
const linkPath = (id: string): string => `/api/child-teachers/${encodeURIComponent(id)}`;

/** Every teacher a parent ever linked to a child or asked, the newest first. */
export function useChildTeachers() {
  return useQuery({
    queryKey: TEACHERS,
    queryFn: ({ signal }) =>
      answered(rest<ChildTeachersAnswer>('GET', '/api/child-teachers', undefined, { signal })),
    retry: 1,
  });
}

export function inviteTeacher(input: LinkInput): Promise<Result<ChildTeacher, Failure>> {
  return rest<ChildTeacher>('POST', '/api/child-teachers', input);
}

/** Fetches the links anew, and the threads that follow from them. */
export function useTeachersChanged(): () => void {
  const client = useQueryClient();
  const threadsChanged = useThreadsChanged();
  return () => {
    void client.invalidateQueries({ queryKey: TEACHERS });
    void client.invalidateQueries({ queryKey: TAUGHT });
    threadsChanged();
  };
}

export function useChangeGrants(id: string) {
  const changed = useTeachersChanged();
  return useMutation({
    mutationFn: (input: GrantsInput) => answered(rest<ChildTeacher>('PUT', linkPath(id), input)),
    onSuccess: changed,
  });
}

export function useEndLink(id: string) {
  const changed = useTeachersChanged();
  return useMutation({
    mutationFn: () => answered(rest<{ success: true }>('DELETE', linkPath(id))),
    onSuccess: changed,
  });
}

/** The children a teacher teaches or is asked to teach. */
export function useTaught() {
  return useQuery({
    queryKey: TAUGHT,
    queryFn: ({ signal }) => answered(rest<TaughtAnswer>('GET', '/api/teaching', undefined, { signal })),
    retry: 1,
  });
}

/** A mailed invitation becomes this teacher's, to be answered. */
export function useClaim() {
  const changed = useTeachersChanged();
  return useMutation({
    mutationFn: (token: string) => answered(rest<TaughtAnswer>('POST', '/api/teaching/claim', { token })),
    onSuccess: changed,
  });
}

export function useAnswerInvitation(id: string) {
  const changed = useTeachersChanged();
  return useMutation({
    mutationFn: (accept: boolean) =>
      answered(rest<TaughtAnswer>('POST', `/api/teaching/${encodeURIComponent(id)}/answer`, { accept })),
    onSuccess: changed,
  });
}
