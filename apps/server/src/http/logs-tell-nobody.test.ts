import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { smallPicture } from '../testing/small-picture.ts';
import { createLog } from './request-log.ts';

const lines: string[] = [];
const ADDRESS = '203.0.113.77';
const NAME = 'Zebediah Quillfeather';
const CHILD = 'Wilhelmina';
const SAID = 'my dog Bartholomew ate the homework';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ log: createLog('trace', { write: (line) => void lines.push(line) }) });
});
afterAll(() => app.close());

/** Somebody's way through the product, with what goes wrong on it; answers everything private that was on the way. */
async function walk(): Promise<string[]> {
  const parent = await app.signUpParent({ fullName: NAME, password: 'correct horse of the night' });
  const child = await app.addChild(parent, { firstName: CHILD });
  const visitor = app.visitor(ADDRESS);
  const { sacredId, email } = parent.user;
  for (const pin of ['8361', '7294'])
    await visitor.post('/api/auth/v2/pin/login', { identifier: sacredId, pin });
  await visitor.post('/api/auth/login', { email, password: 'wrong horse of the day' });
  await visitor.post('/api/auth/v2/pin/reset-pin', { email });
  await visitor.get(`/api/accounts/sacred-id?sacredId=${sacredId}`);
  await visitor.get(`/nothing/${sacredId}?email=${email}`);
  await visitor.get(`/${encodeURIComponent(NAME)}`);
  await visitor.post('/api/contact', { name: NAME, email, topic: 'other', message: SAID });
  await visitor.post('/api/contact', undefined, {
    payload: `{"message": "${SAID}`,
    headers: { 'content-type': 'application/json' },
  });
  await parent.client.put('/api/auth/update-profile', { firstName: CHILD, email: 'not an address' });
  await parent.client.get(`/api/families/children/${child.user.id}`);
  await parent.client.post('/api/accounts/prove', { pin: '0000' });
  const text = `mutation { sendTutorMessage(input: { message: "${SAID}" }) { sessionId } }`;
  await child.client.graphql(text);
  await child.client.graphql(text.replace('sessionId }', 'nothing }'));
  const options = { headers: { 'content-type': 'image/jpeg' }, payload: await smallPicture(8, 8) };
  await parent.client.put(
    `/api/portfolio/samples/${randomUUID()}/file?childId=${child.user.id}`,
    undefined,
    options,
  );
  const place = `/api/threads/home/${child.user.id}/messages`;
  await child.client.post(place, { id: randomUUID(), text: SAID });
  // A fault of the product itself, with private words in its hands.
  await app.database.pool.query('alter table messages rename to gone');
  expect((await child.client.post(place, { id: randomUUID(), text: SAID })).statusCode).toBe(500);
  await app.database.pool.query('alter table gone rename to messages');
  const bearer = (await app.mailed()).map(
    ({ text: letter }) => /token=([\w.-]{16,})/.exec(letter)?.[1] ?? '',
  );
  const cookies = [parent, child].flatMap(({ client }) => [...client.cookies.values()]);
  const people = [
    sacredId,
    email,
    child.child.sacredId,
    ...NAME.split(' '),
    CHILD,
    ADDRESS,
    parent.user.id,
    child.user.id,
  ];
  const secrets = ['horse', 'Bartholomew', ...cookies, ...bearer];
  return [...people, ...secrets].filter(
    (word): word is string => typeof word === 'string' && word.length > 2,
  );
}

/** A line without the numbers every line has. */
function wordsOf(line: string): string {
  const { time: _, durationMs: __, reqId: ___, ...rest } = JSON.parse(line) as Record<string, unknown>;
  return JSON.stringify(rest);
}

it('writes no name, address, cookie, PIN, link or word of anybody into its log, whatever goes wrong', async () => {
  const priv = await walk();
  const said = lines.map(wordsOf);
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((line) => line.includes('"level":50')).length).toBeGreaterThan(0);
  const told = said.filter(
    (line) => priv.some((word) => line.includes(word)) || /\b(?:7294|8361|0000)\b/.test(line),
  );
  expect(told).toEqual([]);
});
