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

// The test itself parses documents inside the page, which the pages' own policy lets nobody do.
test.use({ bypassCSP: true });
test.setTimeout(240_000);

test('no lesson, culture or place tells of a people or a date without a label', async ({ page }) => {
  expect(await unlabelledAt(page, CONTENT)).toEqual([]);
});

test('nor does the interface in French and Spanish', async ({ page }) => {
  const addresses = [...TABLE, '/cultures/kemet', '/sites/giza'];
  const spoken = addresses.map((address, at) => `${address}?lng=${at % 2 === 0 ? 'fr' : 'es'}`);
  expect(await unlabelledAt(page, spoken)).toEqual([]);
});

/** What nobody may say without a label: peoples of every part of the world, dates, persons, wonders. */
const BARE = [
  'The Maya wrote a zero long before Europe did.',
  'It was built in 2560 BCE by many hands.',
  'This tone heals: healing is in every heart.',
  'Sophie Germain won a prize for plate theory in 1816.',
  'In 1787 Ernst Chladni drew a bow across a sanded plate.',
  'Temples stood there since the 3rd century for all who came.',
  'Polynesian crews had crossed the ocean around 1200 CE without a map',
  'For 40,000 years people here have read the night sky in this way.',
  'In the year 415 a crowd burned the scrolls of the city.',
  'A potter drew this same spiral two thousand five hundred years ago.',
  'The ancients tuned their temples to the Moon, as every stone shows.',
  'Galileo proved with his telescope that Jupiter has moons.',
  'The Ottoman court astronomers built their own observatory there.',
  'The Sámi people have eight seasons and a word for each snow.',
  'Breathing this way lowers blood pressure within a week',
  'Les prêtres incas mesuraient le Soleil avec des tours de pierre.',
  'Los navegantes polinesios leían las olas con todo el cuerpo.',
] as const;
/** The same in places where a claim might hide: between blocks, in a link, a picture, a frame, beside a labelled card. */
const HIDDEN = [
  '<div>Norse sailors knew the wind by names of their own.<p>Aside.</p></div>',
  '<h3>The Roman army marched on roads that were all its own.</h3>',
  '<p><a href="/about">Nubian masons raised more pyramids than any of their neighbours.</a></p>',
  '<img alt="A carving of the Maya god of maize that is older than any other.">',
  '<p data-frame>This shape balances your aura and your chakras.</p>',
  '<section><ul><li><span data-evidence="record">Record</span></li></ul><p>Khmer masons knew all of this by heart.</p></section>',
] as const;

test('peoples, dates, persons and wonders without a label are found, wherever they stand', async ({
  page,
}) => {
  await page.goto('/about');
  await settled(page);
  expect(await unlabelledOn(page)).toEqual([]);
  await page.evaluate(
    ([bare, hidden]) => {
      const main = document.querySelector('main');
      for (const textContent of bare)
        main?.append(Object.assign(document.createElement('p'), { textContent }));
      for (const html of hidden) main?.insertAdjacentHTML('beforeend', html);
    },
    [BARE, HIDDEN] as const,
  );
  const found = (await unlabelledOn(page)) ?? [];
  expect(found).toEqual(expect.arrayContaining([...BARE]));
  expect(found).toHaveLength(BARE.length + HIDDEN.length);
});
