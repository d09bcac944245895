import type { Source } from '@ori/contracts/content';
import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { isDoubtful, withoutDoubt } from '@ori/core/heritage/doubt';
import { typeset } from '@ori/core/heritage/typeset';
import type { ContentData } from '../data/read-data.ts';
import type { Backed } from '../shapes/heritage-claims.ts';
import { cultureOf, ledgerClaimOf, type OwnClaim, reviewOf, sourcesNamed } from './claim-base.ts';
import { dateBuiltOf } from './heritage-dates.ts';

export type SiteRow = ContentData['sites']['sites'][number];
export type AlignmentRow = SiteRow['astronomicalAlignments'][number];

/** An axis whose source is in doubt is held back: what is computed stays. */
export function axisOf(row: AlignmentRow): number | null {
  return isDoubtful(row.source) ? null : (row.axisAzimuth ?? null);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function degrees(word: string, value: number | null | undefined): string[] {
  return value === null || value === undefined ? [] : [`${word} ${value}°`];
}

function alignmentText(row: AlignmentRow): string {
  const axis = axisOf(row);
  const figures = [
    ...degrees('computed direction', row.computedAzimuth),
    ...degrees('computed altitude of the pole', row.computedAltitude),
    ...degrees('declination of the axis', row.computedDeclination),
    ...degrees('measured axis', axis),
    ...(axis === null ? [] : degrees('difference', row.differenceDeg)),
  ];
  const told = figures.length === 0 ? '' : ` ${capitalised(figures.join(', '))}.`;
  return `${row.target}.${told} ${capitalised(withoutDoubt(row.status) ?? 'in review')}.`;
}

type Made = Pick<OwnClaim, 'id' | 'title' | 'text' | 'review'>;

/** The place itself, and who surveyed it. */
function surveyOf(site: SiteRow, data: ContentData): Source[] {
  const place = {
    id: `site.${site.id}.place`,
    text: `${site.name}: the place itself, as surveyed`,
    primary: true,
  };
  return [place, ...sourcesNamed(data.heritageClaims.sites[site.id]?.survey ?? [], data)];
}

/** Where and when a place was built, and what it asks of its readers. */
function builtClaim(site: SiteRow, data: ContentData): OwnClaim[] {
  const words = data.heritageClaims.sites[site.id];
  if (!words) return [];
  const built = `${words.location}: ${dateBuiltOf(site, 'en')}.`;
  return [
    {
      kind: 'site',
      id: `site.${site.id}.built`,
      title: `${site.name}: where and when`,
      text: words.note === null ? built : `${built} ${words.note}`,
      label: 'record',
      sources: surveyOf(site, data),
    },
  ];
}

function featureClaims(site: SiteRow, data: ContentData): OwnClaim[] {
  return site.geometricFeatures.flatMap((feature, at) => {
    const text = withoutDoubt(feature);
    if (text === null) return [];
    const made: Made = {
      id: `site.${site.id}.feature-${at + 1}`,
      title: `${site.name}: what was measured`,
      text: typeset(capitalised(text)),
      review: reviewOf([feature]),
    };
    return [{ kind: 'site', label: 'record', sources: surveyOf(site, data), ...made }];
  });
}

function backedClaim({ label, sources, text }: Backed, made: Made, data: ContentData): OwnClaim {
  return { kind: 'site', label, sources: sourcesNamed(sources, data), ...made, text: text ?? made.text };
}

function alignmentClaims(site: SiteRow, data: ContentData): OwnClaim[] {
  const backing = data.heritageClaims.sites[site.id]?.alignments ?? [];
  return site.astronomicalAlignments.flatMap((row, at) => {
    const backed = backing[at];
    if (!backed) return [];
    const made: Made = {
      id: `site.${site.id}.alignment-${at + 1}`,
      title: `${site.name}: where it points`,
      text: typeset(capitalised(alignmentText(row))),
      review: reviewOf([row.source, row.status]),
    };
    return [backedClaim(backed, made, data)];
  });
}

function soundClaim(site: SiteRow, data: ContentData): OwnClaim[] {
  const backed = data.heritageClaims.sites[site.id]?.acoustics;
  const text = withoutDoubt(site.acousticProperties);
  if (!backed || text === null) return [];
  const made: Made = {
    id: `site.${site.id}.sound`,
    title: `${site.name}: how it sounds`,
    text,
    review: 'edited',
  };
  return [backedClaim(backed, made, data)];
}

/** What is measured, computed and heard at every site. */
export function siteClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  return data.sites.sites.flatMap((site) => {
    const shared = { ...cultureOf(site.culture, data, locale), date: dateBuiltOf(site, 'en') };
    return [
      ...builtClaim(site, data),
      ...featureClaims(site, data),
      ...alignmentClaims(site, data),
      ...soundClaim(site, data),
    ].map((own) => ledgerClaimOf({ ...shared, ...own }));
  });
}
