import path from 'node:path';
import { BackupError } from '../backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Calls } from './s3-calls.ts';
import { isS3, readS3Place } from './s3-place.ts';
import type { S3Settings } from './s3-settings.ts';
import { s3Store } from './s3-store.ts';

interface Opening {
  readonly place: string;
  /** Needed for a place of S3 alone. */
  readonly s3: S3Settings | null;
  /** The data folder: what goes to S3 is written there first. */
  readonly dataDir: string;
}

/** The store at a place. Reaches for nothing yet. */
export function openStore({ place, s3, dataDir }: Opening): BackupStore {
  if (!isS3(place)) return folderStore(place);
  const named = readS3Place(place);
  if (named === null || s3 === null) throw new BackupError(`${place} cannot be reached without keys.`);
  const calls = s3Calls(s3, named.bucket);
  return s3Store({ calls, place, prefix: named.prefix, staging: path.join(dataDir, 'backup-staging') });
}
