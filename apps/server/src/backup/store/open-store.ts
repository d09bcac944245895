import path from 'node:path';
import type { BackupStore } from './backup-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Calls } from './s3-calls.ts';
import type { S3Settings } from './s3-settings.ts';
import { s3Store } from './s3-store.ts';

const S3 = 's3://';

/** Whether the text names a place in an S3-compatible store, and no folder. */
export const isS3 = (text: string): boolean => text.startsWith(S3);

/** A place as it is kept: an address of S3, or a folder's whole path. */
export const placeOf = (text: string): string => (isS3(text) ? text : path.resolve(text));

/** The bucket, and what stands before every name in it, with a slash at its end unless it is empty; null for anything else. */
export function readS3Place(place: string): { readonly bucket: string; readonly prefix: string } | null {
  const [bucket = '', ...folders] = place.slice(S3.length).split('/');
  const isName = isS3(place) && bucket.length >= 3 && encodeURIComponent(bucket) === bucket;
  const prefix = folders.filter((each) => each !== '').join('/');
  return isName ? { bucket, prefix: prefix === '' ? '' : `${prefix}/` } : null;
}

interface Opening {
  readonly place: string;
  /** Null: the place has to be a folder. */
  readonly s3: S3Settings | null;
  /** The data folder: what goes to S3 is written there first. */
  readonly dataDir: string;
}

/** The store at a place. Reaches for nothing yet. */
export function openStore({ place, s3, dataDir }: Opening): BackupStore {
  const named = readS3Place(place);
  if (named === null || s3 === null) return folderStore(place);
  const calls = s3Calls(s3, named.bucket);
  return s3Store({ calls, place, prefix: named.prefix, staging: path.join(dataDir, 'backup-staging') });
}
