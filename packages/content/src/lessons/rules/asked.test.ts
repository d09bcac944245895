import { beforeAll, expect, it } from 'vitest';
import type { ContentData } from '../../data/read-data.ts';
import { samplePath, sampleText, shippedData } from '../../testing/real-content.ts';
import { placeOf, readDraft } from '../draft.ts';
import { checkDraft } from './all.ts';

let data: ContentData;
beforeAll(async () => {
  data = await shippedData();
});

/** What the sample breaks when its worked example asks this. */
function brokenBy(problem: string): string[] {
  const place = placeOf(samplePath('en')) ?? expect.fail('no lesson');
  const text = sampleText('en').replace(/(worked:\n {2}problem: ).*/, (_, key: string) => `${key}'${problem}'`);
  const { draft } = readDraft(place, text);
  return checkDraft(draft ?? expect.fail('no draft'), data).map(({ field, rule }) => `${field} ${rule}`);
}

it('lets a claim be checked that is put as a question', () => {
  expect(brokenBy('Did he invent the figures, as some say? Check this claim.')).toEqual([]);
  expect(brokenBy('A bar has ten parts. How many are left?')).toEqual([]);
});

it.each([
  'Somebody says that he invented the figures. Check this claim.',
  'Quelqu’un dit qu’il a inventé les chiffres. Vérifie cette affirmation.',
  'Alguien dice que inventó las cifras. Comprueba esta afirmación.',
])('refuses a claim that stands as a sentence: %s', (problem) => {
  expect(brokenBy(problem)).toContain('worked.problem asked');
});
