import type { Source } from '@ori/contracts/content';
import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { isDoubtful, withoutDoubt } from '@ori/core/heritage/doubt';
import type { ContentData } from '../data/read-data.ts';

/** What a claim says for itself; the rest is the same for most. */
export type OwnClaim = Pick<LedgerClaim, 'id' | 'kind' | 'title' | 'text' | 'label' | 'sources'> &
  Partial<LedgerClaim>;

/** A claim with what it does not say of itself: English, of no culture, edited by us, never changed. */
export function ledgerClaimOf(own: OwnClaim): LedgerClaim {
  return {
    lang: 'en',
    relation: null,
    culture: null,
    cultureName: null,
    date: null,
    dissent: null,
    review: 'edited',
    reviewers: [],
    changes: [],
    lessonId: null,
    ...own,
  };
}

/** A statement of a table as the sentence it is. */
export function sentenceOf(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}

/** The sources of these ids, from heritage-claims.json or the bibliography; what is in doubt is left out. */
export function sourcesNamed(ids: readonly string[], data: ContentData): Source[] {
  return ids.flatMap((id) => {
    const own = data.heritageClaims.sources[id];
    if (own) return [{ id, ...own }];
    const text = data.mappings.bibliography[id];
    if (text === undefined || isDoubtful(text)) return [];
    return [{ id, text, primary: data.primarySources.includes(id) }];
  });
}

/** A culture's id and name for its claims; nulls where it is none of ours. */
export function cultureOf(
  id: string | undefined,
  data: ContentData,
  locale: Locale,
): { culture: string | null; cultureName: string | null } {
  const found = data.cultures.find((culture) => culture.id === id);
  if (!found) return { culture: null, cultureName: null };
  const translated = locale === 'en' ? undefined : data.cultureWords[found.id]?.[locale];
  return { culture: found.id, cultureName: translated ?? found.name };
}

/** A note without its doubtful parts; null for none. */
export function noteOf(text: string): string | null {
  return text === '' ? null : withoutDoubt(text);
}

/** `in-review` as soon as one of the texts held something back. */
export function reviewOf(texts: readonly string[], flagged = false): 'edited' | 'in-review' {
  return flagged || texts.some(isDoubtful) ? 'in-review' : 'edited';
}
