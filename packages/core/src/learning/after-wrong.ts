/** Answers in a row that were not right yet, over all questions of a sitting. */
export interface WrongRun {
  readonly count: number;
  /** The misconception behind the last of them, if one is known. */
  readonly idea: string | null;
}
export const NO_WRONG_RUN: WrongRun = { count: 0, idea: null };

interface Answered {
  readonly verdict: 'correct' | 'incorrect' | 'malformed';
  readonly misconception: { readonly id: string } | null;
}

/** The run after one more answer: a right one ends it, one that is no answer of the kind asked leaves it. */
export function runAfter(run: WrongRun, { verdict, misconception }: Answered): WrongRun {
  if (verdict === 'malformed') return run;
  if (verdict === 'correct') return NO_WRONG_RUN;
  return { count: run.count + 1, idea: misconception?.id ?? null };
}

/** The sentences of the catalogue, in the order in which they come. */
export const WRONG_WORDS = ['look', 'test', 'step', 'easier', 'whole', 'worked', 'return', 'pause'] as const;
export type WrongWords = (typeof WRONG_WORDS)[number];
/** A hint, the first step, an easier question, or the whole way with a question like it to follow. */
export type WrongOffer = 'hint' | 'first-step' | 'easier' | 'worked';

export interface WrongReply {
  readonly words: WrongWords;
  readonly offers: readonly WrongOffer[];
  /** Whether the misconception is told: not where it was told the time before. */
  readonly tellsIdea: boolean;
}

/** From here on the two last sentences take turns. */
const LADDER_END = 5;

function wordsOf(count: number, hasIdea: boolean, hasEasier: boolean): WrongWords {
  if (count === 1) return hasIdea ? 'test' : 'look';
  if (count === 2) return 'step';
  if (count === 3) return hasEasier ? 'easier' : 'whole';
  if (count < LADDER_END) return 'worked';
  return (count - LADDER_END) % 2 === 0 ? 'return' : 'pause';
}

function offersOf(count: number, hasEasier: boolean): WrongOffer[] {
  if (count === 1) return ['hint'];
  if (count === 2) return ['first-step'];
  const easier: WrongOffer[] = hasEasier ? ['easier'] : [];
  return count === 3 && hasEasier ? easier : ['worked', ...easier];
}

/**
 * What is said and offered after a wrong answer, by how many there were in a row: a hint, then the first step, then an
 * easier question, then the whole way (design §7, hint ladder). Where nothing easier can be asked, the whole way comes
 * in its place. No sentence stands twice in a row, and none says whose fault it is.
 * @param before the run before this answer
 * @param after the run with it, see `runAfter`
 */
export function afterWrong(before: WrongRun, after: WrongRun, hasEasier: boolean): WrongReply {
  const tellsIdea = after.idea !== null && after.idea !== before.idea;
  return {
    words: wordsOf(after.count, tellsIdea, hasEasier),
    offers: offersOf(after.count, hasEasier),
    tellsIdea,
  };
}
