import type { LedgerClaim, Statement } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';
import type { ApartTold, RoadTold } from '../shapes/meetings.ts';
import { cultureOf, ledgerClaimOf, sourcesNamed } from './claim-base.ts';
import { kimCardOf } from './kim-card.ts';

type Told = RoadTold | ApartTold;

function sourcesOf({ sources }: Told, data: ContentData): Statement['sources'] {
  return sources.flatMap((id) => {
    const own = data.meetings.sources[id];
    return own ? [{ id, ...own }] : sourcesNamed([id], data);
  });
}

/** A road as a statement with its label and sources. */
export function roadStatement(told: Told, data: ContentData, locale: Locale): Statement {
  return {
    text: told.text[locale],
    claimId: `meeting.${told.id}`,
    label: told.label,
    sources: sourcesOf(told, data),
  };
}

/** Who or what a road joins, as a title. */
function titleOf(told: Told, data: ContentData, locale: Locale): string {
  const ideas = 'ideas' in told ? (told.ideas ?? []) : [];
  if (ideas.length > 0)
    return ideas.map((id) => kimCardOf(id, data, locale)?.ancestralConcept ?? '').join(' · ');
  const peoples = new Set((told.peoples ?? []).flat());
  return [...peoples].map((id) => cultureOf(id, data, locale).cultureName ?? '').join(' · ');
}

/** What the map of meetings states, in a language. */
export function meetingClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  return [...data.meetings.roads, ...data.meetings.apart].map((told) => {
    const { claimId, ...stated } = roadStatement(told, data, locale);
    return ledgerClaimOf({
      id: claimId,
      kind: 'meeting',
      title: titleOf(told, data, locale),
      lang: locale,
      ...stated,
    });
  });
}
