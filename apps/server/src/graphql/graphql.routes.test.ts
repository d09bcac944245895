import { parentDashboard } from '@ori/contracts/learning';
import { user } from '@ori/contracts/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpApp } from '../http/http-app.ts';
import { createBareApp } from '../testing/bare-app.ts';
import { createClient, type Client } from '../testing/client.ts';
import type { Builder } from './builder.ts';
import { graphqlRoutes } from './graphql.routes.ts';
import { guardedBy } from './guarded-by.ts';
import { guardSchema } from './guard-schema.ts';
import { orThrow } from './or-throw.ts';
import type { Publisher } from './publish.ts';
import { buildSchema } from './schema.ts';
import { createStreams } from './streams.ts';

function part(builder: Builder, publish: Publisher): void {
  builder.queryFields((t) => ({
    me: t.field({
      type: publish.object(user),
      nullable: true,
      extensions: guardedBy('accounts.me'),
      resolve: () => null,
    }),
    parentDashboard: t.field({
      type: publish.object(parentDashboard),
      extensions: guardedBy('families.dashboard'),
      resolve: () => null,
    }),
    word: t.string({ extensions: guardedBy('courses.list'), resolve: (_root, _args, { locale }) => locale }),
    missing: t.string({
      extensions: guardedBy('courses.list'),
      resolve: () => orThrow<string>({ ok: false, failure: 'not-found' }),
    }),
    broken: t.string({
      extensions: guardedBy('courses.list'),
      resolve: () => {
        throw new Error('password of ada@example.org');
      },
    }),
    full: t.string({
      extensions: guardedBy('courses.list'),
      resolve: () => {
        throw new Error('Failed query', {
          cause: Object.assign(new Error('no space left'), { code: '53100' }),
        });
      },
    }),
    badArgument: t.string({
      args: { id: t.arg.id({ required: true }) },
      extensions: guardedBy('courses.list'),
      resolve: (_root, { id }) => user.shape.id.parse(id),
    }),
  }));
}

let app: HttpApp;
let production: HttpApp;
let visitor: Client;

async function start(hasIntrospection: boolean): Promise<HttpApp> {
  const made = await createBareApp();
  made.get('/api/auth/check-session', { config: { operation: 'accounts.checkSession' } }, async () => ({}));
  const schema = buildSchema([part, subscriptionPart]);
  await made.register(
    graphqlRoutes({
      schema,
      streams: createStreams(),
      viewerOf: async () => null,
      onChanged: () => {},
      hasIntrospection,
    }),
  );
  return made;
}

function subscriptionPart(builder: Builder): void {
  builder.subscriptionFields((t) => ({
    ticks: t.string({
      extensions: guardedBy('courses.list'),
      subscribe: async function* () {
        yield 'one';
        yield 'two';
      },
      resolve: (tick) => tick,
    }),
    familyNews: t.string({
      extensions: guardedBy('families.news'),
      subscribe: async function* () {
        yield 'secret';
      },
      resolve: (tick) => tick,
    }),
  }));
}

beforeAll(async () => {
  app = await start(true);
  production = await start(false);
  visitor = createClient(app);
});
afterAll(() => Promise.all([app.close(), production.close()]));

describe('answers', () => {
  it('answers partial data with the words and code of what failed', async () => {
    const { data, errors } = await visitor.graphql('{ word missing }');
    expect(data).toEqual({ word: 'en', missing: null });
    expect(errors[0]).toMatchObject({ message: 'Not found', extensions: { code: 'not-found' } });
  });

  it('masks what is unexpected, and says which request to look up', async () => {
    const { data, errors } = await visitor.graphql('{ broken }');
    expect(data).toEqual({ broken: null });
    expect(errors[0]).toMatchObject({ message: 'Something went wrong', extensions: { code: 'unexpected' } });
    expect(JSON.stringify(errors)).not.toMatch(/password|ada@|stack|at /);
  });

  it('says of a full disk to come again, and notes it for health, as REST does', async () => {
    const { errors } = await visitor.graphql('{ full }');
    expect(errors[0]).toMatchObject({ extensions: { code: 'unavailable' } });
    expect(app.standing.isOutOfRoom).toBe(true);
  });

  it('tells a malformed argument from a surprise', async () => {
    const { errors } = await visitor.graphql('{ badArgument(id: "x") }');
    expect(errors[0]).toMatchObject({ extensions: { code: 'invalid-input' } });
  });

  it('says what is malformed in the reader’s language', async () => {
    const query = encodeURIComponent('{ badArgument(id: "x") }');
    const [first] = (await visitor.get(`/graphql?lng=fr&query=${query}`)).json<{ errors: object[] }>().errors;
    expect(first).toMatchObject({
      message: 'Le corps de la requête doit être un identifiant (UUID)',
      extensions: { code: 'invalid-input' },
    });
  });

  it.each([
    ['not-signed-in', undefined],
    ['not-allowed', 'student'],
  ])('refuses a field with %s as the access table says', async (code, role) => {
    const headers = role === undefined ? {} : { 'x-test-role': role };
    const answer = await visitor.get('/graphql?query=%7BparentDashboard%7BactiveChildren%7D%7D', { headers });
    expect(answer.json()).toMatchObject({
      data: { parentDashboard: null },
      errors: [{ extensions: { code } }],
    });
  });

  it('needs the CSRF header on POST', async () => {
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ word }' } });
    expect(answer.statusCode).toBe(403);
  });
});

const subscribe = (field: string, role?: string) =>
  app.inject({
    url: `/graphql?query=${encodeURIComponent(`subscription { ${field} }`)}`,
    headers: { accept: 'text/event-stream', ...(role === undefined ? {} : { 'x-test-role': role }) },
  });

describe('subscriptions', () => {
  it('delivers as server-sent events', async () => {
    const answer = await subscribe('ticks');
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(answer.body).toContain('{"data":{"ticks":"one"}}');
    expect(answer.body).toContain('event: complete');
  });

  it('is refused at the door to those the table refuses', async () => {
    for (const role of [undefined, 'student', 'teacher']) {
      const { body } = await subscribe('familyNews', role);
      expect(body).not.toContain('secret');
      expect(body).toMatch(/not-signed-in|not-allowed/);
    }
  });

  it('delivers nothing once the session is dead', async () => {
    const { body } = await subscribe('familyNews', 'parent');
    expect(body).not.toContain('secret');
    expect(body).toContain('event: complete');
  });
});

const nested = (levels: number): string => (levels === 0 ? 'id' : `id children { ${nested(levels - 1)} }`);
const aliases = (count: number): string =>
  Array.from({ length: count }, (_, index) => `a${index}: word`).join(' ');

describe('limits', () => {
  const bomb = Array.from({ length: 12 }, (_, index) =>
    index === 0
      ? 'fragment f0 on Query { word }'
      : `fragment f${index} on Query { ...f${index - 1} ...f${index - 1} }`,
  ).join(' ');

  it.each([
    ['depth', `{ parentDashboard { ${nested(7)} } }`, /depth is above 6/],
    ['aliases', `{ ${aliases(16)} }`, /aliases is above 15/],
    ['directives', `{ word ${'@skip(if: false) '.repeat(51)} }`, /directives is above 50/],
    ['tokens', `{ ${'word '.repeat(1_001)} }`, /more that? 1[,]?000 tokens|token/i],
    [
      'cost through fragments',
      `{ ...f11 } ${bomb.replaceAll('word', 'word me { id }')}`,
      /cost is above 5000/,
    ],
  ])('refuses a document past the limit of %s', async (_name, query, message) => {
    const { data, errors } = await visitor.graphql(query);
    expect(data).toBeNull();
    expect(errors.map((each) => each.message).join('; ')).toMatch(message);
  });

  it('allows what pages ask', async () => {
    const { errors } = await visitor.graphql(
      `{ ${aliases(15)} parentDashboard { children { currentLesson { id } } } }`,
    );
    expect(errors.map((each) => each.extensions?.['code'])).toEqual(['not-signed-in']);
  });

  it('survives a fragment that spreads itself', async () => {
    const { errors } = await visitor.graphql('{ ...a } fragment a on Query { word ...a }');
    expect(errors[0]?.message).toMatch(/spread/);
  });

  it('refuses batches', async () => {
    const answer = await visitor.post('/graphql', [{ query: '{ word }' }, { query: '{ word }' }]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ data?: unknown }>().data).toBeUndefined();
  });

  it.each([
    ['query', { query: 7 }],
    ['variables', { query: '{ word }', variables: [] }],
    ['operationName', { query: '{ word }', operationName: {} }],
    ['extensions', { query: '{ word }', extensions: 'x' }],
    ['query', {}],
  ])('names %s where it is not what it should be', async (field, body) => {
    const answer = await visitor.post('/graphql', body);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid-input', field }]);
  });

  it('answers introspection in development and refuses it in production', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect((await visitor.graphql(query)).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    const refused = await createClient(production).graphql(query);
    expect(refused.data).toBeNull();
    expect(refused.errors[0]?.message).toMatch(/introspection/i);
  });

  it.each(['', '{', '{ nothing }', 'mutation { x }'])(
    'never answers %j with a server error',
    async (query) => {
      expect((await visitor.graphql(query)).status).toBeLessThan(500);
    },
  );
});

it('does not build while a root field names no operation of the access table', () => {
  const schema = buildSchema([
    (builder) => builder.queryFields((t) => ({ open: t.string({ resolve: () => 'to all' }) })),
  ]);
  expect(() => guardSchema(schema, createStreams(), { error: () => undefined }, () => {})).toThrow(
    /Query.open names no operation/,
  );
});
