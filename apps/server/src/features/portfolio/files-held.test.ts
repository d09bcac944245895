import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { FILE_MAX_BYTES } from '@ori/contracts/portfolio-names';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';
import { openFamily } from '../../testing/family-people.ts';

let family: FamilyApp;
let address: string;
beforeAll(async () => {
  family = await openFamilyApp();
  address = await family.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => family.close());

/** Begins to send a file of which nothing is known but its first byte. */
async function beginFile({ cookies }: Client, childId: string): Promise<ClientRequest> {
  const sent = request(`${address}/api/portfolio/samples/${randomUUID()}/file?childId=${childId}`, {
    method: 'PUT',
    headers: {
      'content-type': 'image/jpeg',
      'x-csrf-token': cookies.get('ori_csrf') ?? '',
      cookie: [...cookies].map((each) => each.join('=')).join('; '),
    },
  });
  sent.on('error', () => {});
  await new Promise((resolve) => sent.write('x', resolve));
  return sent;
}

async function answerTo(sent: ClientRequest): Promise<[number | undefined, string, string | undefined]> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { code } = (await json(answer)) as { code: string };
  return [answer.statusCode, code, answer.headers['retry-after']];
}

it('lets four files of one account lie in memory; more are told to come back, unread', async () => {
  const { parent, child } = await openFamily(family);
  const files = [];
  for (let at = 0; at < 5; at += 1) files.push(await beginFile(parent, child.id));
  // Whichever came to the server last is answered, though none is at its end.
  const refused = await Promise.race(files.map(answerTo));
  expect(refused).toEqual([503, 'uploads-busy', '2']);
  // Whoever goes away in the middle of a file, or is answered, makes room again.
  for (const sent of files) sent.destroy();
  const whole = { payload: Buffer.alloc(FILE_MAX_BYTES), headers: { 'content-type': 'image/jpeg' } };
  const sendWhole = async () => {
    const url = `/api/portfolio/samples/${randomUUID()}/file?childId=${child.id}`;
    return (await parent.put(url, undefined, whole)).statusCode;
  };
  await vi.waitFor(async () => expect(await sendWhole()).toBe(404), 30_000);
  for (let time = 0; time < 6; time += 1) expect(await sendWhole()).toBe(404);
}, 60_000);
