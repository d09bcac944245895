import { EVIDENCE_LABELS, SOURCES_NEEDED } from '@ori/contracts/content';
import type { Problem } from '../problem.ts';
import { problemsIn, type Complaint } from './complaint.ts';
import type { ContentData } from './read-data.ts';

/** Labels agree with the contract, contested claims have their sources, sites and traditions name known cultures. */
export function checkTables(data: ContentData): Problem[] {
  return [
    ...problemsIn('evidence.json', [...labelComplaints(data), ...contestedComplaints(data)]),
    ...problemsIn('translations/cultures.json', cultureComplaints(data)),
    ...problemsIn('culture-pages.json', pageComplaints(data)),
    ...problemsIn('sites.json', siteComplaints(data)),
    ...problemsIn('translations/sites.json', siteWordComplaints(data)),
    ...problemsIn('translations/site-texts.json', siteTextComplaints(data)),
    ...problemsIn('translations/sound-lessons.json', soundLessonComplaints(data)),
    ...problemsIn('translations/geometry.json', untold(data.geometry, data.geometryWords)),
    ...problemsIn(
      'translations/tones.json',
      untold(
        data.cymatics.patterns.map(({ frequency }) => ({ id: String(frequency) })),
        data.toneWords,
      ),
    ),
    ...problemsIn('orbitals.json', orbitalComplaints(data)),
    ...problemsIn('consciousness.json', traditionComplaints(data)),
  ];
}

function labelComplaints(data: ContentData): Complaint[] {
  return EVIDENCE_LABELS.flatMap((key) => {
    const label = data.evidence.labels.find((it) => it.key === key);
    if (label?.minSources === SOURCES_NEEDED[key]) return [];
    return [
      {
        field: `labels.${key}`,
        rule: 'label',
        message: `this label needs minSources ${SOURCES_NEEDED[key]}`,
      },
    ];
  });
}

function contestedComplaints(data: ContentData): Complaint[] {
  return data.evidence.contestedClaims.flatMap((claim) => {
    const field = `contestedClaims.${claim.id}.sources`;
    if (claim.sources.length < SOURCES_NEEDED[claim.label])
      return [
        { field, rule: 'too-few-sources', message: `"${claim.label}" needs ${SOURCES_NEEDED[claim.label]}` },
      ];
    if (claim.sources.every((text) => text.includes('(?)')))
      return [{ field, rule: 'doubtful-source', message: 'a source marked (?) cannot stand alone' }];
    return [];
  });
}

function cultureComplaints(data: ContentData): Complaint[] {
  return data.cultures
    .filter(({ id }) => !(id in data.cultureWords))
    .map(({ id }) => ({
      field: id,
      rule: 'translation',
      message: 'the name of this culture needs fr and es',
    }));
}

/** Places outside the ten cultures, kept for comparison. */
const OTHER_PLACES = ['other', 'africa-south'];

function pageComplaints({ cultures, culturePages }: ContentData): Complaint[] {
  const known = cultures.map(({ id }) => id);
  const told = Object.keys(culturePages);
  return [
    ...known
      .filter((id) => !told.includes(id))
      .map((field) => ({ field, rule: 'page-missing', message: 'this culture has no page' })),
    ...told
      .filter((id) => !known.includes(id))
      .map((field) => ({ field, rule: 'unknown-culture', message: `no culture "${field}"` })),
  ];
}

function siteComplaints(data: ContentData): Complaint[] {
  const known = new Set([...data.cultures.map(({ id }) => id), ...OTHER_PLACES]);
  return data.sites.sites.flatMap((site) => [
    ...(known.has(site.culture)
      ? []
      : [{ field: `${site.id}.culture`, rule: 'unknown-culture', message: `no culture "${site.culture}"` }]),
    ...(site.dateFrom <= site.dateTo
      ? []
      : [{ field: `${site.id}.dateTo`, rule: 'dates', message: 'it ends before it begins' }]),
  ]);
}

function siteWordComplaints({ sites, siteWords }: ContentData): Complaint[] {
  const known = sites.sites.map(({ id }) => id);
  return [
    ...known
      .filter((id) => !(id in siteWords))
      .map((field) => ({ field, rule: 'translation', message: 'the name of this site needs fr and es' })),
    ...Object.keys(siteWords)
      .filter((id) => !known.includes(id))
      .map((field) => ({ field, rule: 'unknown-site', message: `no site "${field}"` })),
  ];
}

/** Rows without words in the other languages, and words of no row. */
function untold(
  rows: readonly { readonly id: string }[],
  told: Readonly<Record<string, unknown>>,
): Complaint[] {
  const ids = rows.map(({ id }) => id);
  return [
    ...ids
      .filter((id) => !(id in told))
      .map((field) => ({ field, rule: 'translation', message: 'this needs fr and es' })),
    ...Object.keys(told)
      .filter((id) => !ids.includes(id))
      .map((field) => ({ field, rule: 'unknown-row', message: `no row "${field}"` })),
  ];
}

/** What is told of a site in another language has as many parts as it has in English. */
function siteTextComplaints({ sites, siteTexts, heritageClaims }: ContentData): Complaint[] {
  const partsOf = sites.sites.flatMap((site) => {
    const note = heritageClaims.sites[site.id]?.note ?? null;
    const parts = [site.geometricFeatures.length, site.astronomicalAlignments.length, note !== null];
    return Object.entries(siteTexts[site.id] ?? {})
      .filter(
        ([, told]) =>
          String([told.features.length, told.alignments.length, told.note !== null]) !== String(parts),
      )
      .map(([locale]) => ({
        field: `${site.id}.${locale}`,
        rule: 'parts',
        message: `it has ${parts[0]} features, ${parts[1]} alignments and ${parts[2] ? 'a' : 'no'} note`,
      }));
  });
  return [...untold(sites.sites, siteTexts), ...partsOf];
}

/** A lesson on sound has as many parts in another language as it has in English. */
function soundLessonComplaints({ activities, soundLessonWords }: ContentData): Complaint[] {
  const lessons = activities.cymaticsLessons;
  const parts = (lesson: Omit<(typeof soundLessonWords)[string]['fr'], 'title'>) =>
    JSON.stringify([
      lesson.activities.map(({ materials }) => materials.length),
      ...[lesson.objectives, lesson.materials, lesson.discussion, lesson.extensions].map((all) => all.length),
    ]);
  const uneven = lessons.flatMap((lesson) =>
    Object.entries(soundLessonWords[lesson.id] ?? {})
      .filter(([, told]) => parts(told) !== parts(lesson))
      .map(([locale]) => ({
        field: `${lesson.id}.${locale}`,
        rule: 'parts',
        message: 'it has other parts than in English',
      })),
  );
  return [...untold(lessons, soundLessonWords), ...uneven];
}

function orbitalComplaints(data: ContentData): Complaint[] {
  return data.orbitals.orbitals
    .filter(
      ({ n, l, radialNodes, angularNodes }) => l >= n || radialNodes !== n - l - 1 || angularNodes !== l,
    )
    .map(({ id }) => ({
      field: id,
      rule: 'nodes',
      message: 'radial nodes are n - l - 1 and angular nodes l, with l < n',
    }));
}

function traditionComplaints(data: ContentData): Complaint[] {
  const known = new Set(data.cultures.map(({ id }) => id));
  return data.consciousness.traditions
    .filter(([culture]) => !known.has(culture))
    .map(([culture]) => ({
      field: 'traditions',
      rule: 'unknown-culture',
      message: `no culture "${culture}"`,
    }));
}
