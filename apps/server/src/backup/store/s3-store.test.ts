import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { temporaryFolder, type TemporaryFolder } from '../../testing/temporary-folder.ts';
import { openStore } from './open-store.ts';
import { addressOf, s3Calls } from './s3-calls.ts';
import { upload } from './s3-upload.ts';

const MIB = 1024 * 1024;
let server: S3Server;
let folder: TemporaryFolder;
beforeAll(async () => {
  [server, folder] = await Promise.all([startS3Server(), temporaryFolder()]);
});
afterAll(async () => {
  await Promise.all([server.stop(), folder.remove()]);
});
beforeEach(() => {
  server.objects.clear();
  server.uploads.clear();
  server.setFault(null);
  server.asked.length = 0;
});

const store = (place = 's3://backups/home/ori') =>
  openStore({ place, s3: server.settings, dataDir: folder.path });
const calls = () => s3Calls(server.settings, 'backups');

async function staged(bytes: Uint8Array): Promise<string> {
  await mkdir(store().staging, { recursive: true });
  const file = path.join(store().staging, 'one');
  await writeFile(file, bytes);
  return file;
}
async function bytesAt(name: string): Promise<Buffer> {
  return Buffer.from(await new Response((await store().read(name)) as BodyInit).bytes());
}

it('stores, lists page by page, reads and removes, below its prefix alone', async () => {
  server.objects.set('home/other', { bytes: Buffer.from('x'), tag: 'x', at: new Date() });
  const names = ['a+b c.age', 'd&é.age', 'e.age', 'f.age', 'g (1).age'];
  for (const name of [...names, 'log/h.age']) await store().take(await staged(Buffer.from(name)), name);
  expect((await store().list()).map(({ name, bytes }) => [name, bytes])).toEqual(
    names.map((name) => [name, Buffer.byteLength(name)]),
  );
  expect((await store().list('log')).map(({ name }) => name)).toEqual(['log/h.age']);
  for (const name of names) expect((await bytesAt(name)).toString()).toBe(name);
  await store().remove('a+b c.age');
  expect(server.objects.has('home/ori/a+b c.age')).toBe(false);
  expect(server.objects.has('home/other')).toBe(true);
  expect(await readdir(store().staging)).toEqual([]);
});

it('uploads bytes of unknown length in parts of one size', async () => {
  const all = randomBytes(3 * MIB + 5);
  async function* content() {
    for (let at = 0; at < all.length; at += 70_001) yield all.subarray(at, at + 70_001);
  }
  const { bytes, tag } = await upload({ calls: calls(), key: 'big', content: content(), partBytes: MIB });
  expect(bytes).toBe(all.length);
  expect(server.objects.get('big')?.bytes.equals(all)).toBe(true);
  expect(tag).toBe(server.objects.get('big')?.tag);
  expect(server.asked.map(({ body }) => body.length).filter((length) => length > 1000)).toEqual([
    MIB,
    MIB,
    MIB,
  ]);
});

it('asks no faster than the store takes the parts', async () => {
  let given = 0;
  async function* content() {
    for (; given < 20; given += 1) yield new Uint8Array(MIB);
  }
  const ahead: number[] = [];
  server.setFault(({ method, query }) => {
    if (method === 'PUT') ahead.push(given - Number(query.get('partNumber')));
    return false;
  });
  await upload({ calls: calls(), key: 'big', content: content(), partBytes: MIB });
  expect(ahead).toHaveLength(20);
  expect(Math.max(...ahead)).toBeLessThanOrEqual(1);
});

it('leaves nothing of an upload whose source fails, and nothing of one that is given up', async () => {
  async function* content(failure: () => void) {
    yield new Uint8Array(2 * MIB);
    failure();
    yield new Uint8Array(2 * MIB);
  }
  const broken = content(() => {
    throw new Error('the disk went');
  });
  await expect(upload({ calls: calls(), key: 'half', content: broken, partBytes: MIB })).rejects.toThrow(
    'the disk went',
  );
  const ending = new AbortController();
  const given = content(() => ending.abort(new Error('ended')));
  const half = { calls: calls(), key: 'half', content: given, partBytes: MIB, signal: ending.signal };
  await expect(upload(half)).rejects.toThrow('ended');
  expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);
  expect(server.asked.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

it('tries a part anew where the way to the store breaks, and stores it once', async () => {
  let broken = 0;
  server.setFault(({ method }, response) => {
    if (method !== 'PUT' || broken === 2) return false;
    broken += 1;
    if (broken === 1) response.destroy();
    else response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    return true;
  });
  await store().take(await staged(Buffer.from('kept')), 'one.age');
  expect((await bytesAt('one.age')).toString()).toBe('kept');
});

it('removes what the store does not hold as it was sent, and says so', async () => {
  server.setFault(({ method, key, body }, response) => {
    if (method !== 'PUT') return false;
    server.objects.set(key, { bytes: body.subarray(1), tag: 'other', at: new Date() });
    response.writeHead(200, { etag: '"other"' }).end();
    return true;
  });
  await expect(store().take(await staged(Buffer.from('kept')), 'one.age')).rejects.toThrow(
    /does not hold one\.age as it was sent/,
  );
  expect(server.objects.size).toBe(0);
});

it('goes on where a download broke off', async () => {
  const all = randomBytes(2 * MIB);
  await store().take(await staged(all), 'one.age');
  let broken = 0;
  server.setFault(({ method, key, headers }, response) => {
    if (method !== 'GET' || key === '' || broken === 3) return false;
    broken += 1;
    const from = Number(headers.range?.slice('bytes='.length, -1) ?? 0);
    const rest = all.subarray(from);
    response.writeHead(headers.range ? 206 : 200, {
      etag: `"${server.objects.get(key)?.tag}"`,
      'content-length': rest.length,
    });
    response.write(rest.subarray(0, 100_000), () => response.destroy());
    return true;
  });
  expect((await bytesAt('one.age')).equals(all)).toBe(true);
  expect(broken).toBe(3);
});

it('gives up the uploads of a day ago that nobody completed', async () => {
  const begin = { method: 'POST', key: 'home/ori/half', query: { uploads: '' } } as const;
  await calls()(begin);
  for (const each of server.uploads.values()) each.at = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await calls()(begin);
  await store().tidy(new Date());
  expect(server.uploads.size).toBe(1);
});

it.each([
  ['another key', { secretAccessKey: 'other' }, 's3://backups/a', /refused: SignatureDoesNotMatch/],
  ['no such bucket', {}, 's3://nowhere/a', /bucket nowhere, refused: NoSuchBucket/],
])('says why it is refused: %s', async (_why, other, place, message) => {
  const refused = openStore({ place, s3: { ...server.settings, ...other }, dataDir: folder.path });
  await expect(refused.list()).rejects.toThrow(message);
});

it.each([
  [true, 'https://s3.example.org/base', 'https://s3.example.org/base/backups/a%20b/c?uploads='],
  [
    false,
    'https://s3.eu-west-1.amazonaws.com',
    'https://backups.s3.eu-west-1.amazonaws.com/a%20b/c?uploads=',
  ],
])('calls the bucket in the path or by a name of its own: %j', (isPathStyle, endpoint, address) => {
  const s3 = { ...server.settings, endpoint, isPathStyle };
  const call = { method: 'GET', key: 'a b/c', query: { uploads: '' } } as const;
  expect(addressOf(s3, 'backups', call).toString()).toBe(address);
});
