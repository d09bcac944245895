import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Shape = Readonly<Record<string, unknown>>;
interface Call {
  readonly parameters?: readonly { readonly name: string; readonly schema: Shape }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shape }>> };
}
interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
}

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;
/** Formats that bound a text by themselves. */
const BOUNDED = new Set(['uuid', 'date', 'date-time', 'time']);

/** A pattern for the whole text in which nothing is repeated without end. */
const isBounding = (pattern: unknown): boolean =>
  typeof pattern === 'string' &&
  /^\^.*\$$/.test(pattern) &&
  !/[*+]|\{\d+,\}/.test(pattern.replace(/\\.|\[[^\]]*\]/g, ''));

const hasLimit = (shape: Shape): boolean =>
  shape['maxLength'] !== undefined ||
  shape['enum'] !== undefined ||
  shape['const'] !== undefined ||
  isBounding(shape['pattern']) ||
  BOUNDED.has(String(shape['format']));

/** Places in a shape where a text of any length may stand. */
function boundless(shape: unknown, place: string, named: ApiDocument['components']['schemas']): string[] {
  if (!isShape(shape)) return [];
  const reference = shape['$ref'];
  if (typeof reference === 'string') return boundless(named[reference.split('/').at(-1) ?? ''], place, named);
  const own = shape['type'] === 'string' && !hasLimit(shape) ? [place] : [];
  const inner = Object.entries(shape).flatMap(([key, value]) => {
    if (key === 'properties' && isShape(value))
      return Object.entries(value).flatMap(([name, each]) => boundless(each, `${place}.${name}`, named));
    const isNested = ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', 'prefixItems'].includes(
      key,
    );
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
    return isNested ? parts.flatMap((each) => boundless(each, place, named)) : [];
  });
  return [...own, ...inner];
}

test('no text enters without a limit of its own, in any call', async () => {
  const { paths, components } = (await app.http.inject({ url: '/api/openapi.json' })).json<ApiDocument>();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
  );
  const found = calls.flatMap(({ name, call }) => [
    ...Object.values(call.requestBody?.content ?? {}).flatMap(({ schema }) =>
      boundless(schema, `${name} body`, components.schemas),
    ),
    ...(call.parameters ?? []).flatMap((each) =>
      boundless(each.schema, `${name} ${each.name}`, components.schemas),
    ),
  ]);
  expect(calls.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
