import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unlabelledOn } from './claims.ts';
import { settled } from './people.ts';
import { addressesFor } from './routes.ts';
import { expect, test } from './test.ts';

const content = new URL('../content/', import.meta.url);

function idsOf(file: string, rows: (data: never) => readonly { readonly id: string }[]): string[] {
  return rows(JSON.parse(readFileSync(new URL(file, content), 'utf8')) as never).map(({ id }) => id);
}

function lessonIds(): string[] {
  return readdirSync(new URL('lessons/', content), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('/en.md'))
    .map((name) => name.split('/').at(-2) ?? '');
}

/** The public pages of the route tables; in English the accessible walk looks at them. */
const TABLE = [
  ...new Set(addressesFor((access) => access === 'public').map((address) => address.replace(/\?.*$/, ''))),
];

/** Each lesson, culture and place, as it is told first. */
const CONTENT = [
  ...lessonIds().map((id) => `/lessons/${id}`),
  ...idsOf('cultures.json', (rows: readonly { id: string }[]) => rows).map((id) => `/cultures/${id}`),
  ...idsOf('sites.json', ({ sites }: { sites: readonly { id: string }[] }) => sites).map(
    (id) => `/sites/${id}`,
  ),
];

async function unlabelledAt(page: Page, addresses: readonly string[]): Promise<string[]> {
  await page.goto('/about');
  const found: string[] = [];
  let seen = 0;
  for (const address of addresses) {
    const texts = await unlabelledOn(page, address);
    if (texts !== null) seen += 1;
    for (const text of texts ?? []) found.push(`${address} ${text}`);
  }
  expect(seen).toBeGreaterThan(30);
  return found;
}

test.setTimeout(240_000);

test('no lesson, culture or place tells of a people or a date without a label', async ({ page }) => {
  expect(await unlabelledAt(page, CONTENT)).toEqual([]);
});

test('nor does the interface in French and Spanish', async ({ page }) => {
  const addresses = [...TABLE, '/cultures/kemet', '/sites/giza'];
  const spoken = addresses.map((address, at) => `${address}?lng=${at % 2 === 0 ? 'fr' : 'es'}`);
  expect(await unlabelledAt(page, spoken)).toEqual([]);
});

test('a people, a date and a wonder without a label are found', async ({ page }) => {
  await page.goto('/about');
  await settled(page);
  expect(await unlabelledOn(page)).toEqual([]);
  await page.evaluate(() => {
    for (const textContent of [
      'The Maya wrote a zero long before Europe did.',
      'It was built in 2560 BCE by many hands.',
      'This tone heals the heart chakra',
      'Sophie Germain won a prize for plate theory in 1816.',
      'Temples stood there since the 3rd century for all who came.',
      'Polynesian crews had crossed the ocean around 1200 CE without a map',
    ])
      document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent }));
    for (const [name, textContent] of [
      ['div', 'Norse sailors knew the wind by names of their own.'],
      ['h3', 'The Roman army marched on roads that were all its own.'],
    ] as const)
      document.querySelector('main')?.append(Object.assign(document.createElement(name), { textContent }));
  });
  expect(await unlabelledOn(page)).toHaveLength(8);
});
