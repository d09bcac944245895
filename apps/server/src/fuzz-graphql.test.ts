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
import { NAMED_OPERATOR } from './testing/named-operator.ts';

const TIMES = 1_500;
const PATIENT_MS = 180_000;
let app: TestApp;
let schema: GraphQLSchema;
let ids: string[];
let visitor: Client;
let everybody: Client[];

beforeAll(async () => {
  app = await startTestApp({ ...NAMED_OPERATOR, isProduction: true });
  schema = schemaOf(app.services);
  const world = await createWorld(app);
  visitor = app.visitor();
  const { parent, child, teacher, admin } = world;
  everybody = [visitor, ...[parent, child, teacher, admin].map(({ client }) => client)];
  for (const client of everybody) await client.get('/api/auth/check-session');
  ids = [world.child.user.id, ...app.content.lessonIds, ...app.content.courses('en').map(({ id }) => id)];
});
afterAll(() => app.close());

it(
  'answers no document with a server error, a surprise or its inside, whatever is asked',
  async () => {
    const queries = { ids, kinds: ['query'] as const, times: TIMES };
    const { fault, answered } = await fuzzGraphql(schema, everybody, queries);
    expect(fault).toBeNull();
    // How many fit is chance; that some do shows that the bout reaches the resolvers.
    expect(answered).toBeGreaterThan(0);
    // Few changes fit by chance; what matters is how the others are refused.
    const changes = { ids, kinds: ['mutation'] as const, times: TIMES / 10 };
    const refused = await fuzzGraphql(schema, everybody, changes);
    expect(refused.fault).toBeNull();
  },
  PATIENT_MS,
);

it(
  'ends at once for a visitor who asks for a feed',
  async () => {
    const options = { ids, kinds: ['subscription'] as const, times: TIMES / 10 };
    // Everybody else has a feed of their own that would not end.
    const { fault } = await fuzzGraphql(schema, [visitor], options);
    expect(fault).toBeNull();
  },
  PATIENT_MS,
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
    graphqlRoutes({
      schema: tripping,
      streams,
      viewerOf: nobody,
      onChanged: () => {},
      hasIntrospection: false,
    }),
  );
  await bare.ready();
  const client = createClient(bare);
  await client.get('/api/auth/check-session');
  const options = { ids: ['x'], kinds: ['query'] as const, times: TIMES };
  expect((await fuzzGraphql(tripping, [client], options)).fault).toMatch(/a surprise/);
  await bare.close();
  expect(graphqlFaultIn(200, '{"errors":[{"message":"x","stack":"at run (/app/main.ts:3:1)"}]}')).toMatch(
    /inside/,
  );
  expect(
    graphqlFaultIn(200, '{"errors":[{"message":"duplicate key","extensions":{"code":"23505"}}]}'),
  ).toMatch(/nobody knows/);
});
