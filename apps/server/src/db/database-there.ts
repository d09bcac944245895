import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withClient } from './database.ts';
import { exists } from './cluster-folder.ts';
import { reachServer } from './reach-server.ts';

/** Whether there is a database with people in it, before anything is opened or made. Throws when a server cannot be reached. */
export async function isDatabaseThere(source: {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}): Promise<boolean> {
  const { dataDir, databaseUrl } = source;
  return databaseUrl === null
    ? exists(path.join(await clusterOf(dataDir), 'data/PG_VERSION'))
    : knowsPeople(databaseUrl);
}

async function clusterOf(dataDir: string): Promise<string> {
  const elsewhere = (await readFile(path.join(dataDir, 'postgres-folder'), 'utf8').catch(() => '')).trim();
  return elsewhere === '' ? path.join(dataDir, 'postgres') : elsewhere;
}

async function knowsPeople(databaseUrl: string): Promise<boolean> {
  const config = { connectionString: databaseUrl };
  await reachServer(config);
  return withClient(config, async (client) => {
    const table = await client.query<{ users: string | null }>("select to_regclass('users')::text as users");
    if (table.rows[0]?.users == null) return false;
    return (await client.query('select 1 from users limit 1')).rowCount !== 0;
  });
}
