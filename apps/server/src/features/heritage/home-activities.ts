import type { ContentData } from '@ori/content/data/read-data';
import type { Heritage } from '@ori/content/index/heritage-index';
import type { Band } from '@ori/contracts/content';
import type { HeritageMapping } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { HomeActivity } from '@ori/contracts/practices';
import { typesetPowers } from '@ori/core/heritage/typeset';
import { mindActivitiesOf } from './mind-of.ts';

/** The part of the content that activities for home are made of. */
export interface HomeContent {
  readonly data: Pick<ContentData, 'mindActivities' | 'homeActivities'>;
  heritage(locale: Locale): Pick<Heritage, 'activities' | 'mappings'>;
}

/** The bands of the age groups that activities.json names. */
const BAND_OF: Readonly<Record<string, Band>> = {
  'early-elementary': 'K-2',
  elementary: '3-5',
  'middle-school': '6-8',
  'high-school': '9-12',
  university: 'university',
  adult: 'adult',
};
/** The table of sites is a file to us and a page to a reader. */
const SITE_TABLE = { 'sites.json': 'the table of sites' } as const;

const bandsOf = (ageGroups: readonly string[]): Band[] => ageGroups.flatMap((age) => BAND_OF[age] ?? []);
const nameOf = (thing: string): string => (thing === 'sites.json' ? SITE_TABLE[thing] : thing);

function geometry({ data, heritage }: HomeContent, locale: Locale): HomeActivity[] {
  return heritage(locale).activities.flatMap((row): HomeActivity[] => {
    const way = data.homeActivities.ways[row.id];
    if (!way) return [];
    return [
      {
        id: row.id,
        kind: 'geometry',
        lang: row.lang,
        subject: 'math',
        bands: bandsOf(row.ageGroups),
        ...way,
        title: row.name,
        purpose: row.objectives.map((aim) => `${aim}.`).join(' '),
        materials: row.materials.map(nameOf),
        steps: row.instructions.map(typesetPowers),
        adult: null,
        lab: null,
        heritage: null,
      },
    ];
  });
}

function mind(content: HomeContent, locale: Locale): HomeActivity[] {
  return mindActivitiesOf(content, locale).map(({ band, kind: _kind, instead: _instead, ...row }) => ({
    ...row,
    kind: 'mind',
    lang: locale,
    subject: 'life',
    bands: [band],
    needs: ['nothing'],
    materials: [],
    heritage: null,
  }));
}

const originOf = (told: HeritageMapping): HomeActivity['heritage'] => ({
  claimId: `mapping.${told.id}`,
  cultureName: told.cultureName,
  text: `${told.ancestralConcept}. ${told.connection}.`,
  date: told.date,
  label: told.label,
  sources: told.sources,
});

function heritage({ data, heritage: told }: HomeContent, locale: Locale): HomeActivity[] {
  const { mappings } = told(locale);
  return data.homeActivities.heritage.map(({ mapping, ...row }) => {
    const found = mappings.find(({ id }) => id === mapping);
    return {
      ...row,
      kind: 'heritage',
      lang: locale,
      title: row.title[locale],
      purpose: row.purpose[locale],
      materials: row.materials.map((thing) => thing[locale]),
      steps: row.steps.map((step) => step[locale]),
      adult: row.adult[locale],
      lab: null,
      heritage: found ? originOf(found) : null,
    };
  });
}

/** Everything to be done at home, away from the screen, in one language. */
export function homeActivitiesOf(content: HomeContent, locale: Locale): HomeActivity[] {
  return [...heritage(content, locale), ...geometry(content, locale), ...mind(content, locale)];
}
