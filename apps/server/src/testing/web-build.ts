import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The style that each document of it carries. */
export const STYLE = 'body { color: gold }';
/** A build as Vite leaves it, with a renderer that shows what it was given. */
const RENDERER = `
let drawn = 0;
export async function render({ url, locale, look, mayLookOtherwise, origin, fetchData }) {
  drawn += 1;
  if (url === '/login') return { status: 302, html: '', redirectTo: '/auth', cacheable: false };
  if (url.startsWith('/slow')) for (const end = performance.now() + 5; performance.now() < end; );
  if (url === '/crash') throw new Error('inside');
  if (url.startsWith('/torn')) return { status: 500, html: 'sorry', cacheable: false, faults: [new Error('a part is missing')] };
  const data = url === '/data' ? await fetchData('/api/words') : null;
  const html = '<!doctype html><html lang="' + locale + '" data-theme="' + (look.isDark ? 'dark' : 'light') + '"' + (mayLookOtherwise ? ' data-early' : '') + '><style>${STYLE}</style>' +
    '<body>' + url + ' ' + origin + ' ' + drawn + ' ' + JSON.stringify(data) + 'x'.repeat(2000);
  return { status: url === '/missing' ? 404 : 200, html, cacheable: url === '/' || url === '/data' || url === '/pricing', isOpen: url === '/' || url === '/pricing' };
}`;

/** What it says without drawing. */
const ADDRESSES = `
export const listedPaths = [];
export function readAddress(url) {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const q = searchParams.get('q');
  return q === null ? pathname : pathname + '?q=' + q;
}`;

/** Writes such a build into a folder of its own, with this or another renderer. @returns the folder, for the test to remove */
export async function makeWebBuild(renderer = RENDERER): Promise<string> {
  const webDir = await mkdtemp(path.join(tmpdir(), 'ori-web-'));
  await mkdir(path.join(webDir, 'client/assets'), { recursive: true });
  await mkdir(path.join(webDir, 'client/.vite'), { recursive: true });
  await mkdir(path.join(webDir, 'server'), { recursive: true });
  await writeFile(path.join(webDir, 'client/assets/entry-1a2b.js'), 'export const a = 1;');
  await writeFile(
    path.join(webDir, 'client/assets/entry-1a2b.js.br'),
    brotliCompressSync('export const a = 1;'),
  );
  await writeFile(path.join(webDir, 'client/assets/entry-1a2b.js.gz'), 'made at build');
  await writeFile(path.join(webDir, 'client/robots.txt'), 'User-agent: *');
  await writeFile(path.join(webDir, 'client/sw.js'), 'keeps');
  await writeFile(path.join(webDir, 'client/sw-off.js'), 'goes');
  await writeFile(path.join(webDir, 'client/.vite/manifest.json'), '{}');
  await writeFile(path.join(webDir, 'server/package.json'), '{"type":"module"}');
  await writeFile(path.join(webDir, 'server/entry-server.js'), renderer);
  await writeFile(path.join(webDir, 'server/entry-addresses.js'), ADDRESSES);
  return webDir;
}
