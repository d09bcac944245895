import type {
  LedgerClaim,
  SacredSite,
  SiteAlignment,
  SiteFeature,
  SiteSummary,
} from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { withoutDoubt } from '@ori/core/heritage/doubt';
import type { ContentData } from '../data/read-data.ts';
import { cultureOf } from './claim-base.ts';
import { type AlignmentRow, axisOf, siteTextOf, type SiteRow } from './claim-sites.ts';
import { statementOf } from './claim-statement.ts';
import { dateBuiltOf } from './heritage-dates.ts';

type Claims = ReadonlyMap<string, LedgerClaim>;
type SiteWords = ContentData['heritageClaims']['sites'][string];

/** Name, place and civilisation as readers of the language know them; English keeps the data's own. */
function wordsOf(row: SiteRow, { location }: SiteWords, data: ContentData, locale: Locale) {
  const { name, civilization } = row;
  const own = locale === 'en' ? undefined : data.siteWords[row.id]?.[locale];
  return own ?? { name, location, civilization };
}

const rounded = (degrees: number): number => Math.round(degrees * 10) / 10;

function headOf(row: SiteRow, words: SiteWords, data: ContentData, locale: Locale) {
  const isApproximate = words.approximate;
  return {
    id: row.id,
    lang: locale,
    ...wordsOf(row, words, data, locale),
    ...cultureOf(row.culture, data, locale),
    dateBuilt: dateBuiltOf(row, locale),
    dateFrom: row.dateFrom,
    dateTo: row.dateTo,
    lat: isApproximate ? rounded(row.lat) : row.lat,
    lon: isApproximate ? rounded(row.lon) : row.lon,
    isApproximate,
  };
}

type SiteText = ReturnType<typeof siteTextOf>;

function featuresOf(row: SiteRow, words: SiteWords, claims: Claims, spoken: SiteText): SiteFeature[] {
  return row.geometricFeatures.flatMap((_feature, at) => {
    const stated = statementOf(claims.get(`site.${row.id}.feature-${at + 1}`));
    const told = words.features[at];
    if (!stated || !told) return [];
    const { text, ...backing } = stated;
    const property = spoken ? (spoken.features[at]?.property ?? null) : told.mathematicalProperty;
    const { type, significance } = told;
    return [{ ...backing, measurements: text, type, significance, mathematicalProperty: property }];
  });
}

/** What was measured at a place, in degrees. */
function measuredIn(row: AlignmentRow) {
  const axisAzimuthDeg = axisOf(row);
  return {
    horizonAltDeg: row.horizonAlt ?? null,
    axisAzimuthDeg,
    differenceDeg: axisAzimuthDeg === null ? null : (row.differenceDeg ?? null),
    toleranceDeg: row.tolerance ?? null,
  };
}

/** What was computed for it, in degrees. */
function computedFor(row: AlignmentRow) {
  return {
    declinationDeg: row.declination ?? null,
    computedAzimuthDeg: row.computedAzimuth ?? null,
    computedAltitudeDeg: row.computedAltitude ?? null,
    computedDeclinationDeg: row.computedDeclination ?? null,
  };
}

function alignmentOf(row: AlignmentRow, claim: LedgerClaim, at: number, spoken: SiteText): SiteAlignment {
  const words = spoken?.alignments[at];
  return {
    claimId: claim.id,
    label: claim.label,
    sources: claim.sources,
    kind: row.kind,
    target: words?.target ?? row.target,
    status: words?.status ?? withoutDoubt(row.status) ?? 'in review',
    event: row.event ?? null,
    epoch: row.epoch ?? null,
    ...measuredIn(row),
    ...computedFor(row),
  };
}

function siteOf(row: SiteRow, claims: Claims, data: ContentData, locale: Locale): SacredSite[] {
  const words = data.heritageClaims.sites[row.id];
  if (!words) return [];
  const spoken = siteTextOf(row, data, locale);
  const acoustics = statementOf(claims.get(`site.${row.id}.sound`));
  const built = statementOf(claims.get(`site.${row.id}.built`));
  return [
    {
      ...headOf(row, words, data, locale),
      geometricFeatures: featuresOf(row, words, claims, spoken),
      astronomicalAlignments: row.astronomicalAlignments.flatMap((alignment, at) => {
        const claim = claims.get(`site.${row.id}.alignment-${at + 1}`);
        return claim ? [alignmentOf(alignment, claim, at, spoken)] : [];
      }),
      acousticProperties: acoustics?.text ?? null,
      acoustics,
      modernStudies: withoutDoubt(row.modernStudies) ?? '',
      note: spoken ? spoken.note : words.note,
      built,
    },
  ];
}

/** Every site with what was measured there, in the data's order. */
export function sitesOf(data: ContentData, claims: Claims, locale: Locale): SacredSite[] {
  return data.sites.sites.flatMap((row) => siteOf(row, claims, data, locale));
}

/** A site as a list or map shows it. */
export function siteSummaryOf(site: SacredSite): SiteSummary {
  const { geometricFeatures: _f, astronomicalAlignments, acousticProperties, ...rest } = site;
  const { acoustics: _a, modernStudies: _m, note: _n, built: _b, ...head } = rest;
  return {
    ...head,
    alignmentKinds: [...new Set(astronomicalAlignments.map(({ kind }) => kind))],
    hasAcoustics: acousticProperties !== null,
  };
}
