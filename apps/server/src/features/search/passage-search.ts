import type { Locale } from '@ori/contracts/locale';
import type { Passage } from '@ori/contracts/search';
import { answersAmong, nearestAmong } from '@ori/core/search/enough';
import { extractAround } from '@ori/core/search/extract';
import { likedFirst } from '@ori/core/search/liked-first';
import { definedBy } from '@ori/core/search/defined-by';
import type { TutorTier } from '@ori/contracts/tutor-names';
import type { Ground } from '@ori/core/tutor/ground';
import { isWithinReach } from '@ori/core/tutor/ground/bands-for-tier';
import { colon } from '@ori/core/words/colon';
import type { LookedUp, LookUp } from './look-up.ts';
import type { PassagesStore } from './passages.store.ts';
import type { SearchContent } from './search.deps.ts';

interface Deps {
  readonly store: PassagesStore;
  readonly lookUp: LookUp;
  readonly content: Pick<SearchContent, 'lessonSummary' | 'lessonCultures'>;
}

/** What is written for readers of the tier; everything where none is named. */
const withinReach =
  (content: Deps['content'], locale: Locale, tier: TutorTier | undefined) =>
  (found: LookedUp['found']): LookedUp['found'] => {
    if (tier === undefined) return found;
    return found.filter(({ passage }) => {
      const lesson = content.lessonSummary(passage.lessonId, locale);
      return lesson !== null && isWithinReach(lesson.band, tier);
    });
  };

const scored = <Cited extends object>(citation: Cited, covered: number) => ({
  ...citation,
  score: Math.min(1, covered),
});

/** Lessons looked up by their passages in the database. */
export function createPassageSearch({ store, lookUp, content }: Deps) {
  const underway = new Map<string, Promise<LookedUp>>();

  /** What several ask at once is looked up once. */
  function look(query: string, locale: Locale): Promise<LookedUp> {
    const key = `${locale} ${query}`;
    const running = underway.get(key);
    if (running) return running;
    const looking = lookUp.on(lookUp.shelfOf(locale), query).finally(() => underway.delete(key));
    underway.set(key, looking);
    return looking;
  }

  function citationOf(passage: Passage, looked: LookedUp, locale: Locale) {
    const { lessonId, section, kind, heading, label } = passage;
    // What a word means says nothing without the word.
    const text = kind === 'term' ? `${heading}${colon(looked.locale)}${passage.text}` : passage.text;
    const title = content.lessonSummary(lessonId, locale)?.title ?? lessonId;
    const stems = looked.words.flatMap(({ meant }) => meant.map(({ lexeme }) => lexeme));
    return { lessonId, title, section, extract: extractAround(text, stems, looked.locale), label };
  }

  /** Passages in the reader's language, else English ones of lessons that are not written in it yet. */
  async function answersTo(query: string, locale: Locale, tier: TutorTier | undefined) {
    const own = await look(query, locale);
    const answers = answersAmong(withinReach(content, locale, tier)(own.found));
    const shelf = answers.length > 0 ? null : lookUp.englishFor(locale);
    if (shelf === null) return { looked: own, answers };
    const looked = await lookUp.on(shelf, query);
    return { looked, answers: answersAmong(withinReach(content, locale, tier)(looked.found)) };
  }

  return {
    /**
     * At most one passage a lesson, best first; `score` is the share of what was asked that it holds. Of answers about
     * as good, lessons that draw on the liked cultures come first.
     */
    async findPassages(
      query: string,
      locale: Locale,
      limit: number,
      cultures: readonly string[] = [],
      tier?: TutorTier,
    ): Promise<Ground['passages']> {
      const { looked, answers } = await answersTo(query, locale, tier);
      const isLiked = (lessonId: string) =>
        content.lessonCultures(lessonId).some((culture) => cultures.includes(culture));
      return likedFirst(answers, isLiked)
        .slice(0, limit)
        .map(({ passage, covered }) => scored(citationOf(passage, looked, locale), covered));
    },
    async nearestLesson(query: string, locale: Locale, tier?: TutorTier): Promise<Ground['nearestLesson']> {
      const best = nearestAmong(withinReach(content, locale, tier)((await look(query, locale)).found));
      if (best === null) return null;
      const { lessonId: id } = best.passage;
      return { id, title: content.lessonSummary(id, locale)?.title ?? id };
    },
    async define(query: string, locale: Locale): Promise<Ground['definition']> {
      const looked = await look(query, locale);
      const lexemes = looked.words.flatMap(({ meant }) => meant.map(({ lexeme }) => lexeme));
      if (lexemes.length === 0) return null;
      const entry = definedBy(looked.words, await store.terms(lookUp.shelfOf(locale), lexemes));
      if (entry === null) return null;
      const extract = `${entry.heading}${colon(looked.locale)}${entry.text}`;
      const citation = { ...citationOf(entry, looked, locale), extract };
      return { term: entry.heading, meaning: entry.text, citation };
    },
  };
}
export type PassageSearch = ReturnType<typeof createPassageSearch>;
