import type { Passage } from '@ori/contracts/search';
import type { SearchWord } from './search-word.ts';

/** Where in a passage a word was met: the lesson's title, its skills or a term, a heading, the text. */
export type Spot = 'A' | 'B' | 'C' | 'D';

/** A passage that has some of the words, with the best spot of each stem. */
export interface Candidate extends Passage {
  readonly met: ReadonlyMap<string, Spot>;
  /** Roots of its words: stems alike may be words unlike (Spanish `numerador`, `número`). */
  readonly roots: ReadonlySet<string>;
  /** Of the lesson as a whole: the roots of each name it goes by; none of a passage. */
  readonly names: readonly (readonly string[])[];
}

/** A lesson that was found, with its passage that fits best. */
export interface RankedPassage {
  readonly passage: Passage;
  /** How much of what was asked the passage and its lesson's title and aims hold, by weight: 0–1. */
  readonly covered: number;
  /** How much of what was asked the lesson is about, rather than mentions: 0–1. */
  readonly about: number;
  /** How much of what was asked stands in the lesson's title, aims or words, by weight: 0–1. */
  readonly named: number;
  /** How many of the words surely stand in the passage that is cited. */
  readonly together: number;
  readonly score: number;
}

const SPOT_WEIGHTS: Readonly<Record<Spot, number>> = { A: 2.2, B: 1.8, C: 1.3, D: 1 };
/** What stands elsewhere in the lesson counts less than what stands together. */
const ELSEWHERE = 0.45;
const SAME_STEM = 0.75;
const COMES_BACK = 3;
/** Each further passage with the words says a little more that the lesson is about them. */
const REPEATED = 0.08;
const REPEATS_MOST = 6;
/** What a name that is all of what was asked, and nothing else, adds. */
const WHOLE_NAME = 0.8;
/** A word spelt otherwise counts as named only if it is surely meant. */
const NAMED_TRUST = 0.5;

/** How surely a passage has the word: its very root, or only a word of the same stem. */
export function trustIn({ meant }: SearchWord, { met, roots }: Candidate): { spot: Spot; trust: number }[] {
  return meant.flatMap(({ lexeme, root, trust }) => {
    const spot = met.get(lexeme);
    return spot === undefined ? [] : [{ spot, trust: roots.has(root) ? trust : trust * SAME_STEM }];
  });
}

function worth(word: SearchWord, passage: Candidate): number {
  const found = trustIn(word, passage).map(({ spot, trust }) => trust * SPOT_WEIGHTS[spot]);
  return word.weight * Math.max(0, ...found);
}

function held(word: SearchWord, passage: Candidate): number {
  return word.weight * Math.max(0, ...trustIn(word, passage).map(({ trust }) => trust));
}

/** Not as a guess at what a misspelt word meant. */
const isSurelyIn = (word: SearchWord, passage: Candidate): boolean =>
  trustIn(word, passage).some(({ trust }) => trust >= SAME_STEM);

/** Whether the lesson is about the word, rather than mentions it: it names it in a title, or comes back to it. */
function isAbout(word: SearchWord, candidates: readonly Candidate[]): boolean {
  const spots = candidates.map((passage) => trustIn(word, passage)).filter((found) => found.length > 0);
  return spots.length >= COMES_BACK || spots.some((found) => found.some(({ spot }) => spot !== 'D'));
}

/** The lesson teaches it: the word stands in its title, its skills or a word it explains. */
function isNamed(word: SearchWord, candidates: readonly Candidate[]): boolean {
  return candidates.some((passage) =>
    trustIn(word, passage).some(({ spot, trust }) => (spot === 'A' || spot === 'B') && trust >= NAMED_TRUST),
  );
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** How well one of the lesson's names is what was asked: all of the one in all of the other is 1. */
function nameFit(words: readonly SearchWord[], names: Candidate['names'], all: number): number {
  const fits = names.map((name) => {
    const here = words.map(({ weight, meant }) => {
      const trusts = meant.map(({ root, trust }) => (name.includes(root) ? trust : 0));
      return { weight, trust: Math.max(0, ...trusts) };
    });
    const ofName = sumOf(here.map(({ trust }) => trust)) / Math.max(1, name.length);
    return Math.min(1, ofName) * (sumOf(here.map(({ weight, trust }) => weight * trust)) / all);
  });
  return Math.max(0, ...fits);
}

/** A question to begin with, a task, or what many people think is no answer by itself. */
const NO_ANSWER: ReadonlySet<string> = new Set(['hook', 'practice', 'interactive', 'misconception']);
const mayAnswer = ({ kind, section }: Candidate): boolean => kind !== 'lesson' && !NO_ANSWER.has(section);

function rankLesson(words: readonly SearchWord[], candidates: readonly Candidate[]): RankedPassage {
  const whole = candidates.find(({ kind }) => kind === 'lesson');
  const all = sumOf(words.map(({ weight }) => weight));
  const inWhole = (word: SearchWord) => (whole === undefined ? 0 : worth(word, whole));
  const judged = candidates.map((passage) => {
    const own = words.map((word) => worth(word, passage));
    const together = words.map((word, at) => Math.max(own[at] ?? 0, inWhole(word)));
    const heldHere = words.map((word) =>
      Math.max(held(word, passage), whole === undefined ? 0 : held(word, whole)),
    );
    return { passage, own: sumOf(own), together: sumOf(together), covered: sumOf(heldHere) / all };
  });
  const [best] = judged.toSorted((a, b) => b.together - a.together || b.own - a.own);
  if (best === undefined) throw new Error('A lesson has a passage');
  const anywhere = words.map((word) => Math.max(...candidates.map((passage) => worth(word, passage))));
  const repeats = Math.min(REPEATS_MOST, judged.filter(({ own }) => own >= best.own / 2).length - 1);
  const score = best.together + ELSEWHERE * (sumOf(anywhere) - best.together);
  // A passage of its own is better to cite than the lesson's summary, which it stands beside.
  const citable = judged.filter(({ passage, own }) => mayAnswer(passage) && own > 0);
  const [cited = best] = citable.toSorted((a, b) => b.own - a.own);
  const about = sumOf(words.map((word) => (isAbout(word, candidates) ? word.weight : 0))) / all;
  const named = sumOf(words.map((word) => (isNamed(word, candidates) ? word.weight : 0))) / all;
  const repeated = 1 + REPEATED * repeats;
  const fit = 1 + WHOLE_NAME * nameFit(words, whole?.names ?? [], all);
  return {
    passage: cited.passage,
    covered: best.covered,
    about,
    named,
    together: words.filter((word) => isSurelyIn(word, cited.passage)).length,
    score: score * repeated * fit * best.covered,
  };
}

/** Lessons by how well they fit what was asked, best first, each with its best passage. */
export function rankPassages(
  words: readonly SearchWord[],
  candidates: readonly Candidate[],
): readonly RankedPassage[] {
  if (words.length === 0) return [];
  const byLesson = Map.groupBy(candidates, ({ lessonId }) => lessonId);
  return [...byLesson.values()]
    .map((ofLesson) => rankLesson(words, ofLesson))
    .toSorted((a, b) => b.score - a.score || a.passage.lessonId.localeCompare(b.passage.lessonId));
}
