import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from './testing/app.ts';
import type { Client } from './testing/client.ts';
import { follow } from './testing/event-stream.ts';

const LIMITS = { perSession: 2, perAccount: 5 };
const NEWS = 'familyNews { parts }';
const SESSIONS = 6;

let app: TestApp;
let origin: string;
let parent: Person;
let password: string;
const open: Awaited<ReturnType<typeof follow>>[] = [];

beforeAll(async () => {
  app = await startTestApp({ streamLimits: LIMITS });
  origin = await app.http.listen({ host: '127.0.0.1', port: 0 });
  password = 'long enough for a test';
  parent = await app.signUpParent({ password });
});
afterAll(async () => {
  await Promise.all(open.map((stream) => stream.close()));
  await app.close();
});

/** One more session of the parent, at the device they always use. */
async function signedIn(): Promise<Client> {
  const client = app.visitor();
  client.cookies.set('ori_device', parent.client.cookies.get('ori_device') ?? '');
  const answer = await client.post('/api/auth/login', { email: parent.user.email, password });
  expect(answer.statusCode).toBe(200);
  return client;
}
/** Opens streams one after another; answers how many were refused. */
async function refusedOf(client: Client, times: number): Promise<number> {
  let refused = 0;
  for (let time = 0; time < times; time += 1) {
    const stream = await follow(origin, client, NEWS);
    open.push(stream);
    if (stream.text().includes('too-many-requests')) refused += 1;
  }
  return refused;
}

it('holds one account to its streams, over however many sessions, and leaves others theirs', async () => {
  let refused = 0;
  for (let session = 0; session < SESSIONS; session += 1) refused += await refusedOf(await signedIn(), 3);
  expect(refused).toBe(SESSIONS * 3 - LIMITS.perAccount);
  const other = await app.signUpParent();
  expect(await refusedOf(other.client, 3)).toBe(3 - LIMITS.perSession);
});
