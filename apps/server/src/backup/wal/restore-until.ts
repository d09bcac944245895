import { createWriteStream } from 'node:fs';
import { chown, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { baseFor, segmentsFrom } from '@ori/core/administration/kept-logs';
import { type ClusterFolder, prepareClusterFolder } from '../../db/cluster-folder.ts';
import { withClient } from '../../db/database.ts';
import { openEmbeddedCluster } from '../../db/embedded-cluster.ts';
import { folderFor, shellWord } from '../../db/kept-log.ts';
import type { Log } from '../../db/log.ts';
import { BackupError } from '../backup-error.ts';
import { newDataFolder } from '../new-folder.ts';
import { type Key, unseal } from '../seal.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { unpackBase } from './unpack-base.ts';

/** A day's log of a busy installation is replayed in minutes. */
const REPLAY_MAX_MS = 4 * 60 * 60 * 1000;
const REACHED = 'recovery ended before configured recovery target was reached';
const LAST = 'last completed transaction was at log time ';

interface RestoreWish {
  readonly store: BackupStore;
  readonly key: Key;
  /** Null: as far as the log reaches. */
  readonly until: Date | null;
  readonly to: string;
  readonly log: Log;
  readonly signal?: AbortSignal;
}

export interface RestoredUntil {
  readonly version: string;
  /** When the last thing was written that is in it, by the database's own clock; null where nothing came after the copy. */
  readonly last: Date | null;
}

/**
 * Makes a data folder as the installation was at a moment: the copy of the files before it, and the log from there on.
 * @throws BackupError where the store does not hold that moment
 */
export async function restoreUntil(wish: RestoreWish): Promise<RestoredUntil> {
  const { store, until } = wish;
  const names = (await store.list('log')).map(({ name }) => name);
  const base = baseFor(names, until);
  if (base === null)
    throw new BackupError(
      `No copy of the files in ${store.place} is ${until === null ? 'there' : `from before ${until.toISOString()}`}.`,
    );
  return newDataFolder(wish, async (dataDir) => {
    const folder = await prepareClusterFolder(dataDir, wish.log);
    const bytes = await store.read(base.name);
    const { version } = await unpackBase({ ...wish, bytes, dataDir, folder });
    const segments = path.join(folder.root, 'log-replayed');
    await folderFor(segments, folder.runAs);
    for (const { name, segment } of segmentsFrom(names, base))
      await fetchSegment(wish, folder, name, segment);
    const last = await replay(wish, dataDir, folder);
    await rm(segments, { recursive: true, force: true });
    return { version, last };
  });
}

/** Opens a segment; it stays packed, since a day of them would need gigabytes. */
async function fetchSegment(
  { store, key, signal }: RestoreWish,
  { root, runAs: { uid, gid } }: ClusterFolder,
  name: string,
  segment: string,
): Promise<void> {
  signal?.throwIfAborted();
  const file = path.join(root, 'log-replayed', `${path.basename(segment)}.gz`);
  const opened = await unseal(await store.read(name), key);
  const source = Readable.fromWeb(opened as Parameters<typeof Readable.fromWeb>[0]);
  await pipeline(source, createWriteStream(file, { mode: 0o600 }));
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
}

function recoverySettings({ root }: ClusterFolder, until: Date | null): Record<string, string> {
  const file = `${shellWord(path.join(root, 'log-replayed'))}/%f.gz`;
  return {
    // Whatever the copy held of settings for a running server.
    archive_mode: 'off',
    hot_standby: 'off',
    restore_command: `test -f ${file} && gunzip -c ${file} > "%p"`,
    ...(until === null
      ? {}
      : {
          recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00'),
          recovery_target_action: 'promote',
        }),
  };
}

/** Has PostgreSQL replay the log; answers when the last thing was written. */
async function replay(
  { until, log }: RestoreWish,
  dataDir: string,
  folder: ClusterFolder,
): Promise<Date | null> {
  await writeFile(path.join(folder.data, 'recovery.signal'), '', { mode: 0o600 });
  const options = { settings: recoverySettings(folder, until), startMaxMs: REPLAY_MAX_MS };
  const cluster = await openEmbeddedCluster(dataDir, log, options).catch((error: unknown) => {
    throw tooLate(error, until);
  });
  try {
    return await withClient({ ...cluster.connection, database: 'postgres' }, async (client) => {
      const { rows } = await client.query<{ at: Date | null }>(
        'select pg_last_xact_replay_timestamp() as at',
      );
      return rows[0]?.at ?? null;
    });
  } finally {
    await cluster.leave();
  }
}

/** What PostgreSQL says where the log ends before the moment, for people. */
function tooLate(error: unknown, until: Date | null): unknown {
  const text = error instanceof Error ? error.message : '';
  if (until === null || !text.includes(REACHED)) return error;
  const at = text.lastIndexOf(LAST);
  const last =
    at === -1
      ? ''
      : ` The last thing in it was written at ${text.slice(at + LAST.length).split('\n', 1)[0]}.`;
  return new BackupError(
    `The log does not reach ${until.toISOString()}.${last} With --until latest all of it is replayed.`,
    { cause: error },
  );
}
