import type { SheetFace } from '@ori/contracts/worksheets';
import { getDocumentProxy } from 'unpdf';
import { encode } from 'uqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { qrWidthOf } from './printing.service.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

/** Above this many points from the lower edge there is only the foot of the page: an address and a number. */
const FOOT_PT = 50;

/** Everything written at the foot of the pages or beyond their edge. */
async function lowest(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const words: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const { items } = await page.getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '' && Number(item.transform[5]) < FOOT_PT)
        words.push(item.str);
  }
  return words;
}

test('two lists to match stay on the page, however narrow the column and large the print', async () => {
  const { parent } = await openFamily(family);
  const skills = ['ma-numtheory', 'ma-stats-inf', 'ss-ethno', 'ss-archaeo'];
  const spec = { kind: 'practice', variant: 'skills', skills, count: 18, columns: 2, level: 'rising' };
  const { code } = (
    await parent.post('/api/worksheets', { ...spec, locale: 'en', seed: 1234 })
  ).json<SheetFace>();
  const printed = await parent.get(`/api/worksheets/sheets/${code}/pdf?large=yes`);
  const foot = (await lowest(new Uint8Array(printed.rawPayload))).join(' ');
  expect(foot).toContain(code);
  expect(foot.replaceAll(/\S*\/w\/\S*|Page|\d+|\//g, '').trim()).toBe('');
});

test('a sheet with nothing right or wrong has no page of answers, and says so where only they are asked for', async () => {
  const { parent } = await openFamily(family);
  const pdf = async (part: string) => {
    const printed = await parent.get(`/api/worksheets/sheets/dots-square-en-1/pdf?part=${part}`);
    return readPdf(new Uint8Array(printed.rawPayload));
  };
  expect(await pdf('both')).toMatchObject({ pages: 1 });
  expect((await pdf('key')).text).toContain('Nothing on this sheet is right or wrong.');
});

test('no page stays empty because a question stands too tall in columns that are too narrow', async () => {
  const { parent } = await openFamily(family);
  const skills = ['ss-kemet', 'ss-timeline', 'ss-sources', 'ss-gis'];
  const spec = { kind: 'practice', variant: 'skills', skills, count: 12, columns: 3, level: 'rising' };
  const { code } = (
    await parent.post('/api/worksheets', { ...spec, locale: 'fr', seed: 41 })
  ).json<SheetFace>();
  const printed = await parent.get(`/api/worksheets/sheets/${code}/pdf?large=yes&paper=a4&part=both`);
  const document = await getDocumentProxy(new Uint8Array(printed.rawPayload));
  const { items } = await (await document.getPage(1)).getTextContent();
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(words).toMatch(/1\..*2\./);
  expect((await readPdf(new Uint8Array(printed.rawPayload))).text).toMatch(/Réponses\s: /);
});

test('a QR has squares of half a millimeter at least, however long its address', () => {
  expect(qrWidthOf('https://ori.example/w/txszkb4acqk7')).toBe(19);
  const long = `https://lessons.a-school-with-a-long-name.example/w/construction-right-triangle-en-1`;
  expect(qrWidthOf(long) / encode(long, { ecc: 'M', border: 0 }).size).toBeGreaterThanOrEqual(0.5);
  expect(qrWidthOf(long)).toBeGreaterThan(19);
});
