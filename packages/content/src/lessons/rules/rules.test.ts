import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentData } from '../../data/read-data.ts';
import { planted, samplePath, sampleText, shippedData } from '../../testing/real-content.ts';
import { placeOf, readDraft } from '../draft.ts';
import { checkDraft } from './all.ts';

let data: ContentData;
beforeAll(async () => {
  data = await shippedData();
});

/** What a changed sample lesson breaks, as `field rule`. */
function brokenBy(change: (text: string) => string, path = samplePath('en'), told = data): string[] {
  const place = placeOf(path);
  if (!place) throw new Error(`${path} is no lesson file`);
  const { draft, complaints } = readDraft(place, change(sampleText(place.locale)));
  const problems = draft ? checkDraft(draft, told) : [];
  return [...complaints, ...problems].map(({ field, rule }) => `${field} ${rule}`);
}

/** The sample, drawing on another mapping. */
function drawingOnDoubling(text: string): string {
  return planted(text, '[kem-unit-fractions]', '[kem-doubling]');
}

/** Each row: what is wrong, the passage of the sample, what stands there instead, the complaint. */
// prettier-ignore
const PLANTED: readonly (readonly [title: string, passage: string, instead: string, complaint: string])[] = [
  ['no front matter', '---\nid:', 'id:', 'file front-matter'],
  ['front matter that is no YAML', 'grade: \'5\'', 'grade: [5', 'front matter front-matter'],
  ['a field that is missing', 'durationMin: 30\n', '', 'durationMin front-matter'],
  ['a field that nobody knows', 'printable: true', 'printable: true\nprintible: true', 'front matter front-matter'],
  ['an id that is not its folder', 'id: adding-unlike-parts', 'id: adding-parts', 'id place'],
  ['an id that the curriculum does not plan', 'id: adding-unlike-parts', 'id: adding-parts', 'id not-planned'],
  ['a band that is not its folder', 'band: 3-5', 'band: 6-8', 'band place'],
  ['an unknown skill', 'skills: [ma-addunlike]', 'skills: [ma-addunlike, ma-magic]', 'skills unknown-skill'],
  ['an unknown prerequisite', 'ma-equivfrac]', 'ma-equivfrac, ma-magic]', 'prerequisites unknown-skill'],
  ['an unknown mapping', '[kem-unit-fractions]', '[kem-magic]', 'kimMappings unknown-mapping'],
  ['a mapping that awaits a reviewer', '[kem-unit-fractions]', '[kem-hours]', 'kimMappings mapping-unreviewed'],
  ['an unknown interactive', 'component: fraction-bars', 'component: fraction-magic', 'interactives.0.component unknown-interactive'],
  ['props the interactive does not have', 'parts: 3, shaded: 1', 'parts: 3, shaded: 4', 'interactives.0.props.second.shaded interactive-props'],
  ['a label that does not exist', "label: science\n    sources: [CCSSM]\n  - id: equivalent", "label: certain\n    sources: [CCSSM]\n  - id: equivalent", 'claims.5.label front-matter'],
  ['a claim of an unknown source', 'gives six loaves.\n    label: record\n    sources: [BM10057, IMH16]', 'gives six loaves.\n    label: record\n    sources: [BM10057, NOBODY]', 'claims.check.sources unknown-source'],
  ['a record with one source', 'gives six loaves.\n    label: record\n    sources: [BM10057, IMH16]', 'gives six loaves.\n    label: record\n    sources: [BM10057]', 'claims.check.sources too-few-sources'],
  ['a record that names one source twice', 'gives six loaves.\n    label: record\n    sources: [BM10057, IMH16]', 'gives six loaves.\n    label: record\n    sources: [BM10057, BM10057]', 'claims.check.sources too-few-sources'],
  ['a record without the object itself', 'gives six loaves.\n    label: record\n    sources: [BM10057, IMH16]', 'gives six loaves.\n    label: record\n    sources: [CCSSM, IMH16]', 'claims.check.sources no-primary-source'],
  ['a claim that rests on a doubtful source alone', 'text: Common Core State Standards for Mathematics', 'text: (?) Common Core State Standards for Mathematics', 'claims.equivalent.sources doubtful-source'],
  ['an unsupported claim told in the story', 'gives six loaves.\n    label: record', 'gives six loaves.\n    label: unsupported', 'story unsupported-place'],
  ['two claims of one id', '- id: equivalent', '- id: same-size', 'claims.same-size id-repeated'],
  ['a claim that no sentence states', '{#equivalent}', '{#same-size}', 'claims.equivalent claim-unused'],
  ['a sentence of an unknown claim', '{#equivalent}', '{#nonsense}', 'core unknown-claim'],
  ['a sentence of the story without a claim', ':claim[Two thirds had a sign of its own.]{#unit-fractions}', 'Two thirds had a sign of its own.', 'story unclaimed'],
  ['a dated sentence elsewhere without a claim', 'It fits!', 'It fitted in 1550 BCE.', 'core unclaimed'],
  ['a claim that is no whole sentence', '[One half is the same amount as five tenths.]', '[One half is the same amount as five tenths]', 'core directive'],
  ['an unknown directive', 'It fits!', 'It fits :really[well]!', 'core directive'],
  ['a picture that is no figure', 'It fits!', 'It fits! ![A loaf](https://example.org/loaf.png)', 'core directive'],
  ['raw HTML', 'It fits!', 'It fits! <b>Yes.</b>', 'core directive'],
  ['text outside the sections', ':::story', 'Lost words.\n\n:::story', 'body section-unknown'],
  ['a section of an unknown kind', ':::synthesis', ':::epilogue', 'body section-unknown'],
  ['a section that is missing', ':::misconception', ':::epilogue', 'misconception section-missing'],
  ['a section without a heading', '## A half and a tenth\n', '', 'hook section-heading'],
  ['a core idea without its picture', '```figure', '```', 'core visual-missing'],
  ['a figure that cannot be drawn', 'parts: 10, shaded: 6 }]', 'parts: 0, shaded: 6 }]', 'core.figure figure'],
  ['a figure without words for those who do not see it', 'alt: Three bars', 'caption: Three bars', 'core.figure figure'],
  ['a worked example that hides a step', 'reason: Each half holds two fourths.', 'reason: Each half holds two fourths.\n      hidden: true', 'worked worked-hidden'],
  ['a step without a reason', 'reason: Each half holds two fourths.', "reason: ''", 'worked step-reason'],
  ['a step that is a list', 'text: Cut both into fourths.', "text: '- Cut both into fourths.'", 'worked example-line'],
  ['a sentence too long for its readers', 'Their sizes differ.', `Their sizes differ ${'very '.repeat(10)}much.`, 'core sentence-length'],
  ['a hook that is too long', 'Two pieces, yes.', 'Two pieces, yes. '.repeat(10), 'hook hook-length'],
  ['a lesson that is too long', 'It fits!', 'It fits! '.repeat(200), 'body word-count'],
  ['a reading level that is not a range of Lexile', 'Lexile 550-750', 'easy', 'readingLevel reading-level'],
  ['a reading level above the tier', 'Lexile 550-750', 'Lexile 550-950', 'readingLevel reading-level'],
  ['too many questions', 'skill: ma-addunlike, count: 6', 'skill: ma-addunlike, count: 9', 'practice practice-count'],
  ['too few questions', 'skill: ma-addunlike, count: 6', 'skill: ma-addunlike, count: 3', 'practice practice-count'],
  ['practice of a skill that has no questions', 'skill: ma-addunlike, count: 6', 'skill: ss-colonial, count: 6', 'practice no-generator'],
  ['a lesson skill that is not practised', 'skill: ma-addunlike, count: 6', 'skill: ma-pyth, count: 6', 'practice practice-skill'],
  ['no questions from prerequisites', 'skill: ma-equivfrac, count: 1', 'skill: ma-addunlike, count: 1', 'practice practice-prerequisites'],
  ['a doubt published', 'It fits!', 'It fits (?) well.', 'core doubt-published'],
  ['a doubt published in the front matter', 'materials: [two strips', 'materials: [two (?) strips', 'materials doubt-published'],
  ['a formula that cannot be set', '$$\n\\frac12+', '$$\n\\fraction12+', 'core maths'],
  ['a formula where text is shown as it is', 'title: Adding Unlike Parts', "title: 'Adding $x$ Unlike Parts'", 'title maths-plain'],
];

function unpinned(text: string): string {
  return text.replace(/place:\n(?: {2}.*\n){4}/, 'place: null\n');
}

function bare(text: string): string {
  return unpinned(text)
    .replaceAll('$$', '')
    .replace(/```figure[\s\S]*?```/, '');
}

/** Puts a sentence of so many words into the synthesis. */
function words(count: number): (text: string) => string {
  return (text) => text.replace(/(## (?:Deux façons|Two ways).*\n)/, `$1\n${'mot '.repeat(count)}.\n`);
}

describe('a lesson', () => {
  it('passes every rule as it is shipped, in each language', () => {
    for (const locale of ['en', 'fr', 'es'] as const)
      expect(brokenBy((text) => text, samplePath(locale))).toEqual([]);
  });

  it.each(PLANTED)('is refused for %s', (_title, passage, instead, complaint) => {
    expect(brokenBy((text) => planted(text, passage, instead))).toContain(complaint);
  });

  it('is refused for a source that no claim cites', () => {
    const uncited = '  - id: EXTRA\n    text: A book that nobody cites, 2020\nreviewers: []';
    expect(brokenBy((text) => planted(text, 'reviewers: []', uncited))).toEqual([
      'sources.EXTRA source-uncited',
    ]);
  });

  it('is refused when it has an inheritance story and no map pin', () => {
    expect(brokenBy(unpinned)).toContain('place place-missing');
  });

  it('is refused when its parts come in another order', () => {
    const [head = '', story = '', core = '', rest = ''] = sampleText('en').split(
      /(?=:::(?:story|core|misconception)\n)/,
    );
    expect(brokenBy(() => [head, core, story, rest].join(''))).toContain('body section-order');
  });

  it('is refused when no step is left to the learner', () => {
    expect(brokenBy((text) => text.replaceAll('      hidden: true\n', ''))).toContain('faded faded-hidden');
  });

  it('is refused when there are too few visuals for its words', () => {
    expect(brokenBy(bare)).toContain('body visuals');
  });

  it('needs the words of its mappings in its own language', () => {
    const { 'kem-doubling': _words, ...mappingWords } = data.mappingWords;
    const untold = { ...data, mappingWords };
    expect(brokenBy(drawingOnDoubling, samplePath('fr'), untold)).toEqual(['kimMappings translation']);
    expect(brokenBy(drawingOnDoubling, samplePath('fr'))).toEqual([]);
  });

  it('may be a quarter longer in French and Spanish than in English, and no more', () => {
    expect(brokenBy(words(15), samplePath('fr'))).toEqual([]);
    expect(brokenBy(words(16), samplePath('fr'))).toEqual(['synthesis sentence-length']);
    expect(brokenBy(words(13))).toEqual(['synthesis sentence-length']);
  });
});
