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

function degrees(word: string, value: number | null | undefined, locale: Locale): string[] {
  if (value === null || value === undefined) return [];
  return [`${word} ${locale === 'en' ? value : value.toLocaleString(locale)}°`];
}

/** What the figures of an alignment are called. */
const FIGURES = {
  en: {
    direction: 'computed direction',
    pole: 'computed altitude of the pole',
    declination: 'declination of the axis',
    axis: 'measured axis',
    difference: 'difference',
  },
  fr: {
    direction: 'direction calculée',
    pole: 'hauteur calculée du pôle',
    declination: 'déclinaison de l’axe',
    axis: 'axe mesuré',
    difference: 'écart',
  },
  es: {
    direction: 'dirección calculada',
    pole: 'altura calculada del polo',
    declination: 'declinación del eje',
    axis: 'eje medido',
    difference: 'diferencia',
  },
} as const;

/** What the ledger calls the claims on a site, after its name. */
const TITLES = {
  en: {
    built: ': where and when',
    feature: ': what is known',
    points: ': where it points',
    sound: ': how it sounds',
  },
  fr: {
    built: '\u202f: où et quand',
    feature: '\u202f: ce que l’on sait',
    points: '\u202f: vers où il pointe',
    sound: '\u202f: le son du lieu',
  },
  es: {
    built: ': dónde y cuándo',
    feature: ': lo que se sabe',
    points: ': hacia dónde apunta',
    sound: ': cómo suena',
  },
} as const;

/** What is told of a site in the reader's language; English keeps the data's own. */
export function siteTextOf(site: SiteRow, data: ContentData, locale: Locale) {
  return locale === 'en' ? undefined : data.siteTexts[site.id]?.[locale];
}

/** Name and place of a site as readers of the language know them. */
function namesOf(site: SiteRow, data: ContentData, locale: Locale) {
  const own = locale === 'en' ? undefined : data.siteWords[site.id]?.[locale];
  return {
    name: own?.name ?? site.name,
    location: own?.location ?? data.heritageClaims.sites[site.id]?.location,
  };
}

const titleOf = (
  site: SiteRow,
  kind: keyof (typeof TITLES)['en'],
  data: ContentData,
  locale: Locale,
): string => `${namesOf(site, data, locale).name}${TITLES[locale][kind]}`;

function alignmentText(
  row: AlignmentRow,
  site: SiteRow,
  at: number,
  data: ContentData,
  locale: Locale,
): string {
  const words = siteTextOf(site, data, locale)?.alignments[at];
  const named = FIGURES[locale];
  const axis = axisOf(row);
  const figures = [
    ...degrees(named.direction, row.computedAzimuth, locale),
    ...degrees(named.pole, row.computedAltitude, locale),
    ...degrees(named.declination, row.computedDeclination, locale),
    ...degrees(named.axis, axis, locale),
    ...(axis === null ? [] : degrees(named.difference, row.differenceDeg, locale)),
  ];
  const told = figures.length === 0 ? '' : ` ${capitalised(figures.join(', '))}.`;
  const status = words?.status ?? withoutDoubt(row.status) ?? 'in review';
  return `${words?.target ?? row.target}.${told} ${capitalised(status)}.`;
}

type Made = Pick<OwnClaim, 'id' | 'title' | 'text' | 'review'>;

/** How a place is cited as its own record, after its name. */
const PLACE_ITSELF: Readonly<Record<Locale, string>> = {
  en: ': the place itself, as surveyed',
  fr: '\u202f: le lieu lui-même, tel qu’il a été relevé',
  es: ': el propio lugar, tal como se levantó su plano',
};

/** The place itself, and who surveyed it, or those named. */
function surveyOf(site: SiteRow, data: ContentData, locale: Locale, named?: readonly string[]): Source[] {
  const place = {
    id: `site.${site.id}.place`,
    text: `${namesOf(site, data, locale).name}${PLACE_ITSELF[locale]}`,
    primary: true,
  };
  return [place, ...sourcesNamed(named ?? data.heritageClaims.sites[site.id]?.survey ?? [], data)];
}

/** Where and when a place was built, and what it asks of its readers. */
function builtClaim(site: SiteRow, data: ContentData, locale: Locale): OwnClaim[] {
  const words = data.heritageClaims.sites[site.id];
  if (!words) return [];
  const colon = locale === 'fr' ? '\u202f:' : ':';
  const date = dateBuiltOf(site, locale);
  const stop = date.endsWith('.') ? '' : '.';
  const built = `${namesOf(site, data, locale).location}${colon} ${date}${stop}`;
  const told = siteTextOf(site, data, locale);
  const note = told ? told.note : words.note;
  return [
    {
      kind: 'site',
      id: `site.${site.id}.built`,
      title: titleOf(site, 'built', data, locale),
      text: note === null ? built : `${built} ${note}`,
      label: 'record',
      sources: surveyOf(site, data, locale),
    },
  ];
}

function featureClaims(site: SiteRow, data: ContentData, locale: Locale): OwnClaim[] {
  return site.geometricFeatures.flatMap((feature, at) => {
    const english = withoutDoubt(feature);
    const text = english && (siteTextOf(site, data, locale)?.features[at]?.text ?? english);
    if (text === null) return [];
    const made: Made = {
      id: `site.${site.id}.feature-${at + 1}`,
      title: titleOf(site, 'feature', data, locale),
      text: typeset(capitalised(text)),
      review: reviewOf([feature]),
    };
    const named = data.heritageClaims.sites[site.id]?.features[at]?.sources;
    return [{ kind: 'site', label: 'record', sources: surveyOf(site, data, locale, named), ...made }];
  });
}

function backedClaim(
  { label, sources, text }: Backed,
  made: Made,
  data: ContentData,
  locale: Locale,
): OwnClaim {
  const told = locale === 'en' ? (text ?? made.text) : made.text;
  return { kind: 'site', label, sources: sourcesNamed(sources, data), ...made, text: told };
}

function alignmentClaims(site: SiteRow, data: ContentData, locale: Locale): OwnClaim[] {
  const backing = data.heritageClaims.sites[site.id]?.alignments ?? [];
  return site.astronomicalAlignments.flatMap((row, at) => {
    const backed = backing[at];
    if (!backed) return [];
    const made: Made = {
      id: `site.${site.id}.alignment-${at + 1}`,
      title: titleOf(site, 'points', data, locale),
      text: typeset(capitalised(alignmentText(row, site, at, data, locale))),
      review: reviewOf([row.source, row.status]),
    };
    return [backedClaim(backed, made, data, locale)];
  });
}

function soundClaim(site: SiteRow, data: ContentData, locale: Locale): OwnClaim[] {
  const backed = data.heritageClaims.sites[site.id]?.acoustics;
  const english = withoutDoubt(site.acousticProperties);
  const text = english && (siteTextOf(site, data, locale)?.sound ?? english);
  if (!backed || text === null) return [];
  const made: Made = {
    id: `site.${site.id}.sound`,
    title: titleOf(site, 'sound', data, locale),
    text,
    review: 'edited',
  };
  return [backedClaim(backed, made, data, locale)];
}

/** What is measured, computed and heard at every site. */
export function siteClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  return data.sites.sites.flatMap((site) => {
    const shared = {
      ...cultureOf(site.culture, data, locale),
      date: dateBuiltOf(site, locale),
      lang: locale,
    };
    return [
      ...builtClaim(site, data, locale),
      ...featureClaims(site, data, locale),
      ...alignmentClaims(site, data, locale),
      ...soundClaim(site, data, locale),
    ].map((own) => ledgerClaimOf({ ...shared, ...own }));
  });
}
