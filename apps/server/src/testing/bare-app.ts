import { randomBytes, randomUUID } from 'node:crypto';
import type { Viewer } from '@ori/core/access/viewer';
import { createHttpApp, type HttpApp, type HttpOptions } from '../http/http-app.ts';
import { createLog } from '../http/request-log.ts';

/** The viewer a request names by its `x-test-role` header: the mechanism alone has no accounts. */
function viewerByHeader(role: unknown): Viewer | null {
  if (role !== 'parent' && role !== 'student' && role !== 'teacher' && role !== 'admin') return null;
  return {
    userId: randomUUID(),
    familyId: randomUUID(),
    role,
    ageGroup: null,
    sessionId: `session of ${role}`,
    locale: 'fr',
    timeZone: 'UTC',
  };
}

/** The HTTP mechanism without any feature, for tests of the mechanism. */
export function createBareApp(overrides: Partial<HttpOptions> = {}): Promise<HttpApp> {
  return createHttpApp({
    log: createLog('silent'),
    sessionSecret: randomBytes(32).toString('hex'),
    publicUrl: 'http://127.0.0.1:3000',
    trustedProxies: 0,
    newId: randomUUID,
    randomBytes,
    viewerOf: async (request) => viewerByHeader(request.headers['x-test-role']),
    ...overrides,
  });
}
