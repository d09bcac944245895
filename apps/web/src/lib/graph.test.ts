import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { graph, type GraphQuestion } from './graph.ts';

interface Reply {
  readonly id: string;
}
const QUESTION: GraphQuestion<Reply> = { field: 'say', query: 'mutation { say { id } }', needs: ['id'] };
const MAY_BE_NULL: GraphQuestion<Reply | null> = { field: 'say', query: 'query { say { id } }' };
const REFUSED = { message: 'Too many at once', extensions: { code: 'rate-limited' } };

/** A server that answers with these very characters. */
const answering = (text: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
const asked = <Value>(body: unknown, question: GraphQuestion<Value>) => {
  answering(JSON.stringify(body));
  return graph(question);
};

beforeEach(() => {
  document.cookie = 'ori_csrf=known; path=/';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'ori_csrf=; path=/; max-age=0';
});

describe('an answer of the graph', () => {
  it('is what stands under the field, errors beside it or not', async () => {
    expect(await asked({ data: { say: { id: 'a' } } }, QUESTION)).toEqual({ ok: true, value: { id: 'a' } });
    expect(await asked({ data: { say: { id: 'a' } }, errors: [REFUSED] }, QUESTION)).toEqual({
      ok: true,
      value: { id: 'a' },
    });
  });

  it('may be null where null is an answer, and no error came with it', async () => {
    expect(await asked({ data: { say: null } }, MAY_BE_NULL)).toEqual({ ok: true, value: null });
  });

  it.each([
    ['a null field', { data: { say: null }, errors: [REFUSED] }],
    ['null data', { data: null, errors: [REFUSED] }],
    ['no data', { errors: [REFUSED] }],
  ])('is a refusal with the error’s code where %s comes with errors', async (_, body) => {
    const failure = { status: 400, code: 'rate-limited', text: 'Too many at once' };
    expect(await asked(body, QUESTION)).toMatchObject({ ok: false, failure });
    expect(await asked(body, MAY_BE_NULL)).toMatchObject({ ok: false, failure });
  });

  it.each([
    ['null where something is needed', '{"data":{"say":null}}'],
    ['a missing field', '{"data":{}}'],
    ['a missing field of the field', '{"data":{"say":{}}}'],
    ['null in place of it', '{"data":{"say":{"id":null}}}'],
    ['null data', '{"data":null}'],
    ['null', 'null'],
    ['a number', '7'],
    ['nothing', ''],
    ['a page of a proxy', '<!doctype html><title>Sign in to the network</title>'],
  ])('is none when it is %s: a failure, never a surprise', async (_, text) => {
    answering(text);
    expect(await graph(QUESTION)).toMatchObject({
      ok: false,
      failure: { status: 502, code: 'invalid-server-response' },
    });
  });
});
