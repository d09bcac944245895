import { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from './testing/access-cases.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { createBareApp } from './testing/bare-app.ts';
import { createClient, type Client } from './testing/client.ts';
import { faultIn, fuzz } from './testing/fuzz-harness.ts';

const TIMES = 400;
const PATIENT_MS = 180_000;
let app: TestApp;
let clients: Client[];
let ids: string[];

beforeAll(async () => {
  app = await startTestApp();
  const world = await createWorld(app);
  const people = [world.child, world.parent, world.teacher, world.admin];
  clients = [app.visitor(), ...people.map(({ client }) => client)];
  for (const client of clients) await client.get('/api/auth/check-session');
  ids = [
    world.child.user.id,
    world.otherChild.user.id,
    ...app.content.lessonIds,
    ...app.content.courses('en').map(({ id }) => id),
  ];
});
afterAll(() => app.close());

it(
  'never answers a documented call with a server error or with its inside, whatever is sent',
  async () => {
    const { fault, opened } = await fuzz(app.http, clients, ids, TIMES);
    expect(fault).toBeNull();
    // Which calls are drawn is chance; that many of them get past the door is what makes the bout one.
    expect(opened.size).toBeGreaterThan(10);
  },
  PATIENT_MS,
);

it('finds a call that trips over its input', async () => {
  const bare = await createBareApp({ hasRateLimits: false });
  const body = z.object({ name: z.string(), age: z.int().optional() });
  bare.get('/api/auth/check-session', { config: { operation: 'accounts.checkSession' } }, async () => ({}));
  bare.post(
    '/api/trip',
    { config: { operation: 'site.contact' }, schema: { body } },
    async ({ body: { name, age } }) => {
      if (age !== undefined && name.length > 3) throw new TypeError('tripped');
      return { name };
    },
  );
  await bare.ready();
  const client = createClient(bare);
  await client.get('/api/auth/check-session');
  expect((await fuzz(bare, [client], ['x'], TIMES)).fault).toMatch(/POST \/api\/trip .* answered 500/);
  await bare.close();
});

it('finds a stack in an answer', () => {
  expect(faultIn(200, '{"x":"Error\\n    at run (/app/main.ts:3:1)"}')).toMatch(/inside/);
  expect(faultIn(404, '{"message":"Route not found"}')).toMatch(/catalogue/);
});
