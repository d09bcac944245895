import type { LedgerClaim } from '@ori/contracts/heritage';
import { folded, holdsWords } from './folded.ts';

/** A claim with the text it is found by. */
export interface FindableClaim {
  readonly claim: LedgerClaim;
  readonly words: string;
}

/** What a reader narrows the ledger by; empty words narrow nothing. */
export interface ClaimFilter {
  readonly culture?: string | undefined;
  readonly label?: string | undefined;
  readonly kind?: string | undefined;
  readonly search?: string | undefined;
}

const FACETS = ['culture', 'label', 'kind'] as const;
type Facet = (typeof FACETS)[number];

/** A claim made findable by title, text, culture, date and sources. */
export function findable(claim: LedgerClaim): FindableClaim {
  const { title, text, cultureName, date, sources } = claim;
  const told = [title, text, cultureName ?? '', date ?? '', ...sources.map((source) => source.text)];
  return { claim, words: folded(told.join(' ')) };
}

function fits(facet: Facet, { claim }: FindableClaim, filter: ClaimFilter): boolean {
  const wanted = filter[facet];
  return !wanted || claim[facet] === wanted;
}

const isFound = ({ words }: FindableClaim, { search }: ClaimFilter): boolean =>
  !search || holdsWords(words, search);

/** The claims that fit a filter, in the ledger's order. */
export function filterClaims(claims: readonly FindableClaim[], filter: ClaimFilter): LedgerClaim[] {
  return claims
    .filter((each) => FACETS.every((facet) => fits(facet, each, filter)) && isFound(each, filter))
    .map(({ claim }) => claim);
}

/** How many claims each value of a facet would leave, the other filters kept; the most first. */
export function countClaims(
  claims: readonly FindableClaim[],
  filter: ClaimFilter,
  facet: Facet,
): { key: string; count: number }[] {
  const others = FACETS.filter((other) => other !== facet);
  const counts = new Map<string, number>();
  for (const each of claims) {
    const key = each.claim[facet];
    if (key === null || !others.every((other) => fits(other, each, filter)) || !isFound(each, filter))
      continue;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({ key, count })).toSorted((a, b) => b.count - a.count);
}
