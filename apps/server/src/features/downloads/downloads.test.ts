import { DOWNLOADS } from '@ori/contracts/download-names';
import type { DownloadsAnswer } from '@ori/contracts/downloads';
import { LOCALES } from '@ori/contracts/locale';
import { ELEMENTS } from '@ori/core/elements/elements';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { PAPER_WORDS } from './download-words.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const at = (id: string, query = '') => `/api/resources/downloads/${id}/pdf${query}`;
/** Spaces of any width and line ends are one: readers of documents differ in them. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('papers to take along', () => {
  test('are listed for everybody signed in, a child too, without a price, in their language', async () => {
    const { learner } = await openFamily(family);
    const answer = await learner.get('/api/resources/downloads', { headers: { 'accept-language': 'fr' } });
    const { downloads } = answer.json<DownloadsAnswer>();
    expect(downloads.map(({ id }) => id)).toEqual(DOWNLOADS.map(({ id }) => id));
    expect(downloads.length).toBeGreaterThanOrEqual(8);
    expect(answer.body).not.toMatch(/price|prix|\$|€/i);
    expect((await family.visitor().get('/api/resources/downloads')).statusCode).toBe(401);
    expect((await family.visitor().get(at('pentagon'))).statusCode).toBe(401);
  });

  test.each(DOWNLOADS.map(({ id }) => id))(
    '%s is one tagged page with its title in each language, on both papers and with ink spared',
    async (id) => {
      const { parent } = await openFamily(family);
      for (const lng of LOCALES)
        for (const how of ['size=a4&ink=colour', 'size=letter&ink=sparing']) {
          const printed = await parent.get(at(id, `?lng=${lng}&${how}`));
          expect(printed.headers['content-type']).toBe('application/pdf');
          const { title, language, isTagged, pages, text } = await readPdf(printed.rawPayload);
          expect({ title: plain(title), language, isTagged, pages }).toEqual({
            title: plain(PAPER_WORDS[id].title[lng]),
            language: lng,
            isTagged: true,
            pages: 1,
          });
          expect(plain(text)).not.toMatch(/undefined|NaN|\{\w+\}/);
        }
    },
  );

  test('tell what they rest on, with label and source, from the content', async () => {
    const { parent } = await openFamily(family);
    const read = async (id: string, lng: string) =>
      plain((await readPdf((await parent.get(at(id, `?lng=${lng}`))).rawPayload)).text);
    const numerals = await read('world-numerals', 'es');
    expect(numerals).toContain('Registro histórico');
    expect(numerals).toContain('Debate entre especialistas');
    expect(numerals).toContain('Ashmolean Museum, Oxford, AN1896-1908.E.3631');
    // The number words of Yoruba stand beside their sums.
    expect(numerals).toContain('(20 × 3) − 10 − 5');
    expect(numerals).toContain('ogún');
    const multiply = await read('ways-to-multiply', 'fr');
    for (const each of ['= 943', 'Rhind', 'Tirtha', 'Trace historique']) expect(multiply).toContain(each);
    expect(await read('singing-plates', 'en')).toContain('56 Hz');
    const inventions = await read('inventions', 'en');
    for (const each of ['1638', '1787', '1943', 'Sophie Germain']) expect(inventions).toContain(each);
  });

  test('hold every element, with its name as the language writes it', async () => {
    const { parent } = await openFamily(family);
    const { text } = await readPdf((await parent.get(at('periodic-table', '?lng=es'))).rawPayload);
    const missing = ELEMENTS.filter(({ name }) => !text.includes(name.es));
    expect(missing.map(({ symbol }) => symbol)).toEqual([]);
    expect(text).toContain('35,45');
  });

  test('that are dated show the year asked for, and refuse one beyond the calendar', async () => {
    const { parent } = await openFamily(family);
    const year = await readPdf((await parent.get(at('year-planner', '?lng=fr&year=2031'))).rawPayload);
    expect(plain(year.text)).toMatch(/août 2031.*juillet 2032/);
    const light = await readPdf((await parent.get(at('year-of-light', '?lng=en&year=2024'))).rawPayload);
    // Published times of 2024: 20 March 03:06, 20 June 20:51, 22 September 12:44, 21 December 09:20 UT.
    for (const day of ['March 20', 'June 20', 'September 22', 'December 21'])
      expect(light.text).toContain(`${day}, 2024`);
    expect((await parent.get(at('year-planner', '?year=1900'))).json()).toMatchObject({ field: 'year' });
  });

  test('are the same to the byte, and not sent twice to who has them', async () => {
    const [one, other] = [await openFamily(family), await openFamily(family)];
    const first = await one.parent.get(at('pentagon', '?lng=en'));
    const second = await other.learner.get(at('pentagon', '?lng=en'));
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    const etag = String(first.headers['etag']);
    const again = await one.parent.get(at('pentagon', '?lng=en'), { headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const sparing = await one.parent.get(at('pentagon', '?lng=en&ink=sparing'));
    expect(sparing.headers['etag']).not.toBe(etag);
  });

  test('are drawn to be looked at, all asked for at once, and an unknown one is not found', async () => {
    const { parent } = await openFamily(family);
    const drawn = await Promise.all(
      DOWNLOADS.map(({ id }) => parent.get(`/api/resources/downloads/${id}/picture?lng=es`)),
    );
    expect(drawn.map(({ statusCode }) => statusCode)).toEqual(DOWNLOADS.map(() => 200));
    for (const { body } of drawn) expect(body).toMatch(/^<svg/);
    expect((await parent.get(at('nothing'))).statusCode).toBe(404);
  });
});
