import { scope } from './worker-scope.ts';

/** Served in the worker's place when an installation switches it off: empties what was kept, and takes itself away. */
async function end(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(end()));
