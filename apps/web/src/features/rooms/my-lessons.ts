import type { Lesson, LessonSummary, Source } from '@ori/contracts/content';
import type { StudentHome } from '@ori/contracts/learning';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import { rest } from '../../lib/rest.ts';

/** The lessons somebody has opened: the one in hand, then those that were done. */
export function lessonsOpened({ current, done }: Pick<StudentHome, 'current' | 'done'>): LessonSummary[] {
  const lessons = [...(current ? [current.lesson] : []), ...done];
  return lessons.filter(({ id }, index) => lessons.findIndex((one) => one.id === id) === index);
}

/** Whole lessons by their ids; what did not load is left out, and `isWaiting` tells of what is on its way. */
export function useWholeLessons(ids: readonly string[]) {
  const { i18n } = useTranslation();
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['lessons', id, i18n.language],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        answered(rest<Lesson>('GET', `/api/lessons/${id}`, undefined, { signal })),
      staleTime: Infinity,
      retry: 1,
    })),
  });
  return {
    lessons: answers.flatMap(({ data }) => data ?? []),
    isWaiting: answers.some(({ isLoading }) => isLoading),
  };
}

export interface GlossaryWord {
  readonly term: string;
  readonly simple: string;
  readonly origin: string;
  readonly lesson: Pick<Lesson, 'id' | 'title' | 'courseId'>;
}

/** The words of lessons in the order of their letters, each once. */
export function glossaryOf(lessons: readonly Lesson[], language: string): GlossaryWord[] {
  const words = lessons.flatMap(({ vocabulary, id, title, courseId }) =>
    vocabulary.map((word) => ({ ...word, lesson: { id, title, courseId } })),
  );
  const keyOf = ({ term }: GlossaryWord) => term.toLocaleLowerCase(language);
  return [...new Map(words.toReversed().map((word) => [keyOf(word), word])).values()].toSorted((one, other) =>
    one.term.localeCompare(other.term, language),
  );
}

type LessonName = GlossaryWord['lesson'];

/** A source with the lessons that rest on it. */
export interface SharedSource {
  readonly source: Source;
  readonly lessons: readonly LessonName[];
}

/** The sources of lessons, each once: objects and texts themselves first. */
export function sourcesOf(lessons: readonly Lesson[]): SharedSource[] {
  const shared = new Map<string, SharedSource>();
  for (const { id, title, courseId, sources } of lessons)
    for (const source of sources) {
      const known = shared.get(source.text) ?? { source, lessons: [] };
      shared.set(source.text, { ...known, lessons: [...known.lessons, { id, title, courseId }] });
    }
  return [...shared.values()].toSorted(
    (one, other) => Number(other.source.primary) - Number(one.source.primary),
  );
}
