import { KEEP_HEADER, keyOf } from './kept-names.ts';

const FILE = /(?:href|src)="(\/assets\/[^"]+)"/g;

/** The files of ours that a document names. */
export function filesIn(html: string): string[] {
  return [...html.matchAll(FILE)].map(([, file = '']) => file);
}

/** Fetches what is not kept yet. A file that fails is left out: it is asked for again when it is needed. */
export async function keepFiles(cacheName: string, files: Iterable<string>): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    [...new Set(files)].map(async (file) => {
      if (await cache.match(file, { ignoreVary: true })) return;
      const response = await fetch(file).catch(() => null);
      if (response?.ok) await cache.put(file, response);
    }),
  );
}

/**
 * Fetches a document and keeps it with the files it names, in the language it comes in.
 * @returns what it is kept under; null when the server does not let it be kept
 * @throws when there is no network
 */
export async function keepDocument(cacheName: string, path: string): Promise<string | null> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, credentials: 'same-origin' });
  if (!response.ok || !response.headers.has(KEEP_HEADER)) return null;
  const key = keyOf(response.url, response.headers.get('content-language') ?? 'en');
  const html = await response.clone().text();
  const cache = await caches.open(cacheName);
  await cache.put(key, response);
  await keepFiles(cacheName, filesIn(html));
  return key;
}
