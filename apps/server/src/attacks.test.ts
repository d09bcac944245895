import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from './features/accounts/accounts.tables.ts';
import { startTestApp, type Person, type TestApp } from './testing/app.ts';

const NEIGHBOUR = '192.168.1.20';
/** What proxies and tunnels say of whom they stand for. */
const FORWARDING = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'via',
  'x-real-ip',
];
const FEED = encodeURIComponent('subscription { familyNews { parts } }');
let app: TestApp;
let parent: Person;

beforeAll(async () => {
  app = await startTestApp();
  parent = await app.signUpParent();
});
afterAll(() => app.close());

describe('input made to trip the server', () => {
  it.each([
    ['lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('is refused as a mistake when it nests %s without end', async (_kind, payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await parent.client.post('/api/contact', undefined, { payload, headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid-input' }]);
  });

  it.each([
    'variables=%7B',
    'extensions=%5B',
    'variables=%22%22x',
    'variables=%7B%22a%22%3A%22%5Cu0000%22%7D',
  ])('is refused as a mistake in the address of a query: %s', async (part) => {
    const answer = await parent.client.get(`/graphql?query=%7Bme%7Bid%7D%7D&${part}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid-input' }]);
  });
});

describe('moments and places no table can hold', () => {
  it('are refused as a mistake in a browser’s log', async () => {
    const entries = [{ level: 'warn', message: 'slow', at: '0000-01-01T00:00:00Z' }];
    expect((await parent.client.post('/api/logs', { entries })).statusCode).toBe(400);
  });

  it.each(['2026-01-01T00:00:00Z ------------------------------------', '+275760-01-01T00:00:00Z x', 'x'])(
    'lead to the first page of people when somebody makes up where they left off: %s',
    async (place) => {
      const admin = await app.makeAdmin();
      const cursor = Buffer.from(place).toString('base64url');
      const [all, made] = [
        await admin.client.get('/api/users'),
        await admin.client.get(`/api/users?cursor=${cursor}`),
      ];
      expect([made.statusCode, made.json()]).toEqual([200, all.json()]);
    },
  );
});

async function askFrom(host: number): Promise<number> {
  const body = { email: `grown.up.${host}@example.org` };
  return (await app.visitor(`2001:db8:5::${host}`).post('/api/accounts/ask-grown-up', body)).statusCode;
}

describe('one household with a whole network of addresses', () => {
  it('is counted as one caller', async () => {
    const answers: number[] = [];
    for (let host = 1; host <= 11; host += 1) answers.push(await askFrom(host));
    expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('shares one limit per address, too', async () => {
    const limited = await startTestApp({ hasRateLimits: true, callsPerMinute: 5 });
    const answers: number[] = [];
    for (let host = 1; host <= 6; host += 1) {
      answers.push((await limited.visitor(`2001:db8:6::${host}`).get('/api/health')).statusCode);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    await limited.close();
  });
});

describe('limits for each address', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startTestApp({ hasRateLimits: true });
  });
  afterAll(() => limited.close());

  it('let a school behind one router sign in when the bell rings', async () => {
    const visitor = limited.visitor('203.0.113.5');
    const signIn = () => visitor.post('/api/auth/v2/pin/login', { identifier: 'nobody', pin: '7294' });
    // The account's own budget is spent by them, and no call is refused unheard.
    const told = new Set<string>();
    for (let count = 0; count < 100; count += 1) told.add((await signIn()).json<{ code: string }>().code);
    expect([...told]).toEqual(['invalid-sacred-id-or-pin', 'account-held']);
  });

  it('stop a parent who makes the server hash without end', async () => {
    const { client } = await limited.signUpParent();
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await client.post('/api/families/children', {})).statusCode);
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([400]));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('asking for a new PIN', () => {
  it('takes as long for an address with an account as for one without', async () => {
    const EVEN_MS = 150;
    const paced = await startTestApp({ refusalAfterMs: EVEN_MS });
    const { user } = await paced.signUpParent();
    for (const email of [user.email ?? '', 'nobody@example.org']) {
      const visitor = paced.visitor();
      await visitor.get('/api/auth/check-session');
      const startedAt = performance.now();
      expect((await visitor.post('/api/auth/v2/pin/reset-pin', { email })).statusCode).toBe(200);
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(EVEN_MS - 2);
    }
    await paced.close();
  });

  it.each([
    ['and they answered nothing', false],
    ['and they said, by the letter, that it is theirs', true],
  ])(
    'gives an address back to its owner alone, when somebody else signed up with it first, %s',
    async (_, says) => {
      const password = 'planted beforehand';
      const squatter = await app.signUpParent({ password, invitation: undefined });
      const email = squatter.user.email ?? '';
      const linkTo = async (page: string) => {
        const letters = (await app.mailed()).filter(({ to }) => to === email);
        const link = new RegExp(`http\\S+/${page}\\?token=\\S+`).exec(
          letters.map(({ text }) => text).join('\n'),
        )?.[0];
        return new URL(link ?? '').searchParams.get('token');
      };
      if (says) {
        const token = await linkTo('confirm-email');
        expect((await app.visitor().post('/api/accounts/confirm-email', { token })).statusCode).toBe(200);
      }
      await app.database.db
        .update(users)
        .set({ googleSubject: `squatter ${String(says)}` })
        .where(eq(users.id, squatter.user.id));
      const owner = app.visitor();
      await owner.post('/api/auth/v2/pin/reset-pin', { email });
      const token = await linkTo('forgot-password');
      const reset = await owner.post('/api/auth/v2/pin/complete-reset', { token, pin: '8361' });
      expect(reset.statusCode, reset.body).toBe(200);
      expect((await squatter.client.post('/api/auth/login', { email, password })).statusCode).toBe(401);
      const guess = { identifier: email, pin: '8361' };
      const guessed = await squatter.client.post('/api/auth/v2/pin/login', guess);
      expect(guessed.json()).toMatchObject({ success: false, code: 'second-step-needed' });
      const [row] = await app.database.db.select().from(users).where(eq(users.id, squatter.user.id));
      expect(row).toMatchObject({ passwordHash: null, googleSubject: null });
    },
  );
});

describe('what is a grown-up’s to decide', () => {
  it('a young child does not: it cannot delete itself and its record', async () => {
    const child = await app.addChild(parent, { ageGroup: 'elementary' });
    const answer = await child.client.delete(`/api/users/${child.user.id}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'grown-up-needed' }]);
    expect((await child.client.get('/api/auth/check-session')).json()).toMatchObject({ authenticated: true });
  });

  it('an admin does not: consent can be ended for a family, never given', async () => {
    const [child, admin] = [await app.addChild(parent), await app.makeAdmin()];
    const address = `/api/families/children/${child.user.id}`;
    const asAdmin = `${address}?reason=family-asked`;
    expect((await admin.client.patch(asAdmin, { consent: false })).statusCode).toBe(200);
    const given = await admin.client.patch(asAdmin, { consent: true });
    expect([given.statusCode, given.json()]).toMatchObject([403, { code: 'not-allowed' }]);
    expect((await parent.client.patch(address, { consent: true })).statusCode).toBe(200);
  });
});

describe('mails kept for development', () => {
  it('are shown to the machine itself', async () => {
    expect((await app.visitor().get('/dev/outbox')).statusCode).toBe(200);
  });

  it('are not shown to the neighbours, who could use the links and codes in them', async () => {
    expect((await app.visitor(NEIGHBOUR).get('/dev/outbox')).statusCode).toBe(404);
  });

  it.each(['rebound.example:3000', '127.rebound.example', 'localhost.rebound.example'])(
    'are not shown to a foreign page that bound its name to this machine: %s',
    async (host) => {
      const headers = { host };
      expect((await app.visitor().get('/dev/outbox', { headers })).statusCode).toBe(404);
    },
  );

  it.each(FORWARDING)('are not shown to whom a proxy on this machine stands for: %s', async (name) => {
    const headers = { host: '127.0.0.1:3000', [name]: '203.0.113.7' };
    expect((await app.visitor().get('/dev/outbox', { headers })).statusCode).toBe(404);
  });

  it('are not shown in production at all', async () => {
    const production = await startTestApp({ isProduction: true, outboxFolder: null });
    expect((await production.visitor().get('/dev/outbox')).statusCode).toBe(404);
    await production.close();
  });
});

describe('what GraphQL tells strangers in production', () => {
  it('gives away neither the schema nor near names of its fields', async () => {
    const production = await startTestApp({ isProduction: true });
    const visitor = production.visitor();
    const [schema, near] = [
      await visitor.graphql('{ __schema { types { name } } }'),
      await visitor.graphql('{ mee }'),
    ];
    expect(schema.data).toBeNull();
    expect(near.errors[0]?.message).toMatch(/^Cannot query field/);
    expect(JSON.stringify(near.errors)).not.toContain('Did you mean');
    await production.close();
  });
});

describe('live feeds', () => {
  it('are held to a number for each session, however many are asked for', async () => {
    const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
    const cookie = [...parent.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, accept: 'text/event-stream' };
    const stop = new AbortController();
    const open = () => fetch(`${address}/graphql?query=${FEED}`, { headers, signal: stop.signal });
    for (let count = 0; count < 20; count += 1) expect((await open()).status).toBe(200);
    expect(await (await open()).text()).toContain('too-many-requests');
    stop.abort();
  });
});
