import path from 'node:path';
import { restoreBackup } from '../backup/restore-backup.ts';
import { createLog } from '../http/request-log.ts';
import { readArguments } from './arguments.ts';
import { keyOf } from './backup-keys.ts';
import { type Command, CommandRefused } from './command.ts';

const USAGE = 'npm run restore -- --from FILE --to DATA_FOLDER (--passphrase-file FILE | --secret-key FILE)';

/** Makes a data folder of a backup. */
export const restore: Command = async (args, { say, signal }) => {
  const { word, values } = readArguments(
    args,
    ['from', 'to', 'passphrase-file', 'secret-key'] as const,
    USAGE,
  );
  const { from, to } = values;
  if (word !== undefined || from === undefined || to === undefined) throw new CommandRefused(USAGE);
  const key = await keyOf({
    passphraseFile: values['passphrase-file'] ?? null,
    keyFile: values['secret-key'] ?? null,
  });
  const folder = path.resolve(to);
  const { manifest } = await restoreBackup({
    file: from,
    key,
    to: folder,
    log: createLog('error'),
    ...(signal ? { signal } : {}),
  });
  say(`The installation of ${manifest.madeAt} (version ${manifest.version}) is in ${folder}.`);
  say(
    `Serve it with DATA_DIR=${folder}, without DATABASE_URL, and without SESSION_SECRET and PIN_PEPPER: both are in its secrets.json.`,
  );
};
