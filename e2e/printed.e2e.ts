import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { addChild, openAccount, settled } from './people.ts';
import { expect, test } from './test.ts';

const PT_PER_MM = 72 / 25.4;

/** What the browser itself would print of a page: its words, and how far they stay from the left and upper edges, in millimeters. */
async function printed(page: Page) {
  const file = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(file));
  const first = await document.getPage(1);
  const [, , , tall = 0] = first.view;
  const words: string[] = [];
  const edges: { left: number; top: number }[] = [];
  for (const item of (await first.getTextContent()).items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    words.push(item.str);
    edges.push({ left: Number(item.transform[4]), top: tall - Number(item.transform[5]) - item.height });
  }
  const least = (side: 'left' | 'top') => Math.min(...edges.map((edge) => edge[side])) / PT_PER_MM;
  return { pages: document.numPages, text: words.join(' '), left: least('left'), top: least('top') };
}

test('a parent prints the month without its forms, and a report that keeps off the edges', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'ama.prints', role: 'parent' });
  await addChild(context, product.address, 'kofi.prints', 'elementary');
  await page.goto('/dashboard/parent/calendar');
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Days off' })).toBeVisible();
  // Its typefaces and the family's days may still be on their way.
  await expect.poll(async () => (await printed(page)).pages).toBe(1);
  const month = await printed(page);
  expect(month.text).toMatch(/Mon\s+Tue\s+Wed/);
  expect(month.text).not.toMatch(/Days off|School year|In your own calendar|What for/);
  expect(Math.min(month.left, month.top)).toBeGreaterThan(10);

  await page.goto('/dashboard/parent/reports');
  await settled(page);
  await expect(page.getByRole('heading', { name: /^Progress report: / })).toBeVisible();
  const report = await printed(page);
  expect(report.text).toMatch(/^Progress report: /);
  expect(Math.min(report.left, report.top)).toBeGreaterThan(10);
});
