import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a worker that is switched off begins at once, empties everything that was kept, and takes itself away', async () => {
  const heard = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const kept = new Set(['ori-pages', 'ori-data', 'ori-assets', 'ori-trip', 'workbox-precache']);
  const skipWaiting = vi.fn(async () => undefined);
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => void heard.set(type, hear));
  vi.stubGlobal('skipWaiting', skipWaiting);
  vi.stubGlobal('registration', { unregister });
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  });
  await import('./worker-off.ts');
  const works: Promise<unknown>[] = [];
  for (const type of ['install', 'activate'])
    heard.get(type)?.({ waitUntil: (work) => void works.push(work) });
  await Promise.all(works);
  expect(skipWaiting).toHaveBeenCalledOnce();
  expect([...kept]).toEqual([]);
  expect(unregister).toHaveBeenCalledOnce();
});
