import type { ErrorBody } from '@ori/contracts/errors';
import { LOCALES } from '@ori/contracts/locale';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaOf } from './app.ts';
import { createWorld } from './testing/access-cases.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import type { Client } from './testing/client.ts';
import { bodiedCalls, callerFor, malformedFor } from './testing/malformed-bodies.ts';
import { documentsOfOdd } from './testing/odd-arguments.ts';
import { rawSentenceIn } from './testing/raw-sentences.ts';

let app: TestApp;
let callers: Record<ReturnType<typeof callerFor>, Client>;

beforeAll(async () => {
  app = await startTestApp();
  const { parent, child, teacher, admin } = await createWorld(app);
  callers = {
    parent: parent.client,
    student: child.client,
    teacher: teacher.client,
    admin: admin.client,
  };
});
afterAll(() => app.close());

/** Does a refusal say in words what is wrong, and where? A whole body has no field. */
function faultOf({ error, field, fields = {} }: ErrorBody): string | null {
  const raw = rawSentenceIn([error, ...Object.values(fields)]);
  if (raw !== null) return `raw: ${raw}`;
  const isSaid = field !== undefined || /body|JSON|corps|cuerpo/.test(error);
  return isSaid ? null : `names nothing: ${error}`;
}

/** Once there is an admin the first run answers as if it never was; its own test tries its bodies. */
const isThere = ({ operation }: { readonly operation: string }) => !operation.startsWith('firstRun.');

describe('a malformed body', () => {
  it('is refused in words that name the field, by every call that takes one, in every language', async () => {
    const calls = bodiedCalls(app.http).filter(isThere);
    expect(calls.length).toBeGreaterThan(80);
    const [faults, refusing] = [new Set<string>(), new Set<string>()];
    for (const call of calls) {
      const client = callers[callerFor(call.operation)];
      for (const [index, payload] of malformedFor(call).entries()) {
        const url = `${call.url}?lng=${LOCALES[index % LOCALES.length]}`;
        const headers = { 'content-type': 'application/json' };
        const options = payload === undefined ? {} : { payload, headers };
        const answer = await client.get(url, { method: call.method as 'GET', ...options });
        const body = answer.statusCode < 400 ? null : answer.json<ErrorBody>();
        if (body?.code !== 'invalid-input') continue;
        refusing.add(call.operation);
        const fault = faultOf(body);
        if (fault !== null) faults.add(`${call.method} ${call.url} ${payload ?? ''}: ${fault}`);
      }
    }
    expect([...faults]).toEqual([]);
    const silent = calls.map(({ operation }) => operation).filter((operation) => !refusing.has(operation));
    expect(silent).toEqual([]);
  }, 300_000);
});

describe('an argument of GraphQL that fits its type and nothing else', () => {
  it('is refused in words, too, in every language', async () => {
    const odds = [
      { text: '', number: -1 },
      { text: 'x'.repeat(5_000), number: 2_000_000_000 },
    ];
    const documents = odds.flatMap((odd) => documentsOfOdd(schemaOf(app.services), odd));
    expect(documents.length).toBeGreaterThan(20);
    const said = new Set<string>();
    for (const [index, query] of documents.entries())
      for (const client of Object.values(callers)) {
        const answer = await client.post(`/graphql?lng=${LOCALES[index % LOCALES.length]}`, { query });
        const { errors = [] } = answer.json<{
          errors?: { message: string; extensions?: { code?: string } }[];
        }>();
        for (const { message, extensions } of errors)
          if (extensions?.code === 'invalid-input') said.add(message);
      }
    expect(rawSentenceIn([...said])).toBeNull();
    expect(said.size).toBeGreaterThan(5);
  }, 120_000);
});

it('knows a sentence that a shape says by itself when it sees one', () => {
  const shape = z.object({
    a: z.string(),
    b: z.uuid(),
    c: z.enum(['x', 'y']),
    d: z.number().max(1),
    e: z.literal(1),
  });
  const wrong = { b: 'x', c: 'z', d: 2, e: 3 };
  for (const locale of LOCALES) {
    const { localeError } = z.locales[locale]();
    const issues = shape.safeParse(wrong, localeError ? { error: localeError } : {}).error?.issues ?? [];
    expect(issues).toHaveLength(5);
    for (const { message } of issues) expect(rawSentenceIn([message])).toBe(message);
  }
  expect(rawSentenceIn(['“a” is missing', undefined])).toBeNull();
});
