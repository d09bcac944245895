import type { RouteObject } from 'react-router';
import { Guard } from './guard.tsx';
import type { PageHandle } from './route-rows.ts';
import { redirectRoutes } from './redirect-routes.ts';
import { signedInRows } from './signed-in-routes.ts';

/** What the server draws for signed-in paths: the guard's overlay, the same for everyone; and the legacy paths. */
export function signedInShells(): RouteObject[] {
  const shells = signedInRows.map((row) => ({
    path: row.path,
    handle: { row, module: null } satisfies PageHandle,
    element: <Guard access={row.access}>{null}</Guard>,
  }));
  return [...shells, ...redirectRoutes];
}
