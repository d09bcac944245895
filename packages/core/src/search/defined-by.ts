import { type Candidate, trustIn } from './rank-passages.ts';
import type { SearchWord } from './search-word.ts';

/** A vocabulary entry, with how many stems its whole term has. */
export interface TermCandidate {
  readonly candidate: Candidate;
  readonly length: number;
}

/** So much of the question has to be the term: `what is a themed party` asks for no theme. */
const ASKS_FOR_IT = 0.5;

/** The entry that a question asks for: its whole term stands in the question, and the question is about little else. */
export function definedBy(words: readonly SearchWord[], terms: readonly TermCandidate[]): Candidate | null {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const fitting = terms.flatMap(({ candidate, length }) => {
    const inTerm = words.flatMap((word) => {
      const trust = trustIn(word, candidate).flatMap((each) => (each.spot === 'B' ? [each.trust] : []));
      return trust.length === 0 ? [] : [{ weight: word.weight, trust: Math.max(...trust) }];
    });
    const share = inTerm.reduce((sum, { weight, trust }) => sum + weight * trust, 0) / all;
    return inTerm.length >= length && share >= ASKS_FOR_IT ? [{ candidate, length, share }] : [];
  });
  const [best] = fitting.toSorted(
    (a, b) =>
      b.length - a.length || b.share - a.share || a.candidate.lessonId.localeCompare(b.candidate.lessonId),
  );
  return best?.candidate ?? null;
}
