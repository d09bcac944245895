import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openContent } from '@ori/content/open-content';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDrawing, type Drawing } from '../../drawing/drawing.ts';
import type { HttpApp } from '../../http/http-app.ts';
import { createPrinter } from '../../pdf/printer.ts';
import { createBareApp } from '../../testing/bare-app.ts';
import { findableRoutes } from './findable.routes.ts';
import { createKeptCards } from './kept-cards.ts';

const ORIGIN = 'https://ori.example';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1L9 9" stroke="gold"/></svg>';
/** A build that knows some pages, and says words that mean something to a typesetter. */
const RENDERER = `
export async function render({ url, locale }) {
  const card = { title: '#read("secret") *Été* ' + locale, description: '$x^2$ & <b> \\\\', ornament: '${SVG}', emblem: '${SVG}' };
  return { status: 200, html: '', cacheable: true, card: url === '/help' ? null : card };
}`;

const ADDRESSES = `export const listedPaths = ['/', '/help', '/lessons/:id', '/legal/:slug', '/somewhere/:else', '/cultures/:id', '/sites/:id', '/homeschool/states/:code'];
export const readAddress = (url) => url;`;

let webDir: string;
let drawing: Drawing;
let app: HttpApp;
const printer = createPrinter();

beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'ori-find-'));
  await mkdir(path.join(webDir, 'server'));
  await writeFile(path.join(webDir, 'server/package.json'), '{"type":"module"}');
  await writeFile(path.join(webDir, 'server/entry-server.js'), RENDERER);
  await writeFile(path.join(webDir, 'server/entry-addresses.js'), ADDRESSES);
  drawing = createDrawing(webDir);
  const content = await openContent(path.resolve('content'));
  app = await createBareApp();
  await app.register(findableRoutes({ content, publicUrl: ORIGIN, drawing, printer }));
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await printer.close();
  await drawing.close();
  await rm(webDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the map of the site', () => {
  it('has every page in each of its languages, each beside the others', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body).toContain(`<url><loc>${ORIGIN}/help?lng=fr</loc>`);
    expect(body).toContain(`hreflang="x-default" href="${ORIGIN}/help"/>`);
    expect(body).toContain(`<loc>${ORIGIN}/lessons/half-a-loaf-fair-shares?lng=es</loc>`);
    expect(body.match(/<loc>[^<]*\/homeschool\/states\/[a-z]{2}<\/loc>/g)).toHaveLength(51);
    expect(/states\/pa<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(body)).toBe(true);
    expect(/half-a-loaf-fair-shares<\/loc><lastmod>/.test(body), 'lessons have no date to tell').toBe(false);
    expect(body.includes(`<loc>${ORIGIN}/cultures/west-africa</loc>`)).toBe(true);
    expect(body.includes(`<loc>${ORIGIN}/sites/chankillo</loc>`)).toBe(true);
    expect(body.match(/\/legal\/terms[^<?]*<\/loc>/g)).toEqual(['/legal/terms</loc>']);
    expect(/:id|:code|somewhere|undefined/.exec(body)).toBeNull();
    const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(new Set(places).size).toBe(places.length);
  });

  it('is named to robots, who are kept from what is a family’s own', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const closed of ['/api/', '/dev/', '/dashboard', '/w/'])
      expect(body).toContain(`Disallow: ${closed}\n`);
  });
});

const card = (bytes: number) => ({ png: Buffer.alloc(bytes), etag: String(bytes) });

describe('the card of a page', () => {
  it('is a picture of 1200 × 630, whatever its words would mean to a typesetter, and known by its mark', async () => {
    const first = await get('/social/index.png?lng=fr');
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect(imageSize(first.rawPayload)).toMatchObject({ width: 1200, height: 630, type: 'png' });
    const again = await get('/social/index.png?lng=fr', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  }, 30_000);

  it.each([
    '/social/nowhere.png',
    '/social/lessons/none.png',
    '/social/help.png',
    '/social/..%2Fhelp.png',
    '/social/x',
  ])('is not drawn for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('is dropped when it was longest unused', () => {
    const kept = createKeptCards(10);
    kept.keep('a', card(4));
    kept.keep('b', card(5));
    kept.get('a');
    kept.keep('c', card(3));
    expect(['a', 'b', 'c'].map((key) => kept.get(key)?.etag)).toEqual(['4', undefined, '3']);
  });
});
