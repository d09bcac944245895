import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chown, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { withClient } from '../db/database.ts';
import type { EmbeddedCluster } from '../db/embedded-cluster.ts';
import { findPostgres } from '../db/postgres-binaries.ts';
import { spawnPostmaster } from '../db/postmaster.ts';

const run = promisify(execFile);

/** A standby that streams from a cluster. */
export interface StreamingReplica {
  readonly connection: EmbeddedCluster['connection'];
  /** Kills it at once. */
  kill(): Promise<void>;
}

const asAdmin = ({ connection }: EmbeddedCluster) => ({ ...connection, database: 'postgres' });

/** Copies the cluster's files while it runs, as PostgreSQL's low-level backup does; npm's brings no pg_basebackup. */
async function copyFiles(primary: EmbeddedCluster, data: string): Promise<void> {
  await withClient(asAdmin(primary), async (client) => {
    await client.query("select pg_backup_start('replica', true)");
    await run('cp', ['-a', primary.folder.data, data]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  await rm(path.join(data, 'postmaster.pid'), { force: true });
  await writeFile(path.join(data, 'standby.signal'), '');
}

/** Makes a standby of the cluster in its folder, beside its data, and starts it. */
export async function startReplica(primary: EmbeddedCluster): Promise<StreamingReplica> {
  const { folder, connection } = primary;
  const { runAs } = folder;
  await appendFile(path.join(folder.data, 'pg_hba.conf'), 'local replication all trust\n');
  await withClient(asAdmin(primary), (client) => client.query('select pg_reload_conf()'));
  const [data, sockets] = [path.join(folder.root, 'standby'), path.join(folder.root, 'standby-run')];
  await copyFiles(primary, data);
  await mkdir(sockets, { mode: 0o700 });
  if (runAs.uid !== undefined) {
    await run('chown', ['-R', `${runAs.uid}:${runAs.gid}`, data]);
    await chown(sockets, runAs.uid, runAs.gid ?? runAs.uid);
  }
  const log = pino({ level: 'silent' });
  const binaries = await findPostgres({ runAs, major: null, log });
  const primaryInfo = `host=${connection.host} port=${connection.port} user=${connection.user}`;
  const place = { ...folder, data, sockets, logFile: path.join(folder.root, 'standby.log') };
  const child = await spawnPostmaster(binaries, place, { primary_conninfo: primaryInfo, fsync: 'off' });
  return {
    connection: { ...connection, host: sockets },
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    },
  };
}
