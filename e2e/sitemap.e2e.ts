import { expect, test } from './test.ts';

interface Listed {
  readonly address: string;
  /** `hreflang` and address of each language, in order. */
  readonly alternates: readonly string[];
}
const AT_ONCE = 2;
/** Every fourth address is fetched: all three languages of each kind of page, in a quarter of the time. */
const EVERY = 4;
const LANGUAGES = ['en', 'fr', 'es', 'x-default'];

const unescaped = (text = ''): string => text.replaceAll('&amp;', '&');

function listedIn(sitemap: string): Listed[] {
  return [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: unescaped(/<loc>([^<]+)/.exec(entry)?.[1]),
    alternates: alternatesIn(entry),
  }));
}

const attributeOf = (tag: string, name: string): string =>
  unescaped(new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1]);

const alternatesIn = (markup: string): string[] =>
  [...markup.matchAll(/<[^>]* hreflang="[^>]*>/g)].map(
    ([tag]) => `${attributeOf(tag, 'hreflang')} ${attributeOf(tag, 'href')}`,
  );

/** What is wrong with a page that the map lists, by what it says of itself. */
async function faultsOf({ address, alternates }: Listed, all: ReadonlySet<string>): Promise<string[]> {
  const answer = await fetch(address, { headers: { 'accept-language': 'de' } });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const language = new URL(address).searchParams.get('lng') ?? 'en';
  const faults = [
    answer.status === 200 && !answer.redirected ? '' : `answers ${answer.status} at ${answer.url}`,
    head.includes('noindex') ? 'is not to be listed' : '',
    new RegExp(`<html[^>]* lang="${language}"`).test(html) ? '' : `is not in ${language}`,
    unescaped(/<link rel="canonical" href="([^"]+)"/.exec(head)?.[1]) === address
      ? ''
      : 'calls itself otherwise',
    alternatesIn(head).join() === alternates.join() ? '' : 'names other languages than the map',
    alternates.map((each) => each.split(' ')[0]).join() === LANGUAGES.join() ? '' : 'lacks a language',
    ...alternates.map((each) => (all.has(each.split(' ')[1] ?? '') ? '' : `points to ${each}, not listed`)),
  ];
  return faults.filter((fault) => fault !== '').map((fault) => `${address} ${fault}`);
}

test('addresses of the site’s map answer, in their language, and the languages name one another', async ({
  product,
}) => {
  test.setTimeout(300_000);
  const listed = listedIn(await (await fetch(`${product.address}/sitemap.xml`)).text());
  expect(listed.length).toBeGreaterThan(600);
  const all = new Set(listed.map(({ address }) => address));
  const faults: string[] = [];
  const waiting = listed.filter((_, at) => at % EVERY === 0);
  const walk = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) faults.push(...(await faultsOf(next, all)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  expect(faults).toEqual([]);
});
