import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOOK } from '@ori/contracts/look';
import { afterEach, expect, it, vi } from 'vitest';
import { webAppRoutes } from '../http/web/web-app.routes.ts';
import { createBareApp } from '../testing/bare-app.ts';
import { makeWebBuild } from '../testing/web-build.ts';
import { DrawingBusy } from './drawing-busy.ts';
import { createDrawing, type Drawing, type DrawingOptions, type Renderer } from './drawing.ts';

/** Draws what its address says: for ever, not at all, until somebody else was answered, or with data. */
const RENDERER = `
import { existsSync, writeFileSync } from 'node:fs';
const here = (name) => new URL(name, import.meta.url);
let drawn = 0;
export const laterStyles = [];
export async function render({ url, fetchData }) {
  drawn += 1;
  if (url === '/for-ever') for (;;);
  if (url === '/ends') process.exit(3);
  if (url === '/throws') throw new TypeError('inside');
  if (url === '/fails-later') await new Promise(() => setTimeout(() => { throw new Error('later'); }));
  if (url === '/never') await new Promise(() => setInterval(() => {}, 1e6));
  if (url === '/waits-for-others') {
    writeFileSync(here('begun'), '');
    for (const end = Date.now() + 60_000; !existsSync(here('answered')); ) if (Date.now() > end) throw new Error('nobody was answered');
  }
  const data = url === '/data' ? await Promise.all(['/api/a', '/api/b'].map(fetchData)) : null;
  return { status: 200, html: JSON.stringify({ url, drawn, data }), cacheable: false };
}
export const drawOnPaper = (drawing, label) => '<svg>' + label + '</svg>';`;

const PATIENT = { budgetMs: 60_000, patienceMs: 120_000 };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function built(options: Partial<DrawingOptions> = PATIENT): Promise<[Drawing, Renderer, string]> {
  const webDir = await makeWebBuild(RENDERER);
  const drawing = createDrawing(webDir, options);
  closing.push(drawing.close, () => rm(webDir, { recursive: true }));
  const renderer = await drawing.open();
  if (renderer === null) throw new Error('not built');
  return [drawing, renderer, webDir];
}

type FetchData = Parameters<Renderer['drawPage']>[0]['fetchData'];
const asked = (
  url: string,
  fetchData: FetchData = async (apiPath) => ({ status: 200, text: `"${apiPath}"` }),
) => ({
  url,
  locale: 'en' as const,
  look: DEFAULT_LOOK,
  mayLookOtherwise: false,
  origin: 'http://localhost',
  fetchData,
});

const refusing = () => Promise.reject(new Error('not that path'));

async function shown(renderer: Renderer, url: string, fetchData?: FetchData): Promise<unknown> {
  const { html } = await renderer.drawPage(asked(url, fetchData));
  return JSON.parse(Buffer.from(html).toString());
}

it('leaves the main thread free: others are answered while a page is drawn', async () => {
  const [drawing, , webDir] = await built();
  const app = await createBareApp();
  closing.push(() => app.close());
  app.get('/api/words', { config: { operation: 'courses.list' } }, async () => ({ said: 'here' }));
  const deps = { webDir, drawing, publicUrl: 'http://127.0.0.1:3000', contentVersion: 'v1' };
  await app.register(webAppRoutes(deps));
  const page = app.inject('/waits-for-others');
  await vi.waitFor(() => expect(existsSync(path.join(webDir, 'server/begun'))).toBe(true), 30_000);
  expect((await app.inject('/api/words')).json()).toEqual({ said: 'here' });
  await writeFile(path.join(webDir, 'server/answered'), '');
  expect((await page).statusCode).toBe(200);
}, 90_000);

it('asks for the data of a page, each answer to its own question', async () => {
  const [, renderer] = await built();
  const data = [
    { status: 200, body: '/api/a' },
    { status: 200, body: '/api/b' },
  ];
  expect(await shown(renderer, '/data')).toEqual({ url: '/data', drawn: 1, data });
  await expect(shown(renderer, '/data', refusing)).rejects.toThrow('not that path');
});

it('tells what went wrong in a page, and where', async () => {
  const [, renderer] = await built();
  const thrown: unknown = await renderer.drawPage(asked('/throws')).catch((reason: unknown) => reason);
  expect(thrown).toMatchObject({ name: 'TypeError', message: 'inside' });
  expect((thrown as Error).stack).toContain('entry-server.js');
  expect(await shown(renderer, '/next')).toMatchObject({ drawn: 2 });
});

it.each(['/ends', '/fails-later'])('draws on in a new thread after one ended: %s', async (url) => {
  const [, renderer] = await built();
  await expect(renderer.drawPage(asked(url))).rejects.toThrow(/ended with 3|later/);
  expect(await shown(renderer, '/next')).toMatchObject({ drawn: 1 });
});

it('gives up what takes too long, and draws on in a new thread', async () => {
  const [, renderer] = await built({ budgetMs: 200, patienceMs: 60_000 });
  await expect(renderer.drawPage(asked('/for-ever'))).rejects.toThrow(DrawingBusy);
  expect(await shown(renderer, '/next')).toMatchObject({ drawn: 1 });
});

it('gives up what waits too long without drawing', async () => {
  const [, renderer] = await built({ budgetMs: 60_000, patienceMs: 200 });
  await expect(renderer.drawPage(asked('/never'))).rejects.toThrow(DrawingBusy);
});

it('lets so many wait and no more, figures among them', async () => {
  const [, renderer] = await built({ ...PATIENT, mayWait: 2 });
  const figure = { drawing: {}, label: 'a box', locale: 'en', ink: false } as const;
  const many = [renderer.drawPage(asked('/1')), ...[1, 2, 3, 4].map(() => renderer.drawFigure(figure))];
  const told = await Promise.allSettled(many);
  expect(told.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(await renderer.drawFigure(figure)).toBe('<svg>a box</svg>');
});

it('ends with the app, also while something is drawn', async () => {
  const [drawing, renderer, webDir] = await built();
  const page = renderer.drawPage(asked('/waits-for-others')).catch((reason: unknown) => reason);
  await vi.waitFor(() => expect(existsSync(path.join(webDir, 'server/begun'))).toBe(true), 30_000);
  await drawing.close();
  expect(await page).toBeInstanceOf(Error);
}, 60_000);

it('says so when the web app is not built, or has no renderer', async () => {
  expect(await createDrawing('/nowhere').open()).toBeNull();
  const webDir = await makeWebBuild('export const nothing = 1;');
  closing.push(() => rm(webDir, { recursive: true }));
  await expect(createDrawing(webDir).open()).rejects.toThrow('exports no render function');
});
