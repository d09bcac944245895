import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { prepareClusterFolder } from '../db/cluster-folder.ts';
import type { Log } from '../db/log.ts';
import { stopPostmaster } from '../db/postmaster-process.ts';
import type { BackupStore } from './store/backup-store.ts';

const OLD_MS = 24 * 60 * 60 * 1000;
const SCRATCH = 'backup-check-';

/** The name of a folder, in the data folder, for a database that is thrown away. */
export const scratchName = (id: string) => `${SCRATCH}${id}`;

/** Removes a database that is thrown away, wherever it is kept, and ends it should it run. */
export async function throwAway(dataDir: string, log: Log): Promise<void> {
  const isThere = await stat(dataDir).catch(() => null);
  if (!isThere) return;
  const cluster = await prepareClusterFolder(dataDir, log);
  await stopPostmaster(cluster);
  for (const folder of [cluster.sockets, cluster.root, dataDir])
    await rm(folder, { recursive: true, force: true });
}

/** Removes what backups left that were killed. To be called while no other is made of this database. */
export async function clearLeftBehind({
  dataDir,
  store,
  now,
  log,
}: {
  readonly dataDir: string;
  readonly store: BackupStore;
  readonly now: () => Date;
  readonly log: Log;
}): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(SCRATCH)) await throwAway(path.join(dataDir, name), log);
  const { staging } = store;
  for (const name of await readdir(staging)) {
    if (!name.includes('.age.making-')) continue;
    const found = await stat(path.join(staging, name)).catch(() => null);
    // Another installation may be writing into the same folder just now.
    if (found && now().getTime() - found.mtimeMs > OLD_MS)
      await rm(path.join(staging, name), { force: true });
  }
  await store.tidy(now());
}
