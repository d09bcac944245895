import { describe, expect, it } from 'vitest';
import type { ContentData } from '../../data/read-data.ts';
import { planted, samplePath, sampleText, shippedData } from '../../testing/real-content.ts';
import { placeOf, readDraft } from '../draft.ts';
import { unclaimedRule } from './unclaimed.ts';

/** Whether a sentence needs a claim when it stands in the core idea of the sample. */
function needsClaim(sentence: string, data: ContentData): boolean {
  const { draft } = readDraft(
    placeOf(samplePath('en')) ?? expect.fail('no lesson'),
    planted(sampleText('en'), 'It fits!', sentence),
  );
  return unclaimedRule(draft ?? expect.fail('no draft'), data).length > 0;
}

describe('a sentence without a claim', () => {
  it.each([
    'They wrote it in 1150 BCE.',
    'Liu Hui wrote in 263 CE.',
    'It was the 5th century.',
    'Bohr chose it in 1947.',
    'C’était vers 1550 av. J.-C., dit-on.',
    'C’était au Ve siècle.',
    'Fue hacia 1550 a. e. c. en Egipto.',
    'Fue en el siglo V.',
  ])('may not date anything: %s', async (sentence) => {
    expect(needsClaim(sentence, await shippedData())).toBe(true);
  });

  it.each([
    'The square has 1600 tiles.',
    'Heat it in 1200 mol of water.',
    'Round 1550 to the next hundred.',
    'Une part est en dixièmes.',
    'Cada una es igual.',
  ])('may count and explain: %s', async (sentence) => {
    expect(needsClaim(sentence, await shippedData())).toBe(false);
  });
});
