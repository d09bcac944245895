import type { Course, Lesson } from '@ori/contracts/content';
import type { MisreadingsAnswer } from '@ori/contracts/misreadings';
import type { Band, Subject } from '@ori/contracts/subjects';
import type { TextAnswer, TrainingSummary, TrainingText } from '@ori/contracts/texts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { FailedCall } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';

const TEACHER = 'teacher';
const NOT_FOUND = 404;

/** The wrong ways that questions of a subject and an age bring to light. */
export function useMisreadings(subject: Subject, band: Band) {
  const { i18n } = useTranslation();
  const path = `/api/teaching/misreadings?${new URLSearchParams({ subject, band })}`;
  return useQuery({
    queryKey: [TEACHER, 'misreadings', subject, band, i18n.language],
    queryFn: ({ signal }) => answered(rest<MisreadingsAnswer>('GET', path, undefined, { signal })),
    staleTime: Infinity,
    retry: 1,
  });
}

/** The written lessons of a subject at an age, in their order; none where no course is written yet. */
export function useWrittenLessons(subject: Subject, band: Band) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [TEACHER, 'lessons', subject, band, i18n.language],
    queryFn: async ({ signal }) => {
      const answer = await rest<Course>('GET', `/api/courses/${subject}-${band.toLowerCase()}`, undefined, {
        signal,
      });
      if (answer.ok) return answer.value.units.flatMap(({ lessons }) => lessons);
      if (answer.failure.status === NOT_FOUND) return [];
      throw new FailedCall(answer.failure);
    },
    staleTime: Infinity,
    retry: 1,
  });
}

/** A lesson whole, once it is asked for. */
export function useWallLesson(id: string | null) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [TEACHER, 'lesson', id, i18n.language],
    queryFn: ({ signal }) => answered(rest<Lesson>('GET', `/api/lessons/${id}`, undefined, { signal })),
    enabled: id !== null,
    staleTime: Infinity,
    retry: 1,
  });
}

/** The parts of the training, in their order. */
export function useTraining() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [TEACHER, 'training', i18n.language],
    queryFn: async ({ signal }) => {
      const call = rest<{ readonly texts: readonly TrainingSummary[] }>(
        'GET',
        '/api/texts/training',
        undefined,
        { signal },
      );
      return (await answered(call)).texts;
    },
    staleTime: Infinity,
    retry: 1,
  });
}

const partQuery = (slug: string, language: string) => ({
  queryKey: [TEACHER, 'training', language, slug],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const call = rest<TextAnswer<TrainingText>>('GET', `/api/texts/training/${slug}`, undefined, { signal });
    return (await answered(call)).text;
  },
  staleTime: Infinity,
  retry: 1,
});

/** One part of the training, whole. */
export function useTrainingPart(slug: string) {
  const { i18n } = useTranslation();
  return useQuery(partQuery(slug, i18n.language));
}

/** Several parts at once, those that are there so far. */
export function useTrainingParts(slugs: readonly string[]): TrainingText[] {
  const { i18n } = useTranslation();
  const queries = slugs.map((slug) => partQuery(slug, i18n.language));
  return useQueries({ queries }).flatMap(({ data }) => (data === undefined ? [] : [data]));
}
