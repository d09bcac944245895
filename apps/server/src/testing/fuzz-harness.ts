import { ERRORS } from '@ori/contracts/errors';
import fc from 'fast-check';
import type { HttpApp } from '../http/http-app.ts';
import type { Client } from './client.ts';
import { payloadsAround, strangeValue } from './broken-input.ts';
import { rawSentenceIn } from './raw-sentences.ts';
import { validFor, type JsonSchema, type Schemas } from './schema-arbitrary.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema: JsonSchema;
}
interface Documented {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}
export interface FuzzedRoute {
  readonly method: string;
  readonly path: string;
  readonly documented: Documented;
}
interface Refused {
  readonly success?: unknown;
  readonly code?: string;
  readonly error?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
interface Shot {
  readonly method: string;
  readonly url: string;
  readonly payload: string | undefined;
}

/** What an answer shows when something of the inside got out; “at” in a sentence before a time of day is no stack. */
export const STACK = /(?:\\n|\n)\s*at .+:\d+:\d+|node_modules|\.ts:\d+|Failed query|syntax error at/;

/** What is documented, with its shapes. */
export function documentOf(http: HttpApp): { routes: FuzzedRoute[]; schemas: Schemas } {
  const { paths = {}, components } = http.swagger() as {
    paths?: Record<string, Record<string, Documented>>;
    components?: { schemas?: Schemas };
  };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => ({
      method: method.toUpperCase(),
      path,
      documented,
    })),
  );
  return { routes, schemas: components?.schemas ?? {} };
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A parameter's value as it travels in an address: a fitting one, a known id, or something strange. */
function parameterFor(schema: JsonSchema, schemas: Schemas, ids: readonly string[]): fc.Arbitrary<string> {
  const text = fc.oneof(validFor(schema, schemas), fc.constantFrom(...ids), strangeValue);
  return text.map((value) => encodeURIComponent(wordOf(value).slice(0, 300).toWellFormed()));
}

function shotsAt(
  { method, path, documented }: FuzzedRoute,
  schemas: Schemas,
  ids: readonly string[],
): fc.Arbitrary<Shot> {
  const parameters = (documented.parameters ?? []).filter(
    (each) => each.in === 'path' || each.in === 'query',
  );
  const values = fc.tuple(...parameters.map(({ schema }) => parameterFor(schema, schemas, ids)));
  const url = values.map((texts) => {
    const filled = parameters.reduce(
      (made, each, index) => made.replace(`{${each.name}}`, texts[index] ?? ''),
      path,
    );
    const query = parameters.flatMap((each, index) =>
      each.in === 'query' ? [`${each.name}=${texts[index]}`] : [],
    );
    return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
  });
  const schema = documented.requestBody?.content['application/json']?.schema;
  const payload = schema === undefined ? fc.constant(undefined) : payloadsAround(validFor(schema, schemas));
  return fc.record({ method: fc.constant(method), url, payload });
}

/** What is wrong with an answer, or null. A client's mistake is never the server's fault, and no inside gets out. */
export function faultIn(status: number, body: string): string | null {
  if (STACK.test(body)) return `an inside got out: ${body.slice(0, 200)}`;
  if (status < 400) return null;
  const { success, code, ...said } = JSON.parse(body) as Refused;
  if (success !== false || !Object.hasOwn(ERRORS, code ?? ''))
    return `not a failure of the catalogue: ${body.slice(0, 200)}`;
  const raw = rawSentenceIn([said.error, ...Object.values(said.fields ?? {})]);
  if (raw !== null) return `said in the words of programmers: ${raw}`;
  return status >= 500 && code !== 'oauth-not-configured' ? `answered ${status}` : null;
}

/** What a bout of fuzzing found. */
export interface Bout {
  /** The first fault, shrunk, with its seed; null when there was none. */
  readonly fault: string | null;
  /** Calls that were answered with success at least once, by method and path. */
  readonly opened: ReadonlySet<string>;
}

/** Shoots so many times at documented calls, each time as one of the clients; `ids` are real ones, so that some shots get past the door. */
export async function fuzz(
  http: HttpApp,
  clients: readonly Client[],
  ids: readonly string[],
  times: number,
): Promise<Bout> {
  const { routes, schemas } = documentOf(http);
  // Signing out would leave nobody signed in to shoot from.
  const aimed = routes
    .filter(({ path }) => !path.endsWith('/logout'))
    .map((route) => {
      const name = `${route.method} ${route.path}`;
      return shotsAt(route, schemas, route.method === 'DELETE' ? ['none'] : ids).map((shot) => ({
        ...shot,
        name,
      }));
    });
  const opened = new Set<string>();
  const property = fc.asyncProperty(fc.oneof(...aimed), fc.constantFrom(...clients), async (shot, client) => {
    const { method, url, payload, name } = shot;
    const options = payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } };
    const answer = await client.get(url, { method: method as 'GET', ...options });
    if (answer.statusCode < 300) opened.add(name);
    const fault = faultIn(answer.statusCode, answer.body);
    if (fault !== null) throw new Error(`${method} ${url} ${payload ?? ''}: ${fault}`);
  });
  const { counterexample, seed, errorInstance } = await fc.check(property, { numRuns: times });
  return { fault: counterexample === null ? null : `seed ${seed}: ${String(errorInstance)}`, opened };
}
