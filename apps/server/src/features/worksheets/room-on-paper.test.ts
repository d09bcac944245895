import { generatorOf } from '@ori/content/testing/known-practice';
import { getDocumentProxy } from 'unpdf';
import { afterAll, expect, it } from 'vitest';
import { presentOnPaper } from '../../compose-worksheets.ts';
import { createPrinter } from '../../pdf/printer.ts';
import { sheetSpec } from '@ori/contracts/worksheets';
import { makeSheet } from '@ori/core/worksheets/make-sheet';
import { createPrintingService } from './printing.service.ts';

const printer = createPrinter();
afterAll(() => printer.close());

/** A chart as the web app draws one: seven columns with their values in small type. */
const CHART = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="174" viewBox="0 -234 434 252"><text y="-150" font-size="15">21 °C</text></svg>`;

interface Written {
  readonly page: number;
  readonly text: string;
  readonly sizePt: number;
  /** Above the lower edge of the page. */
  readonly yPt: number;
}

/** Everything written on the sheet of a spec. */
async function written(asked: object, picture: string | null, large: 'yes' | 'no' = 'no') {
  const spec = sheetSpec.parse({ kind: 'practice', variant: 'skills', locale: 'en', seed: 3, ...asked });
  const sheet = makeSheet(spec, generatorOf);
  const service = createPrintingService(
    {
      content: { skill: () => null, skillTitle: (skill) => skill },
      present: presentOnPaper,
      publicUrl: 'https://ori.example',
      picture: async () => picture,
      printer,
      generatorOf,
    },
    { find: async () => sheet },
  );
  const printed = await service.print('abcdefghjkmn', {
    part: 'sheet',
    paper: 'letter',
    large,
    ink: 'no',
    name: '',
  });
  if (!printed.ok) throw new Error(printed.failure);
  const document = await getDocumentProxy(new Uint8Array(printed.value));
  const all: Written[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items)
      if ('str' in item)
        all.push({
          page,
          text: item.str,
          sizePt: Math.hypot(item.transform[2], item.transform[3]),
          yPt: item.transform[5],
        });
  }
  return all;
}

it.each([3, 2, 1])('what is written in a picture can be read, with %i columns asked for', async (columns) => {
  const all = await written({ skills: ['sc-weather'], columns, count: 9 }, CHART);
  const inCharts = all.filter(({ text }) => text.includes('°C'));
  expect(inCharts).toHaveLength(9);
  expect(Math.min(...inCharts.map(({ sizePt }) => sizePt))).toBeGreaterThanOrEqual(6.4);
});

it.each([
  ['squares', 1, 'no'],
  ['squares', 2, 'yes'],
  ['work', 1, 'no'],
  ['work', 3, 'yes'],
] as const)(
  'room of %s in %i columns, large: %s, takes the whole page where more is to come',
  async (space, columns, large) => {
    const all = await written({ skills: ['ma-addfrac'], columns, count: 30, space }, null, large);
    const numbers = all.filter(({ text }) => /^\d+\.$/.test(text));
    expect(numbers.map(({ text }) => Number.parseInt(text))).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    );
    const pages = Math.max(...numbers.map(({ page }) => page));
    expect(pages).toBeGreaterThan(1);
    for (let page = 1; page < pages; page += 1) {
      const rows = [...new Set(numbers.filter((one) => one.page === page).map(({ yPt }) => Math.round(yPt)))];
      const [last = 0] = rows.toSorted((a, b) => a - b);
      const tallest = Math.max(...rows.slice(1).map((y, at) => (rows[at] ?? y) - y));
      expect(rows.length).toBeGreaterThan(1);
      expect(last - tallest).toBeLessThan(85);
    }
  },
);
