import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { newestBackup } from '@ori/core/administration/kept-backups';
import { z } from 'zod';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { BackupStore } from '../backup/store/backup-store.ts';
import { isS3 } from '../backup/store/s3-place.ts';
import { restoreUntil } from '../backup/wal/restore-until.ts';
import { createLog } from '../http/request-log.ts';
import { readArguments } from './arguments.ts';
import { keyOf } from './backup-keys.ts';
import { storeOf } from './backup-place.ts';
import { type Command, CommandRefused, type Shell } from './command.ts';

const USAGE = `npm run restore -- --from BACKUP --to DATA_FOLDER (--passphrase-file FILE | --secret-key FILE)
npm run restore -- --from PLACE --to DATA_FOLDER --until (2026-11-28T10:00:00Z | latest) (--passphrase-file FILE | --secret-key FILE)
BACKUP is a file, s3://bucket/prefix/NAME, or a folder or s3://bucket/prefix: then the newest in it. PLACE is a folder
or s3://bucket/prefix that a kept log goes to (BACKUP_WAL=on).`;

interface Found {
  readonly file: string;
  readonly store?: BackupStore;
}

/** The backup that is named, or the newest in the place that is named. */
async function backupAt(from: string, env: Shell['env']): Promise<Found> {
  const isFolder = async () =>
    readdir(from).then(
      () => true,
      () => false,
    );
  if (!isS3(from) && !(await isFolder())) return { file: from };
  const isNamed = isS3(from) && from.endsWith('.age');
  const cut = from.lastIndexOf('/');
  const store = storeOf(isNamed ? from.slice(0, cut) : from, env);
  if (isNamed) return { file: from.slice(cut + 1), store };
  const newest = newestBackup((await store.list()).map(({ name }) => name));
  if (newest === null) throw new CommandRefused(`There is no backup in ${from}.`);
  return { file: newest, store };
}

/** A moment with its zone, or `latest`: null. */
function momentOf(text: string): Date | null {
  if (text === 'latest') return null;
  const { success, data } = z.iso.datetime({ offset: true }).safeParse(text);
  if (!success)
    throw new CommandRefused(`${text} is not a moment such as 2026-11-28T10:00:00Z, nor "latest".`);
  return new Date(data);
}

const toServe = (folder: string): string =>
  `Serve it with DATA_DIR=${folder}, without DATABASE_URL, and without SESSION_SECRET and PIN_PEPPER: both are in its secrets.json.`;

/** Makes a data folder of a backup, or of a moment of a kept log. */
export const restore: Command = async (args, { env, say, signal }) => {
  const { word, values } = readArguments(
    args,
    ['from', 'to', 'until', 'passphrase-file', 'secret-key'] as const,
    USAGE,
  );
  const { from, to } = values;
  if (word !== undefined || from === undefined || to === undefined) throw new CommandRefused(USAGE);
  const key = await keyOf({
    passphraseFile: values['passphrase-file'] ?? null,
    keyFile: values['secret-key'] ?? null,
  });
  const folder = path.resolve(to);
  const shared = { key, to: folder, log: createLog('error'), ...(signal ? { signal } : {}) };
  if (values.until !== undefined) {
    const until = momentOf(values.until);
    const { version, last } = await restoreUntil({ ...shared, store: storeOf(from, env), until });
    const written =
      last === null ? 'Nothing was written after the copy' : `Last written: ${last.toISOString()}`;
    say(`The installation as it was at ${values.until} (version ${version}) is in ${folder}. ${written}.`);
    return say(toServe(folder));
  }
  const { manifest } = await restoreBackup({ ...shared, ...(await backupAt(from, env)) });
  say(`The installation of ${manifest.madeAt} (version ${manifest.version}) is in ${folder}.`);
  say(toServe(folder));
};
