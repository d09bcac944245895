import { Readable } from 'node:stream';
import { BackupError } from '../backup-error.ts';
import type { Bytes } from './backup-store.ts';
import type { S3Calls } from './s3-calls.ts';

/** How often in a row a download may break off without one new byte. */
const TRIES = 5;

/** The rest of the same object, should another have taken its name meanwhile. */
async function restOf(calls: S3Calls, key: string, at: number, tag: string | null): Promise<Response> {
  const headers = { range: `bytes=${at}-`, ...(tag === null ? {} : { 'if-match': tag }) };
  const response = await calls({ method: 'GET', key, headers });
  if (response.status !== 206) throw new BackupError(`The download of ${key} broke off, and cannot go on.`);
  return response;
}

async function* download(calls: S3Calls, key: string): AsyncGenerator<Uint8Array> {
  let response = await calls({ method: 'GET', key });
  const tag = response.headers.get('etag');
  const length = Number(response.headers.get('content-length') ?? 0);
  let [at, tries] = [0, 0];
  for (;;) {
    try {
      for await (const chunk of response.body ?? []) {
        [at, tries] = [at + chunk.length, 0];
        yield chunk;
      }
      if (at >= length) return;
    } catch (error) {
      if (tries === TRIES)
        throw new BackupError(`The download of ${key} broke off again and again.`, { cause: error });
    }
    tries += 1;
    response = await restOf(calls, key, at, tag);
  }
}

/** The object's bytes, to their end: a download that breaks off goes on where it stood. */
export const readObject = async (calls: S3Calls, key: string): Promise<Bytes> =>
  Readable.toWeb(Readable.from(download(calls, key))) as Bytes;
