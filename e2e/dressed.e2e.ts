import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './test.ts';

const ASSETS = new URL('../apps/web/dist/client/assets/', import.meta.url);
/** Classes whose look elsewhere is not missed where they stand alone, and why. */
const NOT_MISSED: Readonly<Record<string, string>> = {
  'boat-pond': 'sized by its lab once it is at work',
  'coils-glow': 'a hint to the browser about motion',
  'count-sign': 'how signs come in, when the lab is at work',
  'geo-outline': 'paper only',
  katex: 'formulas are MathML; lessons give wide ones room to scroll',
  'lab-figure': 'the public page sizes its picture itself',
  'lab-square': 'the public page sizes its picture itself',
  'source-list': 'also the mark by which sources are known; each page has a look for its own',
  'source-primary': 'a tint in lessons',
};

const classesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name));

const sheets = () =>
  new Map(
    readdirSync(ASSETS)
      .filter((file) => file.endsWith('.css'))
      .map((file) => [`/assets/${file}`, classesIn(readFileSync(new URL(file, ASSETS), 'utf8'))]),
  );

/** Classes of a document that only stylesheets it does not name would dress. */
function undressedIn(html: string, all: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const linked = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, href = '']) => href);
  const has = (name: string) => linked.some((href) => all.get(href)?.has(name));
  const named = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return [...new Set(named)].filter(
    (name) => !(name in NOT_MISSED) && !has(name) && [...all.values()].some((each) => each.has(name)),
  );
}

test('every public page comes with the stylesheets of all it shows, before any script', async ({
  product,
}) => {
  const read = async (path: string) => (await fetch(new URL(path, product.address))).text();
  const paths = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(100);
  const all = sheets();
  expect(all.size).toBeGreaterThan(50);
  const faults: string[] = [];
  for (const path of new Set(paths)) {
    const undressed = undressedIn(await read(path), all);
    if (undressed.length > 0) faults.push(`${path}: ${undressed.join(', ')}`);
  }
  expect(faults).toEqual([]);
});
