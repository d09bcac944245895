import type { Locale } from '@ori/contracts/locale';
import type { Ground, LessonCitation } from '../ground.ts';
import { contentWords, plainLetters, rootOf } from './content-words.ts';
import { colon } from '../../words/colon.ts';

/** What of a lesson is looked through. */
export interface LessonWords {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly skillTitles: readonly string[];
  readonly vocabulary: readonly { readonly term: string; readonly simple: string }[];
}

interface Entry extends LessonWords {
  readonly inTitle: ReadonlySet<string>;
  readonly inText: ReadonlySet<string>;
}

/** Looks up what was asked in what is taught. What it does not find well, it does not find. */
export interface LessonMatcher {
  find(query: string, limit: number): LessonCitation[];
  nearest(query: string): Ground['nearestLesson'];
  define(query: string): Ground['definition'];
}

/** So much of what was asked has to stand in a lesson's words before it counts as an answer. */
const COVERED = 0.6;
const NEAR = 0.3;
const TITLE_WEIGHT = 2;

function entryOf(lesson: LessonWords, locale: Locale): Entry {
  const { title, summary, skillTitles, vocabulary } = lesson;
  const inTitle = new Set(contentWords(title, locale));
  const terms = vocabulary.map(({ term }) => term);
  return {
    ...lesson,
    inTitle,
    inText: new Set(contentWords([title, summary, ...skillTitles, ...terms].join(' '), locale)),
  };
}

function citationOf({ id, title, summary }: Entry, extract = summary): LessonCitation {
  return { lessonId: id, title, section: 'core', extract, label: null };
}

const roots = (text: string) => (plainLetters(text).match(/\p{L}+/gu) ?? []).map(rootOf).join(' ');

/** `what is a numerator`, `define numerator`: the term as a run of the question's words. */
function asksFor(query: string, term: string): boolean {
  return ` ${roots(query)} `.includes(` ${roots(term)} `);
}

/** A matcher over the lessons of one language: whole words by their roots, weighed by how rare they are. */
export function matchLessons(lessons: readonly LessonWords[], locale: Locale): LessonMatcher {
  const entries = lessons.map((lesson) => entryOf(lesson, locale));
  const rarity = (word: string): number => {
    const found = entries.filter(({ inText }) => inText.has(word)).length;
    return found === 0 ? 0 : Math.log(1 + entries.length / found);
  };

  function ranked(query: string): { entry: Entry; covered: number; score: number }[] {
    const words = contentWords(query, locale);
    const weighed = words.map((word) => ({ word, weight: rarity(word) }));
    return entries
      .map((entry) => {
        const met = weighed.filter(({ word }) => entry.inText.has(word));
        const score = met.reduce(
          (sum, { word, weight }) => sum + weight * (entry.inTitle.has(word) ? TITLE_WEIGHT : 1),
          0,
        );
        return { entry, covered: words.length === 0 ? 0 : met.length / words.length, score };
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || a.entry.id.localeCompare(b.entry.id));
  }

  return {
    find: (query, limit) =>
      ranked(query)
        .filter(({ covered }) => covered >= COVERED)
        .slice(0, limit)
        .map(({ entry }) => citationOf(entry)),
    nearest(query) {
      const [best] = ranked(query);
      return best === undefined || best.covered < NEAR
        ? null
        : { id: best.entry.id, title: best.entry.title };
    },
    define(query) {
      const found = entries.flatMap((entry) =>
        entry.vocabulary
          .filter(({ term }) => asksFor(query, term))
          .map(({ term, simple }) => ({ term, simple, entry })),
      );
      // The longest term is the most exact: "equivalent fraction" before "fraction".
      const [best] = found.toSorted((a, b) => b.term.length - a.term.length);
      if (best === undefined) return null;
      const { term, simple, entry } = best;
      return { term, meaning: simple, citation: citationOf(entry, `${term}${colon(locale)}${simple}`) };
    },
  };
}
