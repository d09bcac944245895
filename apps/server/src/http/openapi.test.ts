import { OPERATIONS } from '@ori/core/access/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>>;
  };
}

it('describes the calls and their shapes, also when the renderer carries shapes of the same names', async () => {
  z.object({ copied: z.string() }).meta({ id: 'Question' });
  const answer = await app.http.inject({ url: '/api/openapi.json' });
  expect(answer.statusCode).toBe(200);
  const { paths, components } = answer.json<ApiDocument>();
  const named = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(named).toContain('families.dashboard');
  expect(named.every((operation) => operation in OPERATIONS)).toBe(true);
  expect(Object.keys(components.schemas['Question']?.properties ?? {})).toContain('skillTitle');
  expect((await app.http.inject({ url: '/api/docs' })).body).toContain('families.dashboard');
});
