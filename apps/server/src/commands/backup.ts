import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type KeepRule, readKeepRule } from '@ori/core/administration/kept-backups';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { BackupSettings } from '../backup/backup-settings.ts';
import { makeBackup } from '../backup/make-backup.ts';
import type { BackupStore } from '../backup/store/backup-store.ts';
import { carryLog } from '../backup/wal/keep-log.ts';
import { createLog } from '../http/request-log.ts';
import { openSecrets } from '../secrets.ts';
import { productVersion } from '../setup.ts';
import { readArguments } from './arguments.ts';
import { type KeyFiles, lockOf } from './backup-keys.ts';
import { storeOf } from './backup-place.ts';
import { type Command, CommandRefused, type Shell } from './command.ts';

const USAGE = `npm run backup -- --to PLACE (--passphrase-file FILE | --public-key FILE) [--keep days=7,weeks=4,months=12]
npm run backup -- wal [--to PLACE …]
npm run backup -- list --to PLACE
npm run backup -- make-key --to FILE
PLACE is a folder or s3://bucket/prefix (with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment).
What is not named is read from BACKUP_TO, BACKUP_PASSPHRASE_FILE, BACKUP_PUBLIC_KEY_FILE and BACKUP_KEEP.`;
const WORDS = ['make-key', 'list', 'wal'];
const NAMES = ['to', 'passphrase-file', 'public-key', 'keep'] as const;

/** Writes a new secret key into FILE and its public half into FILE.pub. Neither file may be there. */
async function makeKey(file: string, say: (line: string) => void): Promise<void> {
  const secret = await generateX25519Identity();
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
  await writeFile(`${file}.pub`, `${await identityToRecipient(secret)}\n`, { flag: 'wx', flush: true });
  say(
    `The secret key is in ${file}: keep it away from this machine, and more than once. Only it opens the backups.`,
  );
  say(`The public key is in ${file}.pub: the machine closes backups with it, and cannot open them.`);
}

type Values = ReturnType<typeof readArguments<(typeof NAMES)[number]>>['values'];

/** What the shell names wins over the environment. */
function filesOf(values: Values, { passphraseFile, publicKeyFile }: BackupSettings): KeyFiles {
  const [words, key] = [values['passphrase-file'] ?? null, values['public-key'] ?? null];
  const isNamed = words !== null || key !== null;
  return isNamed ? { passphraseFile: words, keyFile: key } : { passphraseFile, keyFile: publicKeyFile };
}

/** By hand nothing is deleted unless the shell says so, or the environment names the folder too. */
function keepOf(values: Values, { to, keep }: BackupSettings): KeepRule | null {
  if (values.keep === undefined) return values.to === undefined && to !== null ? keep : null;
  const rule = readKeepRule(values.keep);
  if (rule === null) throw new CommandRefused(USAGE);
  return rule;
}

async function tellStored(store: BackupStore, say: (line: string) => void): Promise<void> {
  const stored = await store.list();
  for (const { name, bytes, at } of stored) say(`${at.toISOString()} ${bytes} bytes ${name}`);
  if (stored.length === 0) say(`There is nothing in ${store.place}.`);
}

/** Carries the kept log to the store, where the server does so by itself every few minutes. */
async function carry(to: string, values: Values, { env, say, signal }: Shell): Promise<void> {
  const store = storeOf(to, env);
  const { base, segments, deleted } = await carryLog({
    dataDir: env.dataDir,
    store,
    secrets: await openSecrets(env),
    lock: await lockOf(filesOf(values, env.backup)),
    baseEveryHours: env.backup.everyHours,
    days: env.backup.logDays,
    version: productVersion(),
    now: () => new Date(),
    log: createLog('error'),
    ...(signal ? { signal } : {}),
  });
  if (base !== null) say(`Copied the database's files: ${base} in ${store.place}.`);
  say(`Carried away: ${segments} segments of the log. Let go: ${deleted.length} files.`);
}

/** Makes one backup, checked, beside a server that runs or without one. */
export const backup: Command = async (args, shell) => {
  const { env, say, signal } = shell;
  const { word, values } = readArguments(args, NAMES, USAGE);
  const to = values.to ?? env.backup.to;
  if (to === null || (word !== undefined && !WORDS.includes(word))) throw new CommandRefused(USAGE);
  if (word === 'make-key') return makeKey(path.resolve(to), say);
  if (word === 'list') return tellStored(storeOf(to, env), say);
  if (word === 'wal') return carry(to, values, shell);
  const { dataDir, databaseUrl } = env;
  const made = await makeBackup({
    dataDir,
    databaseUrl,
    lock: await lockOf(filesOf(values, env.backup)),
    keep: keepOf(values, env.backup),
    secrets: await openSecrets(env),
    to: storeOf(to, env).place,
    s3: env.backup.s3,
    version: productVersion(),
    now: () => new Date(),
    log: createLog('error'),
    ...(signal ? { signal } : {}),
  });
  say(`Backed up and checked: ${made.file} (${made.bytes} bytes, ${made.rows} rows).`);
  for (const name of made.deleted) say(`Let go by the rule: ${name}`);
};
