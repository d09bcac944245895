import { rootOf } from '../tutor/ground/content-words.ts';
import { closeness } from './closeness.ts';

/** A word as the lessons of one language know it. */
export interface KnownWord {
  readonly word: string;
  /** Its stem, as the index has it. */
  readonly lexeme: string;
  /** Lessons and passages in which it occurs. */
  readonly lessons: number;
  readonly passages: number;
}

/** A word of a query with what it may stand for. */
export interface SearchWord {
  readonly word: string;
  /** How much it tells: rare words tell most. */
  readonly weight: number;
  /** Stems with how surely they are meant, 0–1; empty where no lesson has anything like it. */
  readonly meant: readonly MeantWord[];
}

/** A stem that a word may stand for, with the root of the word it was taken for. */
export interface MeantWord {
  readonly lexeme: string;
  readonly root: string;
  readonly trust: number;
  readonly passages: number;
}

/** Guesses at a misspelt word that are followed up. */
const GUESSES = 3;
/** A guess this much worse than the best is none. */
const NEAR_BEST = 0.12;

/** Inverse document frequency over lessons (Spärck Jones 1972), smoothed. */
export function weightOf(lessons: number, allLessons: number): number {
  return Math.log(1 + allLessons / (lessons + 0.5));
}

/** How surely a word was meant to be a known one, in whichever number the lessons have it. */
const likeness = (word: string, known: string): number =>
  Math.max(closeness(word, known), closeness(word, rootOf(known)));

/** What a word of a query stands for: itself where lessons have it, else the known words closest to it. */
export function searchWord(
  word: string,
  known: KnownWord | null,
  alike: readonly KnownWord[],
  allLessons: number,
): SearchWord {
  if (known !== null)
    return {
      word,
      weight: weightOf(known.lessons, allLessons),
      meant: [{ lexeme: known.lexeme, root: rootOf(word), trust: 1, passages: known.passages }],
    };
  const close = alike
    .map((guess) => ({ ...guess, trust: likeness(word, guess.word) }))
    .filter(({ trust }) => trust > 0)
    .toSorted((a, b) => b.trust - a.trust || b.lessons - a.lessons);
  const best = close[0]?.trust ?? 0;
  const meant = new Map<string, MeantWord>();
  for (const { word: guess, lexeme, trust, passages } of close)
    if (trust >= best - NEAR_BEST && meant.size < GUESSES && !meant.has(lexeme))
      meant.set(lexeme, { lexeme, root: rootOf(guess), trust, passages });
  const lessons = Math.min(...close.filter(({ trust }) => trust === best).map((guess) => guess.lessons));
  return { word, weight: weightOf(meant.size === 0 ? 1 : lessons, allLessons), meant: [...meant.values()] };
}
