import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaOf } from './app.ts';
import { graphqlRoutes } from './graphql/graphql.routes.ts';
import { guardedBy } from './graphql/guarded-by.ts';
import { buildSchema } from './graphql/schema.ts';
import { createStreams } from './graphql/streams.ts';
import { createWorld } from './testing/access-cases.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { createBareApp } from './testing/bare-app.ts';
import { createClient, type Client } from './testing/client.ts';
import { fuzzGraphql, graphqlFaultIn } from './testing/fuzz-graphql-harness.ts';

const FOR_MS = 10_000;
let app: TestApp;
let schema: GraphQLSchema;
let ids: string[];
/** Those whom a live feed is open to, and those who are refused one at once. */
let parent: Client;
let others: Client[];

beforeAll(async () => {
  app = await startTestApp({ isProduction: true });
  schema = schemaOf(app.services);
  const world = await createWorld(app);
  parent = world.parent.client;
  others = [app.visitor(), ...[world.child, world.teacher, world.admin].map(({ client }) => client)];
  for (const client of [parent, ...others]) await client.get('/api/auth/check-session');
  ids = [world.child.user.id, ...app.content.lessonIds, ...app.content.courses('en').map(({ id }) => id)];
});
afterAll(() => app.close());

it(
  'answers no document with a server error, a surprise or its inside, whatever is asked',
  async () => {
    const options = { ids, kinds: ['query', 'mutation'] as const, forMs: FOR_MS };
    const { fault, shots, answered } = await fuzzGraphql(schema, [parent, ...others], options);
    expect(fault).toBeNull();
    expect(shots).toBeGreaterThan(200);
    expect(answered).toBeGreaterThan(20);
  },
  FOR_MS * 3,
);

it(
  'ends at once for whoever asks for a feed that is not theirs',
  async () => {
    const options = { ids, kinds: ['subscription'] as const, forMs: FOR_MS / 4 };
    const { fault, shots } = await fuzzGraphql(schema, others, options);
    expect(fault).toBeNull();
    expect(shots).toBeGreaterThan(50);
  },
  FOR_MS * 3,
);

const nobody = async () => null;

it('finds a field that trips over its argument, and an error with an inside', async () => {
  const tripping = buildSchema([
    (builder) => {
      builder.queryFields((t) => ({
        trip: t.string({
          args: { id: t.arg.string({ required: true }) },
          extensions: guardedBy('courses.list'),
          resolve: (_root, { id }) => {
            if (!/^\w*$/.test(id)) throw new TypeError('tripped');
            return id;
          },
        }),
      }));
      builder.subscriptionFields((t) => ({
        none: t.string({
          extensions: guardedBy('courses.list'),
          subscribe: async function* () {},
          resolve: () => '',
        }),
      }));
    },
  ]);
  const bare = await createBareApp({ hasRateLimits: false });
  bare.get('/api/auth/check-session', { config: { operation: 'accounts.checkSession' } }, async () => ({}));
  const streams = createStreams();
  await bare.register(
    graphqlRoutes({ schema: tripping, streams, viewerOf: nobody, hasIntrospection: false }),
  );
  await bare.ready();
  const client = createClient(bare);
  await client.get('/api/auth/check-session');
  const options = { ids: ['x'], kinds: ['query'] as const, forMs: 5_000 };
  expect((await fuzzGraphql(tripping, [client], options)).fault).toMatch(/a surprise/);
  await bare.close();
  expect(graphqlFaultIn(200, '{"errors":[{"message":"x","stack":"at run (/app/main.ts:3:1)"}]}')).toMatch(
    /inside/,
  );
  expect(
    graphqlFaultIn(200, '{"errors":[{"message":"duplicate key","extensions":{"code":"23505"}}]}'),
  ).toMatch(/nobody knows/);
});
