import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentData } from '../../data/read-data.ts';
import { planted, samplePath, sampleText, shippedData } from '../../testing/real-content.ts';
import { placeOf, readDraft } from '../draft.ts';
import { presentLesson } from '../present.ts';
import { checkDraft } from './all.ts';

let data: ContentData;
beforeAll(async () => {
  data = await shippedData();
});

const TOLD = ':claim[Thoth measured for the gods.]{#thoth}';
const KNOWN = ':claim[Parts of one size can be counted.]{#same-size}';

/** The sample with a myth whose columns say this. */
function beside(story: string, science: string): string {
  const claim = '  - { id: thoth, text: Thoth measured for the gods., label: tradition, sources: [IMH16] }\n';
  const myth = `mythology:\n  title: Thoth\n  story: '${story}'\n  science: '${science}'\n`;
  const claimed = planted(sampleText('en'), 'misconceptions:\n', `${claim}misconceptions:\n`);
  return planted(claimed, 'printable: true\n', `${myth}printable: true\n`);
}

function draftOf(text: string) {
  return (
    readDraft(placeOf(samplePath('en')) ?? expect.fail('no lesson'), text).draft ?? expect.fail('no draft')
  );
}

const brokenBy = (story: string, science: string): string[] =>
  checkDraft(draftOf(beside(story, science)), data).map(({ field, rule }) => `${field} ${rule}`);

describe('a myth beside the science', () => {
  it('passes when each sentence has a claim of its own column', () => {
    expect(brokenBy(TOLD, KNOWN)).toEqual([]);
  });

  it.each([
    ['a sentence without a claim', `${TOLD} So it is.`, KNOWN, 'mythology.story unclaimed'],
    ['science among the story', `${TOLD} ${KNOWN}`, KNOWN, 'mythology.story myth-merged'],
    ['the story among the science', TOLD, `${KNOWN} ${TOLD}`, 'mythology.science myth-merged'],
    ['an unknown claim', `${TOLD} :claim[Yes.]{#nobody}`, KNOWN, 'mythology unknown-claim'],
    ['an empty column', TOLD, '', 'mythology.science myth-empty'],
    ['a sentence too long', TOLD.replace('gods', 'very '.repeat(12)), KNOWN, 'mythology sentence-length'],
  ])('is refused for %s', (_title, story, science, complaint) => {
    expect(brokenBy(story, science)).toContain(complaint);
  });

  it('reaches the reader compiled, its claims marked and its sources told', () => {
    const lesson = presentLesson(draftOf(beside(TOLD, KNOWN)), data, ['en']);
    expect(lesson.mythology).toEqual({
      title: 'Thoth',
      story: '<p><span data-claim="thoth">Thoth measured for the gods.</span></p>',
      science: '<p><span data-claim="same-size">Parts of one size can be counted.</span></p>',
    });
    expect(lesson.sources.map(({ id }) => id)).toContain('IMH16');
  });
});
