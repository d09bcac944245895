import type { Heritage } from '@ori/content/index/heritage-index';
import { EVIDENCE_LABELS } from '@ori/contracts/content';
import {
  type ClaimsAnswer,
  type ClaimsQuery,
  LEDGER_KINDS,
  type LedgerClaim,
  type MethodologyAnswer,
  type MethodologyQuery,
  REVIEW_STATES,
} from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { countClaims, filterClaims, findable, type FindableClaim } from '@ori/core/heritage/filter-claims';

function shelfOf(claims: readonly LedgerClaim[]): MethodologyAnswer['shelf'] {
  return LEDGER_KINDS.flatMap((kind) =>
    EVIDENCE_LABELS.map((label) => ({
      kind,
      label,
      count: claims.filter((claim) => claim.kind === kind && claim.label === label).length,
    })),
  ).filter(({ count }) => count > 0);
}

function changesIn(claims: readonly LedgerClaim[]): MethodologyAnswer['changes'] {
  return claims
    .flatMap(({ id, title, changes }) => changes.map((change) => ({ ...change, claim: id, title })))
    .toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The ledger of every claim of the product, the same for everybody. */
export function createLedgerService({
  content,
}: {
  readonly content: { heritage(locale: Locale): Heritage };
}) {
  const indexes = new Map<Locale, readonly FindableClaim[]>();

  function indexIn(locale: Locale): readonly FindableClaim[] {
    const known = indexes.get(locale) ?? content.heritage(locale).claims.map(findable);
    indexes.set(locale, known);
    return known;
  }

  function page(query: ClaimsQuery, locale: Locale): ClaimsAnswer {
    const { first, offset } = query;
    const index = indexIn(locale);
    const found = filterClaims(index, query);
    const names = new Map(content.heritage(locale).cultures.map(({ culture }) => [culture.id, culture.name]));
    return {
      claims: found.slice(offset, offset + first),
      total: found.length,
      all: index.length,
      first,
      offset,
      labels: countClaims(index, query, 'label'),
      cultures: countClaims(index, query, 'culture').map((each) => ({
        ...each,
        name: names.get(each.key) ?? each.key,
      })),
      kinds: countClaims(index, query, 'kind'),
    };
  }

  function claim(id: string, locale: Locale): LedgerClaim | null {
    return indexIn(locale).find((each) => each.claim.id === id)?.claim ?? null;
  }

  function methodology(query: MethodologyQuery, locale: Locale): MethodologyAnswer {
    const { claims } = content.heritage(locale);
    return {
      ledger: page(query, locale),
      chosen: query.claim === undefined ? null : claim(query.claim, locale),
      contested: claims.filter(({ kind }) => kind === 'contested'),
      shelf: shelfOf(claims),
      reviews: REVIEW_STATES.map((state) => ({
        state,
        count: claims.filter(({ review }) => review === state).length,
      })),
      changes: changesIn(claims),
    };
  }

  return { page, claim, methodology };
}
export type LedgerService = ReturnType<typeof createLedgerService>;
