import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Lesson } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { Ground } from '@ori/core/tutor/ground';
import { type LessonMatcher, type LessonWords, matchLessons } from '@ori/core/tutor/ground/match-lessons';

/** What the tutor looks lessons up in. What it does not find well, it does not find. */
export interface LessonSearch {
  /** Best first. */
  findPassages(query: string, locale: Locale, limit: number): Promise<Ground['passages']>;
  nearestLesson(query: string, locale: Locale): Promise<Ground['nearestLesson']>;
  define(query: string, locale: Locale): Promise<Ground['definition']>;
}

interface ListedContent {
  readonly lessonIds: readonly string[];
  lesson(id: string, locale: Locale): Lesson | null;
  skillTitle(id: string, locale: Locale): string;
}

/**
 * Looks passages up once they are indexed. Before that, in titles and words of lessons, which are read when a language
 * is first asked for, one lesson at a time, so that nobody else waits. Content does not change while it is open.
 */
export function createLessonIndex(content: ListedContent, indexed: () => LessonSearch | null): LessonSearch {
  const indexes = new Map<Locale, Promise<LessonMatcher>>();

  async function read(locale: Locale): Promise<LessonMatcher> {
    const lessons: LessonWords[] = [];
    for (const id of content.lessonIds) {
      const lesson = content.lesson(id, locale);
      await nextTurn();
      if (lesson === null) continue;
      const { title, summary, skills, vocabulary } = lesson;
      const skillTitles = skills.map((skill) => content.skillTitle(skill, locale));
      lessons.push({ id, title, summary, skillTitles, vocabulary });
    }
    return matchLessons(lessons, locale);
  }

  function indexOf(locale: Locale): Promise<LessonMatcher> {
    const index = indexes.get(locale) ?? read(locale);
    indexes.set(locale, index);
    return index;
  }

  const inMemory: LessonSearch = {
    findPassages: async (query, locale, limit) => (await indexOf(locale)).find(query, limit),
    nearestLesson: async (query, locale) => (await indexOf(locale)).nearest(query),
    define: async (query, locale) => (await indexOf(locale)).define(query),
  };
  const best = () => indexed() ?? inMemory;
  return {
    findPassages: (...asked) => best().findPassages(...asked),
    nearestLesson: (...asked) => best().nearestLesson(...asked),
    define: (...asked) => best().define(...asked),
  };
}
