import type { Locale } from '@ori/contracts/locale';
import type { LessonSummary } from '@ori/contracts/content';
import type { TutorTier } from '@ori/contracts/tutor-names';
import type { Ground } from '@ori/core/tutor/ground';
import { type LessonMatcher, type LessonWords, matchLessons } from '@ori/core/tutor/ground/match-lessons';

/** What the tutor looks lessons up in. What it does not find well, it does not find. */
export interface LessonSearch {
  /** Best first; of passages about as good, those of lessons that draw on these cultures. */
  findPassages(
    query: string,
    locale: Locale,
    limit: number,
    cultures?: readonly string[],
    tier?: TutorTier,
  ): Promise<Ground['passages']>;
  /** Only lessons within reach of a reader of the tier, where one is named. */
  nearestLesson(query: string, locale: Locale, tier?: TutorTier): Promise<Ground['nearestLesson']>;
  define(query: string, locale: Locale): Promise<Ground['definition']>;
}

interface ListedContent {
  readonly lessonIds: readonly string[];
  lessonSummary(id: string, locale: Locale): LessonSummary | null;
  skillTitle(id: string, locale: Locale): string;
}

/**
 * Looks passages up once they are indexed. Before that, for some seconds after a first start, in titles and summaries:
 * they are in memory, whereas reading all lessons would keep whoever asks first waiting for as long as the index takes.
 */
export function createLessonIndex(content: ListedContent, indexed: () => LessonSearch | null): LessonSearch {
  const matchers = new Map<Locale, LessonMatcher>();

  function read(locale: Locale): LessonMatcher {
    const lessons = content.lessonIds.flatMap((id): LessonWords[] => {
      const listed = content.lessonSummary(id, locale);
      if (listed === null) return [];
      const { title, summary, skills } = listed;
      const skillTitles = skills.map((skill) => content.skillTitle(skill, locale));
      return [{ id, title, summary, skillTitles, vocabulary: [] }];
    });
    return matchLessons(lessons, locale);
  }

  function matcherOf(locale: Locale): LessonMatcher {
    const matcher = matchers.get(locale) ?? read(locale);
    matchers.set(locale, matcher);
    return matcher;
  }

  const inMemory: LessonSearch = {
    findPassages: async (query, locale, limit) => matcherOf(locale).find(query, limit),
    nearestLesson: async (query, locale) => matcherOf(locale).nearest(query),
    define: async (query, locale) => matcherOf(locale).define(query),
  };
  const best = () => indexed() ?? inMemory;
  return {
    findPassages: (...asked) => best().findPassages(...asked),
    nearestLesson: (...asked) => best().nearestLesson(...asked),
    define: (...asked) => best().define(...asked),
  };
}
