import type { Source } from '@ori/contracts/content';
import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { isDoubtful } from '@ori/core/heritage/doubt';
import type { ContentData } from '../data/read-data.ts';
import { cultureOf, ledgerClaimOf, noteOf, reviewOf } from './claim-base.ts';

type Contested = ContentData['evidence']['contestedClaims'][number];

function sourcesOf({ id, sources }: Contested, data: ContentData): Source[] {
  const primary = data.heritageClaims.contested.primary[id] ?? [];
  return sources
    .map((text, at) => ({ id: `contested.${id}.${at + 1}`, text, primary: primary.includes(at) }))
    .filter(({ text }) => !isDoubtful(text));
}

/** The words of a contested claim in the other languages, wherever they are kept. */
export function contestedWordsOf(id: string, { mindWords, kemetMaterials, contestedWords }: ContentData) {
  return mindWords.contested[id] ?? kemetMaterials.contested[id] ?? contestedWords[id];
}

/** What the product says on contested things. */
export function contestedClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  const { cultureOf: cultures, privateNotes } = data.heritageClaims.contested;
  return data.evidence.contestedClaims.map((claim) => {
    const words = locale === 'en' ? undefined : contestedWordsOf(claim.id, data)?.[locale];
    const { title, says, note } = words ?? claim;
    return ledgerClaimOf({
      id: `contested.${claim.id}`,
      kind: 'contested',
      title,
      lang: words ? locale : 'en',
      text: says,
      label: claim.label,
      sources: sourcesOf(claim, data),
      ...cultureOf(cultures[claim.id], data, locale),
      dissent: privateNotes.includes(claim.id) ? null : noteOf(note),
      review: reviewOf([...claim.sources, claim.note]),
    });
  });
}
