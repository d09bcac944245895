import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { BackupError } from '../backup/backup-error.ts';
import { newDataFolder } from '../backup/new-folder.ts';
import { grantToApp } from '../db/app-role.ts';
import { APP_DATABASE, createDatabase, MIGRATIONS_DIR, migrateDatabase, withClient } from '../db/database.ts';
import { openEmbeddedCluster } from '../db/embedded-cluster.ts';
import type { Log } from '../db/log.ts';
import { markServer, refuseMovedServer } from '../db/moved-mark.ts';
import { reachServer } from '../db/reach-server.ts';
import type { Secrets } from '../secrets.ts';
import { type MovedRows, moveRows } from './move-rows.ts';
import { refuseInUse } from './server-place.ts';

interface MoveWish {
  /** The address of the database, with the role that owns it. */
  readonly from: string;
  readonly to: string;
  readonly secrets: Secrets;
  /** The data folder that was used with that database: it has the key that signs credentials. */
  readonly dataDir: string;
  readonly log: Log;
  readonly signal?: AbortSignal;
}

/**
 * Takes the database of a server into a new data folder, with the secrets and the credential key. The server's database
 * keeps all it had, and is marked by its comment. What fails leaves nothing.
 * @throws BackupError where somebody uses the database, or the folder is not new
 */
export async function moveToFolder(wish: MoveWish): Promise<MovedRows> {
  const config = { connectionString: wish.from };
  await reachServer(config);
  return withClient(config, async (source) => {
    await refuseMovedServer(source);
    await refuseInUse(source);
    const { rows } = await source.query<{ there: boolean }>(
      "select to_regclass('public.schema_migrations') is not null as there",
    );
    if (rows[0]?.there !== true)
      throw new BackupError('There is no database of Ori Academy at that address.');
    const moved = await newDataFolder(wish, (dataDir) => fill(source, dataDir, wish));
    await markServer(source, path.resolve(wish.to));
    return moved;
  });
}

async function fill(source: pg.Client, dataDir: string, wish: MoveWish): Promise<MovedRows> {
  const cluster = await openEmbeddedCluster(dataDir, wish.log);
  try {
    await createDatabase({ ...cluster.connection, database: 'postgres' });
    const config = { ...cluster.connection, database: APP_DATABASE };
    await migrateDatabase(config, MIGRATIONS_DIR);
    const moved = await withClient(config, async (target) => {
      const rows = await moveRows({ source, target, ...(wish.signal ? { signal: wish.signal } : {}) });
      await grantToApp(target);
      return rows;
    });
    await writeFile(path.join(dataDir, 'secrets.json'), JSON.stringify(wish.secrets), {
      mode: 0o600,
      flush: true,
    });
    const key = 'credential-key.json';
    await copyFile(path.join(wish.dataDir, key), path.join(dataDir, key)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      },
    );
    return moved;
  } finally {
    await cluster.leave();
  }
}
