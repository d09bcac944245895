import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { BackupError } from '../backup-error.ts';
import type { BackupStore, StoredFile } from './backup-store.ts';
import type { S3Calls } from './s3-calls.ts';
import { readObject } from './s3-read.ts';
import { upload } from './s3-upload.ts';
import { insidesOf, plainTag, textOf } from './s3-xml.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Listed extends StoredFile {
  readonly tag: string;
}

/** Every object whose key begins so, by its whole key. */
async function listObjects(calls: S3Calls, prefix: string): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let token: string | null = ''; token !== null;) {
    const query: Record<string, string> = {
      'list-type': '2',
      prefix,
      ...(token === '' ? {} : { 'continuation-token': token }),
    };
    const xml: string = await (await calls({ method: 'GET', query })).text();
    for (const entry of insidesOf(xml, 'Contents'))
      found.push({
        name: textOf(entry, 'Key') ?? '',
        bytes: Number(textOf(entry, 'Size')),
        at: new Date(textOf(entry, 'LastModified') ?? 0),
        tag: plainTag(textOf(entry, 'ETag')),
      });
    token = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : null;
  }
  return found;
}

/** Gives up the uploads below the prefix that were begun a day ago or more: they cost room, and nobody sees them. */
async function abortOld(calls: S3Calls, prefix: string, now: Date): Promise<void> {
  const xml = await (await calls({ method: 'GET', query: { uploads: '', prefix } })).text();
  for (const entry of insidesOf(xml, 'Upload')) {
    const [key, uploadId, begun] = ['Key', 'UploadId', 'Initiated'].map(
      (tag) => textOf(entry, tag) ?? '',
    ) as [string, string, string];
    if (now.getTime() - Date.parse(begun) > DAY_MS)
      await calls({ method: 'DELETE', key, query: { uploadId } });
  }
}

interface Deps {
  readonly calls: S3Calls;
  readonly place: string;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
  readonly staging: string;
}

/** A bucket of an S3-compatible service. Needs to be allowed to list, put and abort; to get for restoring, to delete for the rule. */
export function s3Store({ calls, place, prefix, staging }: Deps): BackupStore {
  return {
    place,
    staging,
    async list(folder) {
      const start = folder === undefined ? '' : `${folder}/`;
      const found = await listObjects(calls, `${prefix}${start}`);
      return found
        .map(({ name, bytes, at }) => ({ name: name.slice(prefix.length), bytes, at }))
        .filter(({ name }) => !name.slice(start.length).includes('/'));
    },
    async take(file, name, signal) {
      const key = `${prefix}${name}`;
      const content = createReadStream(file);
      const { bytes, tag } = await upload({ calls, key, content, ...(signal ? { signal } : {}) });
      const stored = (await listObjects(calls, key)).find((each) => each.name === key);
      if (stored?.bytes !== bytes || stored.tag !== tag) {
        await calls({ method: 'DELETE', key }).catch(() => {});
        throw new BackupError(`${place} does not hold ${name} as it was sent.`);
      }
      await rm(file, { force: true });
    },
    read: (name) => readObject(calls, `${prefix}${name}`),
    remove: async (name) => {
      await calls({ method: 'DELETE', key: `${prefix}${name}` });
    },
    // What is left there costs room only, and a key may not be allowed to see it.
    tidy: (now) => abortOld(calls, prefix, now).catch(() => {}),
  };
}
