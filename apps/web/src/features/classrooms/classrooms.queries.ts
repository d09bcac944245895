import type {
  ChangeClassInput,
  ClassesAnswer,
  MakeClassInput,
  RoomAnswer,
  WorkAnswer,
} from '@ori/contracts/classroom';
import type { Course } from '@ori/contracts/content';
import type { CurriculumAnswer } from '@ori/contracts/curriculum';
import type { GiveSeveralAnswer, GiveSeveralInput } from '@ori/contracts/planning';
import type { Result } from '@ori/contracts/result';
import type { Subject } from '@ori/contracts/subjects';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

/** Everything of a teacher's rooms: a change of it asks for all of it anew. */
const CLASSROOMS = ['classrooms'] as const;
const CLASSES = '/api/classrooms/classes';

/** The one screen: whom the teacher teaches, where they are stuck, what is due, what waits. */
export function useRoom() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...CLASSROOMS, 'room', i18n.language],
    queryFn: ({ signal }) => answered(rest<RoomAnswer>('GET', '/api/classrooms/room', undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** The work the teacher gave. */
export function useWork() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...CLASSROOMS, 'work', i18n.language],
    queryFn: ({ signal }) => answered(rest<WorkAnswer>('GET', '/api/classrooms/work', undefined, { signal })),
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** Asks for everything anew once something changed. */
export function useRoomChanged(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: CLASSROOMS });
}

/** A change: told in a result, so that forms can show what was refused where it was typed. */
export const giveSeveral = (input: GiveSeveralInput): Promise<Result<GiveSeveralAnswer, Failure>> =>
  rest('POST', '/api/assignments/several', input);
export const makeClass = (input: MakeClassInput): Promise<Result<ClassesAnswer, Failure>> =>
  rest('POST', CLASSES, input);
export const changeClass = (id: string, input: ChangeClassInput): Promise<Result<ClassesAnswer, Failure>> =>
  rest('PUT', `${CLASSES}/${encodeURIComponent(id)}`, input);

export function useRemoveClass() {
  const changed = useRoomChanged();
  return useMutation({
    mutationFn: (id: string) =>
      answered(rest<ClassesAnswer>('DELETE', `${CLASSES}/${encodeURIComponent(id)}`)),
    onSuccess: changed,
  });
}

/** Another day for what was given. */
export function useMoveWork() {
  const changed = useRoomChanged();
  return useMutation({
    mutationFn: (input: { readonly ids: readonly string[]; readonly dueOn: string }) =>
      answered(rest<{ moved: number }>('POST', '/api/assignments/move', input)),
    onSettled: changed,
  });
}

/** Takes work back, one piece after the other; also where one fails, all is asked for anew. */
export function useTakeBack() {
  const changed = useRoomChanged();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await answered(rest('DELETE', `/api/assignments/${encodeURIComponent(id)}`));
    },
    onSettled: changed,
  });
}

/** The catalogue, and after it the teacher's own courses. */
export function useCoursesToGive() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['courses', i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<{ courses: Course[] }>('GET', '/api/courses', undefined, { signal })),
    retry: 1,
  });
}

/** The skills of a subject, age by age. */
export function useSkillsToGive(subject: Subject) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['curriculum', 'cells', subject, i18n.language],
    queryFn: ({ signal }) =>
      answered(rest<CurriculumAnswer>('GET', `/api/curriculum?subject=${subject}`, undefined, { signal })),
    staleTime: Infinity,
    retry: 1,
  });
}
