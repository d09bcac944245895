import { mkdir, writeFile } from 'node:fs/promises';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scanPractice } from './scan-practice.ts';

/** A content folder with these files of one skill. */
async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'practice-'));
  const skill = path.join(dir, 'practice/math/3-5/ma-loaves');
  await mkdir(skill, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(skill, name), text);
  return dir;
}
const complaintsOf = async (files: Readonly<Record<string, string>>) => {
  const { problems } = await scanPractice(await folderOf(files), null);
  return problems.map(({ file, field, message }) => `${path.basename(file)} ${field}: ${message}`);
};

const en = 'ask: "{n} loaves"\nwhy:\n  reason: They are shared.\n';
const fr = 'ask: "{n} pains"\nwhy:\n  reason: On les partage.\n';
const es = 'ask: "{n} panes"\nwhy:\n  reason: Se reparten.\n';

test('words that every language has alike are sound', async () => {
  expect(await complaintsOf({ 'en.yaml': en, 'fr.yaml': fr, 'es.yaml': es })).toEqual([]);
});

test('a sentence that one language lacks, or has by itself, is named at its field', async () => {
  const files = { 'en.yaml': en, 'fr.yaml': 'ask: "{n} pains"\n', 'es.yaml': `${es}more: Otra.\n` };
  expect(await complaintsOf(files)).toEqual([
    'fr.yaml why.reason: this language has no such sentence',
    'es.yaml more: the English file has no such sentence',
  ]);
});

test('a sentence with other names in it than the English one is named', async () => {
  const files = { 'en.yaml': en, 'fr.yaml': fr.replace('{n}', '{m}'), 'es.yaml': es };
  expect(await complaintsOf(files)).toEqual(['fr.yaml ask: the sentence holds {n}, as the English one does']);
});

test('what is no sentence, an empty one, a file that is missing and one that cannot be read are named', async () => {
  const empty = { 'en.yaml': en, 'fr.yaml': fr.replace('"{n} pains"', '""'), 'es.yaml': es };
  expect(await complaintsOf(empty)).toEqual(['fr.yaml ask: a sentence stands here']);
  const number = { 'en.yaml': en, 'fr.yaml': fr.replace('"{n} pains"', '12'), 'es.yaml': es };
  expect(await complaintsOf(number)).toEqual(['fr.yaml ask: a sentence stands here']);
  expect(await complaintsOf({ 'en.yaml': en, 'fr.yaml': fr })).toEqual(['es.yaml file: this language is missing']);
  const broken = await complaintsOf({ 'en.yaml': en, 'fr.yaml': 'ask: "open', 'es.yaml': es });
  expect(broken).toHaveLength(1);
  expect(broken[0]).toMatch(/^fr\.yaml file: /);
});

test('a file of another name is stray', async () => {
  const files = { 'en.yaml': en, 'fr.yaml': fr, 'es.yaml': es, 'de.yaml': en };
  expect(await complaintsOf(files)).toEqual([
    'de.yaml file: practice lies in practice/<subject>/<band>/<skill>/{en,fr,es}.yaml',
  ]);
});
