import { beforeAll, expect, it } from 'vitest';
import type { ContentData } from '../data/read-data.ts';
import { shippedData, type Writable } from '../testing/real-content.ts';
import { checkClaims } from './claim-checks.ts';

let shipped: ContentData;
beforeAll(async () => {
  shipped = await shippedData();
});

type Data = Writable<ContentData>;

/** Claims and rules that a change to the shipped data breaks, each once in however many languages. */
function broken(change: (data: Data) => void): string[] {
  const copy = structuredClone(shipped) as Data;
  change(copy);
  return [...new Set(checkClaims(copy as ContentData, []).map(({ field, rule }) => `${field} ${rule}`))];
}

const principle = (data: Data, id: string) =>
  data.heritageClaims.principles[id] ?? expect.fail(`no principle ${id}`);
const tone = (data: Data, id: string) => data.heritageClaims.tones[id] ?? expect.fail(`no tone ${id}`);
const mapping = (data: Data, id: string) =>
  data.mappings.mappings.find((it) => it.id === id) ?? expect.fail(`no mapping ${id}`);

it('finds nothing to complain of in what the product ships with', () => {
  expect(broken(() => undefined)).toEqual([]);
});

it('refuses a record without a second source, and one without the object or text itself', () => {
  expect(
    broken((data) => (principle(data, 'circle-pi').architecturalApplications.sources = ['TOH'])),
  ).toEqual(['principle.circle-pi.in-buildings too-few-sources']);
  const books = ['WH881', 'MAR92'];
  expect(broken((data) => (principle(data, 'circle-pi').architecturalApplications.sources = books))).toEqual([
    'principle.circle-pi.in-buildings no-primary-source',
  ]);
});

it('refuses a mapping whose only other source is marked (?)', () => {
  expect(broken((data) => (mapping(data, 'and-terraces').sources = ['TRE']))).toEqual([
    'mapping.and-terraces too-few-sources',
  ]);
});

it('refuses a banned phrase, but lets an unsupported claim quote it', () => {
  const words = 'This tone heals the body.';
  expect(broken((data) => (tone(data, '440').text = words))).toEqual(['tone.440 phrase:treats-illness']);
  expect(broken((data) => (tone(data, '528').text = words))).toEqual([]);
});

it('refuses a banned phrase in a translation of a mapping', () => {
  const found = broken((data) => {
    const words = data.mappingWords['kem-map'] ?? expect.fail('not translated');
    words.fr.connection = 'La plus ancienne carte du monde';
  });
  expect(found).toEqual(['mapping.kem-map phrase:first-or-oldest']);
});

it('refuses text marked (?) where it would be published, and leaves out what can be left out', () => {
  expect(broken((data) => (principle(data, 'vesica').caution = 'A modern claim (?).'))).toEqual([
    'principle.vesica.in-buildings doubt-published',
  ]);
  expect(broken((data) => (mapping(data, 'kem-map').date = 'c.1150 BCE, perhaps earlier (?)'))).toEqual([]);
});

it('refuses a source too short to be one', () => {
  expect(broken((data) => (mapping(data, 'waf-weights').primary = 'Weights'))).toEqual([
    'mapping.waf-weights.sources.0.text claim-shape',
  ]);
});

it('refuses a row that no label and sources back, and a source that is not there', () => {
  expect(broken((data) => delete data.heritageClaims.tones['440'])).toEqual(['tones.440 unbacked']);
  expect(broken((data) => tone(data, '440').sources.push('NOBODY'))).toEqual(['sources unknown-source']);
});

it('holds label changes to the claims they are of', () => {
  const change = { claim: 'tone.440', date: '2026-11-01', from: 'record', to: 'science' } as const;
  const why = 'A standard is repeatable, not a find.';
  expect(broken((data) => data.claimChanges.push({ ...change, why }))).toEqual([]);
  expect(broken((data) => data.claimChanges.push({ ...change, to: 'debate', why }))).toEqual([
    'tone.440 label-change',
  ]);
  expect(broken((data) => data.claimChanges.push({ ...change, claim: 'tone.441', why }))).toEqual([
    'tone.441 unknown-claim',
  ]);
});

it('refuses a contested claim that is not told in every language, and words for one that is not there', () => {
  expect(broken((data) => delete data.contestedWords['chakras'])).toEqual(['chakras translation']);
  expect(
    broken((data) => (data.contestedWords['ufo'] = data.contestedWords['chakras'] ?? expect.fail('untold'))),
  ).toEqual(['ufo unknown-claim']);
});
