import path from 'node:path';
import { createLog } from '../http/request-log.ts';
import { moveToFolder } from '../move/move-to-folder.ts';
import { moveToServer } from '../move/move-to-server.ts';
import { shownAddress } from '../move/server-place.ts';
import { openSecrets } from '../secrets.ts';
import { readArguments } from './arguments.ts';
import { type Command, CommandRefused, type Shell } from './command.ts';

const USAGE = `npm run move -- --to postgres://user:password@host:5432/ori
npm run move -- --from postgres://user:password@host:5432/ori --to NEW_DATA_FOLDER
Stop the server first. The first moves the embedded database of DATA_DIR; the second brings a server's database back.`;

const isAddress = (text: string): boolean => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);

async function toServer(to: string, { env, say, signal }: Shell): Promise<void> {
  if (env.databaseUrl !== null)
    throw new CommandRefused('DATABASE_URL is set: leave it out, so that DATA_DIR is what is moved.');
  const { dataDir } = env;
  const log = createLog('error');
  const { tables, rows } = await moveToServer({ dataDir, to, log, ...(signal ? { signal } : {}) });
  say(`Moved and compared: ${rows} rows of ${tables} tables are at ${shownAddress(to)}.`);
  say(`Set DATABASE_URL to that address, with its password, and leave DATA_DIR=${dataDir}:`);
  say(
    'its secrets.json and credential-key.json are still needed. On another machine, copy both files there.',
  );
  say(`The database in ${dataDir} was left as it was, and is not served any more.`);
}

async function toFolder(from: string, to: string, { env, say, signal }: Shell): Promise<void> {
  const folder = path.resolve(to);
  const secrets = await openSecrets({ ...env, databaseUrl: from });
  const wish = { from, to: folder, secrets, dataDir: env.dataDir, log: createLog('error') };
  const { tables, rows } = await moveToFolder({ ...wish, ...(signal ? { signal } : {}) });
  say(`Moved and compared: ${rows} rows of ${tables} tables are in ${folder}.`);
  say(`Set DATA_DIR=${folder}, and leave out DATABASE_URL, SESSION_SECRET and PIN_PEPPER:`);
  say('the secrets are in its secrets.json.');
  say(`The database at ${shownAddress(from)} was left as it was, and is not served any more.`);
}

/** Takes an installation from its data folder to a database server, or back. */
export const move: Command = async (args, shell) => {
  const { word, values } = readArguments(args, ['from', 'to'] as const, USAGE);
  const { from, to } = values;
  if (word !== undefined || to === undefined) throw new CommandRefused(USAGE);
  if (from === undefined) {
    if (!isAddress(to)) throw new CommandRefused(USAGE);
    return toServer(to, shell);
  }
  if (!isAddress(from) || isAddress(to)) throw new CommandRefused(USAGE);
  return toFolder(from, to, shell);
};
