import type { Source } from '@ori/contracts/content';
import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';
import { cultureOf, ledgerClaimOf, sourcesNamed } from './claim-base.ts';

/** What a culture's own time, places and communities are known by. */
export function cultureSources(id: string, data: ContentData): Source[] {
  return sourcesNamed(data.culturePages[id]?.sources ?? [], data);
}

/** When and where each culture was and is, and why lessons draw on it. */
export function cultureClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  return data.cultures.flatMap((row) => {
    const page = data.culturePages[row.id];
    if (!page) return [];
    const own = cultureOf(row.id, data, locale);
    return ledgerClaimOf({
      id: `culture.${row.id}`,
      kind: 'culture',
      lang: locale,
      title: own.cultureName ?? row.name,
      text: page.why[locale],
      date: page.period[locale],
      label: 'record',
      ...own,
      sources: cultureSources(row.id, data),
    });
  });
}
