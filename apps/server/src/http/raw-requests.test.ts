import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createLog } from './request-log.ts';

const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp({ log });
  port = Number(new URL(await app.http.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** What the server answers to these bytes before it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes);
  return text(socket).catch(() => '');
}
const statusesIn = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);

const INNER = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
const post = (headers: string, body: string) =>
  `POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;

it.each([
  ['a length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${INNER}`)],
  ['chunks and a length', post(`Transfer-Encoding: chunked\r\nContent-Length: ${INNER.length}`, INNER)],
  ['two lengths', post(`Content-Length: 0\r\nContent-Length: ${INNER.length}`, INNER)],
  ['a length in words', post('Content-Length: 2, 2', `{}${INNER}`)],
  ['a signed length', post('Content-Length: +2', `{}${INNER}`)],
  ['an encoding nobody knows', post('Transfer-Encoding: xchunked', `0\r\n\r\n${INNER}`)],
  ['an encoding with chunks not last', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${INNER}`)],
  ['a blank before the colon', post('Content-Length : 2', `{}${INNER}`)],
  ['a folded header', post('X-One: 1\r\n Content-Length: 2', `{}${INNER}`)],
  ['a bare line feed in a header', post('X-One: 1\nContent-Length: 2', `{}${INNER}`)],
  ['chunks of a size in no number', post('Transfer-Encoding: chunked', `zz\r\n\r\n${INNER}`)],
])('is refused whole, with nothing hidden in it answered: %s', async (_what, bytes) => {
  const statuses = statusesIn(await answerTo(bytes));
  expect(statuses).toEqual(['400']);
});

it.each([
  ['one of 20 KB', `X-Long: ${'x'.repeat(20_000)}`],
  ['1,500 of them', Array.from({ length: 1_500 }, (_, n) => `X-${n}: ${'y'.repeat(10)}`).join('\r\n')],
])('refuses headers without measure: %s', async (_what, headers) => {
  expect(statusesIn(await answerTo(`GET /api/health HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`))).toEqual([
    '431',
  ]);
});

const opened = (bytes: string) =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)));
    socket.on('error', () => {});
  });

it('answers others while hundreds of callers send their headers or bodies without an end', async () => {
  const slow = await Promise.all([
    ...Array.from({ length: 200 }, () => opened(post('Content-Length: 1000', '{"name":'))),
    ...Array.from({ length: 200 }, () => opened('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ')),
  ]);
  for (let count = 0; count < 20; count += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  }
  for (const socket of slow) socket.destroy();
  // They are hung up on in the end.
  const { requestTimeout, headersTimeout } = app.http.server;
  expect(headersTimeout).toBeGreaterThan(0);
  // A longer time for the headers than for the whole request would be no limit of its own.
  expect(headersTimeout).toBeLessThan(requestTimeout);
  expect(requestTimeout).toBeLessThanOrEqual(60_000);
});

it('takes it calmly when callers hang up before they were answered', async () => {
  const gone = Array.from({ length: 50 }, async () => (await opened(INNER)).destroy());
  await Promise.all(gone);
  const cut = await opened(post('Content-Length: 1000', '{"name":'));
  cut.destroy();
  const last = INNER.replace('Host: x', 'Host: x\r\nConnection: close');
  for (let count = 0; count < 5; count += 1) expect(statusesIn(await answerTo(last))).toEqual(['200']);
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
