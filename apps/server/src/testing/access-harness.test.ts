import type { Viewer } from '@ori/core/access/viewer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HttpApp } from '../http/http-app.ts';
import { routesOf } from './access-cases.ts';
import { findLeaks, type AccessCase, type Caller } from './access-harness.ts';
import { createBareApp } from './bare-app.ts';

const STRANGER = { userId: 'x', familyId: 'another', role: 'student' } as const;
const SOMEBODY = { familyId: 'own', ageGroup: null, sessionId: '', locale: 'en', timeZone: 'UTC' } as const;
let bare: HttpApp;

beforeEach(async () => {
  bare = await createBareApp();
});
afterEach(() => bare.close());

/** A caller whose role the bare app believes. */
function callerAs(role: Viewer['role'] | null): Caller {
  return {
    name: role ?? 'visitor',
    viewer: role && { ...SOMEBODY, userId: role, role },
    async call(method, url) {
      const headers = role === null ? {} : { 'x-test-role': role };
      const answer = await bare.inject({ method: method as 'GET', url, headers });
      return { status: answer.statusCode, code: answer.json<{ code?: string }>().code ?? null };
    },
  };
}

/** Every difference from the table at a path, called on a stranger's record. */
async function leaksAt(path: string): Promise<string[]> {
  await bare.ready();
  const cases = routesOf({ http: bare })
    .filter((route) => route.path === path)
    .map(({ operation, method }): AccessCase => ({
      operation,
      label: path,
      send: async (caller) => ({ outcome: await caller.call(method, path), target: STRANGER }),
    }));
  return findLeaks(cases, [null, 'student' as const, 'parent' as const, 'teacher' as const].map(callerAs));
}

it('finds a route whose guard was taken away', async () => {
  await bare.register(async (scope) => {
    scope.addHook('onRequest', async (request) => void delete request.routeOptions.config.operation);
    scope.get('/api/open', { config: { operation: 'families.child' } }, async () => ({ name: 'Ada' }));
  });
  const leaks = await leaksAt('/api/open');
  expect(leaks).toHaveLength(4);
  expect(leaks[0]).toContain('the table says not-signed-in, the answer was 200');
});

it('finds a route that forgets whose child it is', async () => {
  bare.get('/api/child', { config: { operation: 'families.child' } }, async () => ({ name: 'Ada' }));
  expect(await leaksAt('/api/child')).toEqual([expect.stringContaining('parent → /api/child')]);
});
