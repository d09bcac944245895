import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type KeepRule, readKeepRule } from '@ori/core/administration/kept-backups';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { BackupSettings } from '../backup/backup-settings.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { createLog } from '../http/request-log.ts';
import { openSecrets } from '../secrets.ts';
import { productVersion } from '../setup.ts';
import { readArguments } from './arguments.ts';
import { type KeyFiles, lockOf } from './backup-keys.ts';
import { type Command, CommandRefused } from './command.ts';

const USAGE = `npm run backup -- --to FOLDER (--passphrase-file FILE | --public-key FILE) [--keep days=7,weeks=4,months=12]
npm run backup -- make-key --to FILE
What is not named is read from BACKUP_TO, BACKUP_PASSPHRASE_FILE, BACKUP_PUBLIC_KEY_FILE and BACKUP_KEEP.`;
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

/** Makes one backup, checked, beside a server that runs or without one. */
export const backup: Command = async (args, { env, say, signal }) => {
  const { word, values } = readArguments(args, NAMES, USAGE);
  const to = values.to ?? env.backup.to;
  if (to === null || (word !== undefined && word !== 'make-key')) throw new CommandRefused(USAGE);
  if (word === 'make-key') return makeKey(path.resolve(to), say);
  const { dataDir, databaseUrl } = env;
  const made = await makeBackup({
    dataDir,
    databaseUrl,
    lock: await lockOf(filesOf(values, env.backup)),
    keep: keepOf(values, env.backup),
    secrets: await openSecrets(env),
    to: path.resolve(to),
    version: productVersion(),
    now: () => new Date(),
    log: createLog('error'),
    ...(signal ? { signal } : {}),
  });
  say(`Backed up and checked: ${made.file} (${made.bytes} bytes, ${made.rows} rows).`);
  for (const name of made.deleted) say(`Let go by the rule: ${name}`);
};
