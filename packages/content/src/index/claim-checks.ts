import { ledgerClaim, type LedgerClaim } from '@ori/contracts/heritage';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import { isDoubtful } from '@ori/core/heritage/doubt';
import { type SourceFault, sourceFaults } from '@ori/core/heritage/source-rule';
import { type Complaint, problemsIn } from '../data/complaint.ts';
import type { ContentData } from '../data/read-data.ts';
import { splitSentences } from '../lessons/prose.ts';
import { bannedIn } from '../lessons/rules/phrases.ts';
import type { Problem } from '../problem.ts';
import { contestedWordsOf } from './claim-contested.ts';
import { dataClaims } from './claim-ledger.ts';
import { mappingsOf } from './claim-mappings.ts';
import type { LessonRow } from './lesson-row.ts';

const FAULTS: Readonly<Record<SourceFault, string>> = {
  'too-few-sources': 'fewer sources than its label needs',
  'no-primary-source': 'a record needs the object or text itself',
  'doubtful-source': 'a source marked (?) is not published',
};

/** Nothing is published without its sources, with a banned phrase or marked (?); label changes fit their claims. */
export function checkClaims(data: ContentData, rows: Iterable<LessonRow>): Problem[] {
  const told = LOCALES.flatMap((locale) => claimsIn(data, locale).filter(({ lang }) => lang === locale));
  return [
    ...problemsIn('heritage-claims.json', [
      ...told.flatMap((claim) => claimComplaints(claim, data)),
      ...repeatedIds(claimsIn(data, 'en')),
      ...missingBacking(data),
      ...unknownSources(data),
    ]),
    ...problemsIn('translations/contested.json', untoldContested(data)),
    ...problemsIn('claim-changes.json', changeComplaints(data, [...rows])),
  ];
}

/** What is contested is told in every language, once. */
function untoldContested(data: ContentData): Complaint[] {
  const ids = data.evidence.contestedClaims.map(({ id }) => id);
  return [
    ...ids
      .filter((id) => contestedWordsOf(id, data) === undefined)
      .map((field) => ({ field, rule: 'translation', message: 'this claim needs fr and es' })),
    ...Object.keys(data.contestedWords)
      .filter((id) => !ids.includes(id))
      .map((field) => ({ field, rule: 'unknown-claim', message: `no contested claim "${field}"` })),
  ];
}

function claimsIn(data: ContentData, locale: Locale): LedgerClaim[] {
  return dataClaims({ data, mappings: mappingsOf(data, locale, () => []), locale });
}

function claimComplaints(claim: LedgerClaim, data: ContentData): Complaint[] {
  const field = claim.id;
  const texts = [claim.title, claim.text, claim.date ?? '', claim.dissent ?? ''];
  const quotes = claim.label === 'unsupported' || claim.kind === 'contested';
  return [
    ...(ledgerClaim.safeParse(claim).error?.issues ?? []).map(({ path, message }) => ({
      field: [field, ...path].join('.'),
      rule: 'claim-shape',
      message,
    })),
    ...sourceFaults(claim.label, claim.sources).map((rule) => ({ field, rule, message: FAULTS[rule] })),
    ...texts
      .filter(isDoubtful)
      .map((text) => ({ field, rule: 'doubt-published', message: `(?) in "${text}"` })),
    ...texts.flatMap(splitSentences).flatMap((text) => bannedIn({ field, text, quotes }, claim.lang, data)),
  ];
}

function repeatedIds(claims: readonly LedgerClaim[]): Complaint[] {
  const ids = claims.map(({ id }) => id);
  return ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((field) => ({ field, rule: 'id-repeated', message: 'this id is used twice' }));
}

/** Rows of the data files that no claim backs. */
function missingBacking({
  heritageClaims,
  geometry,
  sites,
  cymatics,
  kemet,
  kemetMaterials,
  consciousness,
}: ContentData): Complaint[] {
  const { principles, tones, materials, mind } = heritageClaims;
  const kept = [
    ...kemet.elements.map(({ symbol }) => symbol),
    ...kemet.compounds.map(({ name }) => name),
  ].filter((name) => !materials.heldBack.includes(name));
  const missing = [
    ...geometry.filter(({ id }) => !(id in principles)).map(({ id }) => `principles.${id}`),
    ...cymatics.patterns
      .filter((tone) => !(String(tone.frequency) in tones))
      .map((tone) => `tones.${tone.frequency}`),
    ...kept.filter((name) => !(name in materials.sources)).map((name) => `materials.${name}`),
    ...kept
      .filter((name) => !(name in kemetMaterials.elements) && !(name in kemetMaterials.compounds))
      .map((name) => `kemet-materials.${name}`),
    ...consciousness.science.flatMap((_row, at) => (mind.findings[at] ? [] : [`mind.findings.${at}`])),
    ...sites.sites.filter((site) => !isSiteBacked(site, heritageClaims.sites)).map(({ id }) => `sites.${id}`),
  ];
  return missing.map((field) => ({ field, rule: 'unbacked', message: 'this row has no label and sources' }));
}

function isSiteBacked(
  site: ContentData['sites']['sites'][number],
  backing: ContentData['heritageClaims']['sites'],
): boolean {
  const found = backing[site.id];
  return (
    found?.features.length === site.geometricFeatures.length &&
    found.alignments.length === site.astronomicalAlignments.length
  );
}

/** Ids under `sources`, `survey` or `findings` that name nothing. */
function unknownSources({ heritageClaims, mappings }: ContentData): Complaint[] {
  const { sources, ...cited } = heritageClaims;
  const known = new Set([...Object.keys(sources), ...Object.keys(mappings.bibliography)]);
  return citedIn(cited)
    .filter((id) => !known.has(id))
    .map((id) => ({ field: 'sources', rule: 'unknown-source', message: `no source "${id}"` }));
}

function citedIn(value: unknown, key = ''): string[] {
  const isList = ['sources', 'survey', 'findings'].includes(key);
  if (typeof value === 'string') return isList ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((item) => citedIn(item, isList ? key : ''))
    : Object.entries(value).flatMap(([name, item]) => citedIn(item, key === 'sources' ? key : name));
}

/** A change names a claim, and the newest of a claim leads to the label it has. */
function changeComplaints(data: ContentData, rows: readonly LessonRow[]): Complaint[] {
  const labels = new Map([
    ...claimsIn(data, 'en').map(({ id, label }) => [id, label] as const),
    ...rows.flatMap((row) => row.claims.map(({ id, label }) => [`lesson.${row.id}.${id}`, label] as const)),
  ]);
  const newest = new Map(data.claimChanges.map((change) => [change.claim, change]));
  return data.claimChanges.flatMap((change): Complaint[] => {
    const label = labels.get(change.claim);
    if (label === undefined)
      return [{ field: change.claim, rule: 'unknown-claim', message: `no claim "${change.claim}"` }];
    if (newest.get(change.claim) !== change || change.to === label) return [];
    return [
      { field: change.claim, rule: 'label-change', message: `its label is ${label}, not ${change.to}` },
    ];
  });
}
