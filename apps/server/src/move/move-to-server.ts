import { BackupError } from '../backup/backup-error.ts';
import { APP_DATABASE, withClient } from '../db/database.ts';
import { isDatabaseThere } from '../db/database-there.ts';
import { type EmbeddedCluster, openEmbeddedCluster } from '../db/embedded-cluster.ts';
import type { Log } from '../db/log.ts';
import { markFolder, readMark, refuseMovedFolder, unmarkFolder } from '../db/moved-mark.ts';
import { countPresent } from '../db/presence.ts';
import { type MovedRows, moveRows } from './move-rows.ts';
import { makeTarget, shownAddress } from './server-place.ts';

interface MoveWish {
  readonly dataDir: string;
  /** The address of an empty database, whose owner is named in it. */
  readonly to: string;
  readonly log: Log;
  readonly signal?: AbortSignal;
}

/**
 * Takes the embedded database of a data folder to a server. The folder keeps all it had, and is marked: it is not served
 * again unless somebody says so. What fails leaves the target empty and the folder unmarked.
 * @throws BackupError where the product runs, or the target is not empty
 */
export async function moveToServer(wish: MoveWish): Promise<MovedRows> {
  const { dataDir, log } = wish;
  if (!(await isDatabaseThere({ dataDir, databaseUrl: null })))
    throw new BackupError(`There is no database in ${dataDir}.`);
  const mark = await readMark(dataDir);
  if (mark?.state === 'moved') await refuseMovedFolder(dataDir);
  const to = shownAddress(wish.to);
  const at = new Date().toISOString();
  // From here on no start begins; what runs already is seen below.
  await markFolder(dataDir, { state: 'moving', to, at });
  try {
    const cluster = await openEmbeddedCluster(dataDir, log);
    const moved = await fromCluster(cluster, wish).finally(() => cluster.leave());
    await markFolder(dataDir, { state: 'moved', to, at });
    return moved;
  } catch (error) {
    await unmarkFolder(dataDir);
    throw error;
  }
}

async function fromCluster({ connection }: EmbeddedCluster, wish: MoveWish): Promise<MovedRows> {
  const present = await withClient({ ...connection, database: 'postgres' }, countPresent);
  if (present > 1)
    throw new BackupError(`Ori Academy runs on ${wish.dataDir}: stop it, and its commands, first.`);
  const config = { connectionString: wish.to };
  const clear = await makeTarget(config);
  const signal = wish.signal ? { signal: wish.signal } : {};
  try {
    return await withClient({ ...connection, database: APP_DATABASE }, (source) =>
      withClient(config, (target) => moveRows({ source, target, ...signal })),
    );
  } catch (error) {
    await clear();
    throw error;
  }
}
