import type { HeritageMapping, LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { withoutDoubt } from '@ori/core/heritage/doubt';
import { yearsOf } from '@ori/core/heritage/years';
import type { ContentData } from '../data/read-data.ts';
import type { Mapping } from '../shapes/mappings.ts';
import { ledgerClaimOf, sentenceOf } from './claim-base.ts';
import { kimCardOf } from './kim-card.ts';

/** Ids of the lessons that show a mapping. */
export type LessonsOfMapping = (mapping: string) => readonly string[];

/** Where on map and timeline a mapping stands, as far as it is certain. */
function whenAndWhere({ id, date }: Mapping, data: ContentData) {
  const { places, placeOf } = data.heritageClaims.mappings;
  const years = yearsOf(withoutDoubt(date) ?? '');
  return {
    yearFrom: years?.from ?? null,
    yearTo: years?.to ?? null,
    place: places[placeOf[id] ?? ''] ?? null,
  };
}

/** Every mapping as a card with what map and timeline need, in the data's order. */
export function mappingsOf(
  data: ContentData,
  locale: Locale,
  lessonsOf: LessonsOfMapping,
): HeritageMapping[] {
  return data.mappings.mappings.flatMap((row) => {
    const card = kimCardOf(row.id, data, locale);
    if (!card) return [];
    return [
      {
        ...card,
        lang: data.mappingWords[row.id] ? locale : ('en' as const),
        channel: row.channel ?? null,
        subjects: row.subjects,
        bands: row.bands,
        ...whenAndWhere(row, data),
        review: row.needsReview ? ('in-review' as const) : ('edited' as const),
        lessons: [...lessonsOf(row.id)],
      },
    ];
  });
}

/** Every mapping as a claim. */
export function mappingClaims(mappings: readonly HeritageMapping[]): LedgerClaim[] {
  return mappings.map((mapping) =>
    ledgerClaimOf({
      id: `mapping.${mapping.id}`,
      kind: 'mapping',
      title: `${mapping.ancestralConcept} · ${mapping.modernConcept}`,
      lang: mapping.lang,
      text: sentenceOf(mapping.connection),
      label: mapping.label,
      relation: mapping.relation,
      culture: mapping.culture,
      cultureName: mapping.cultureName,
      date: mapping.date,
      sources: mapping.sources,
      review: mapping.review,
    }),
  );
}
