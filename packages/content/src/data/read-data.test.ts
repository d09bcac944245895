import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyContent, planted, type CopiedContent } from '../testing/real-content.ts';
import { readData } from './read-data.ts';

let copy: CopiedContent;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.remove());

describe('reading the data files', () => {
  it('names the file that is missing', async () => {
    await rm(join(copy.dir, 'cultures.json'));
    const { data, problems } = await readData(copy.dir);
    expect(data).toBeNull();
    expect(problems).toEqual([
      { file: 'cultures.json', field: 'file', rule: 'data-missing', message: 'this file is missing' },
    ]);
  });

  it('names the file that is no JSON', async () => {
    await copy.edit('skills.json', (text) => text.slice(0, 500));
    const { problems } = await readData(copy.dir);
    expect(problems).toEqual([expect.objectContaining({ file: 'skills.json', rule: 'data-json' })]);
  });

  it('names the field that has the wrong shape', async () => {
    await copy.edit('tesla.json', (text) =>
      planted(text, '"granted": "1886-01-26"', '"granted": "1886-01-46"'),
    );
    const { problems } = await readData(copy.dir);
    expect(problems).toEqual([
      expect.objectContaining({ file: 'tesla.json', field: 'patents.0.granted', rule: 'data-shape' }),
    ]);
  });

  it('refuses a frequency that claims to heal', async () => {
    await copy.edit('cymatics.json', (text) =>
      text.replace('"healing": null', '"healing": "calms the heart"'),
    );
    const { problems } = await readData(copy.dir);
    expect(problems).toEqual([
      expect.objectContaining({ file: 'cymatics.json', field: 'patterns.0.healing' }),
    ]);
  });

  it('changes its hash with any byte of any file', async () => {
    const before = await readData(copy.dir);
    await copy.edit('vedic.json', (text) => `${text} `);
    const after = await readData(copy.dir);
    expect(after.problems).toEqual([]);
    expect(after.hash).not.toBe(before.hash);
  });
});
