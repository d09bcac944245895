import type { LessonSummary } from '@ori/contracts/content';
import type { CultureAnswer, CultureSummary, HeritageMapping, SiteSummary } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';
import { cultureOf } from './claim-base.ts';
import { cultureSources } from './claim-cultures.ts';

type CultureRow = ContentData['cultures'][number];
type CulturePage = ContentData['culturePages'][string];

/** What a culture is presented with, all in one language. */
export interface CultureParts {
  readonly mappings: readonly HeritageMapping[];
  readonly sites: readonly SiteSummary[];
  readonly lessons: (mappings: readonly HeritageMapping[]) => LessonSummary[];
}

/** A culture as a page tells it, but for the counts of its claims. */
export type CultureTold = Omit<CultureAnswer, 'labels'>;

function headOf(row: CultureRow, page: CulturePage, data: ContentData, locale: Locale) {
  return {
    id: row.id,
    name: cultureOf(row.id, data, locale).cultureName ?? row.name,
    lang: locale,
    period: page.period[locale],
    region: page.region[locale],
    core: row.core,
    label: 'record' as const,
  };
}

/** A culture with its mappings, sites and lessons, in the data's order. */
export function culturesOf(data: ContentData, parts: CultureParts, locale: Locale): CultureTold[] {
  return data.cultures.flatMap((row) => {
    const page = data.culturePages[row.id];
    if (!page) return [];
    const mappings = parts.mappings.filter(({ culture }) => culture === row.id);
    return {
      culture: {
        ...headOf(row, page, data, locale),
        why: page.why[locale],
        livingCommunities: page.today[locale],
        sources: cultureSources(row.id, data),
      },
      mappings,
      sites: parts.sites.filter(({ culture }) => culture === row.id),
      lessons: parts.lessons(mappings),
    };
  });
}

/** A culture as a list shows it. */
export function cultureSummaryOf({ culture, mappings, sites, lessons }: CultureTold): CultureSummary {
  const { why: _why, livingCommunities: _living, sources: _sources, ...head } = culture;
  const ideas = mappings.map(({ id, yearFrom, yearTo }) => ({ id, yearFrom, yearTo }));
  return { ...head, ideas, sites: sites.length, lessons: lessons.length };
}
