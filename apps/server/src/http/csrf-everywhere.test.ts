import { afterAll, beforeAll, expect, it } from 'vitest';
import { routesOf } from '../testing/access-cases.ts';
import { type Person, startTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
let parent: Person;
beforeAll(async () => {
  app = await startTestApp();
  parent = await app.signUpParent();
});
afterAll(() => app.close());

const FORGED = [
  { 'x-csrf-token': '' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
];
/** One comes from no browser, and is signed; the other from browsers themselves, and changes nothing of anybody. */
const OPEN = ['/api/payments/webhook', '/api/policy-reports'];

it('refuses every call that changes something when another site could have sent it', async () => {
  const writing = routesOf(app).filter(({ method, path }) => method !== 'GET' && !OPEN.includes(path));
  const calls = [...writing, { method: 'POST', path: '/graphql' }];
  expect(calls.length).toBeGreaterThan(150);
  const through: string[] = [];
  for (const { method, path } of calls)
    for (const headers of FORGED) {
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      const answer = await parent.client.post(url, {}, { method: method as 'POST', headers });
      const { code } = answer.json<{ code?: string }>();
      if (answer.statusCode !== 403 || code !== 'csrf')
        through.push(`${method} ${path} ${JSON.stringify(headers)}: ${answer.statusCode} ${code}`);
    }
  expect(through).toEqual([]);
  expect((await parent.client.get('/api/auth/check-session')).json()).toMatchObject({ authenticated: true });
});

it('lets nobody change anything by GET', async () => {
  const asked = encodeURIComponent('mutation { endTutorConversation(sessionId: "x") { id } }');
  const answer = await parent.client.get(`/graphql?query=${asked}`);
  expect([answer.statusCode, answer.body]).toEqual([405, expect.stringContaining('POST')]);
});

it.each([
  ['text/plain', '{"query":"{ __typename }"}'],
  ['application/x-www-form-urlencoded', 'query=%7B__typename%7D'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--',
  ],
])('takes no change as a form or as plain text, which other sites can send: %s', async (type, payload) => {
  for (const url of ['/graphql', '/api/contact']) {
    const answer = await parent.client.post(url, undefined, { payload, headers: { 'content-type': type } });
    expect([400, 415], url).toContain(answer.statusCode);
  }
});

it('tells no other site that it may read an answer, and answers no preflight', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const url of ['/api/auth/check-session', '/graphql', '/api/children', '/'])
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await parent.client.get(url, { method, headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      if (method === 'OPTIONS') expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
    }
});
