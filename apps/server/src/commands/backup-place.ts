import type { BackupStore } from '../backup/store/backup-store.ts';
import { openStore } from '../backup/store/open-store.ts';
import { isS3, placeOf, readS3Place } from '../backup/store/s3-place.ts';
import type { Env } from '../env.ts';
import { CommandRefused } from './command.ts';

/** The store the shell names: a folder, or `s3://bucket/prefix`. */
export function storeOf(
  text: string,
  { backup: { s3 }, dataDir }: Pick<Env, 'backup' | 'dataDir'>,
): BackupStore {
  if (isS3(text) && readS3Place(text) === null)
    throw new CommandRefused(`${text} is not an address such as s3://bucket/prefix.`);
  if (isS3(text) && s3 === null)
    throw new CommandRefused(`Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to reach ${text}.`);
  const place = placeOf(text);
  return openStore({ place: place.endsWith('/') ? place.slice(0, -1) : place, s3, dataDir });
}
