import type { EvidenceLabel, Source } from '@ori/contracts/content';
import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';
import { cultureOf, ledgerClaimOf, sourcesNamed } from './claim-base.ts';
import type { LessonRow } from './lesson-row.ts';

function sourcesOf(ids: readonly string[], row: LessonRow, data: ContentData): Source[] {
  return ids.flatMap((id) => {
    const own = row.sources.find((source) => source.id === id);
    return own ? [own] : sourcesNamed([id], data);
  });
}

/** The culture of a lesson whose mappings are all of one. */
function cultureOfLesson({ kimMappings }: LessonRow, data: ContentData): string | undefined {
  const cultures = new Set(
    data.mappings.mappings.filter(({ id }) => kimMappings.includes(id)).map(({ culture }) => culture),
  );
  return cultures.size === 1 ? [...cultures][0] : undefined;
}

/** A fact of nature is no culture's: only what is told of people belongs to one. */
const OF_PEOPLE: readonly EvidenceLabel[] = ['record', 'debate', 'tradition'];

/** What the lessons state, in the language each is written in. */
export function lessonClaims(data: ContentData, rows: Iterable<LessonRow>, locale: Locale): LedgerClaim[] {
  return [...rows].flatMap((row) => {
    const shared = {
      kind: 'lesson' as const,
      title: row.title,
      lang: row.locale,
      lessonId: row.id,
      reviewers: row.reviewers,
      review: row.reviewers.length > 0 ? ('reviewed' as const) : ('edited' as const),
    };
    const culture = cultureOf(cultureOfLesson(row, data), data, locale);
    return row.claims.map(({ id, text, label, sources }) =>
      ledgerClaimOf({
        ...shared,
        ...(OF_PEOPLE.includes(label) ? culture : {}),
        id: `lesson.${row.id}.${id}`,
        text,
        label,
        sources: sourcesOf(sources, row, data),
      }),
    );
  });
}
