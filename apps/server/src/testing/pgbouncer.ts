import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { canEnter, databaseUser } from '../db/unprivileged-user.ts';

const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];
const PORT = 6432;
/** Few, so that one session of the server serves many clients in turn, and clients meet many sessions. */
const FEW_SESSIONS = 3;

/** The pooler of this machine, or null where there is none (Debian: `apt-get install pgbouncer`). */
export const pgbouncerProgram = (): string | null => PROGRAMS.find((file) => existsSync(file)) ?? null;

/** A pooler in transaction mode before a cluster; it leads to each database by its name. */
export interface PgBouncer {
  readonly connection: { readonly host: string; readonly port: number; readonly user: string };
  close(): Promise<void>;
}

const settingsOf = (folder: string, { host, port, user }: pg.ClientConfig, sessions: number) => `[databases]
* = host=${host} port=${port} user=${user}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
listen_port = ${PORT}
auth_type = any
pool_mode = transaction
default_pool_size = ${sessions}
logfile = ${path.join(folder, 'log')}
`;

async function untilReady(child: ChildProcess, socket: string): Promise<void> {
  while (!existsSync(socket)) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await sleep(20);
  }
}

/** Starts one before the cluster, as the user who runs that. */
export async function startPgBouncer(
  program: string,
  cluster: pg.ClientConfig,
  sessions = FEW_SESSIONS,
): Promise<PgBouncer> {
  const runAs = await databaseUser('/');
  const folder = await mkdtemp(path.join(tmpdir(), 'ori-pooler-'));
  if (runAs.uid !== undefined) await chown(folder, runAs.uid, runAs.gid ?? runAs.uid);
  await chmod(folder, 0o711);
  if (!(await canEnter(folder, runAs))) throw new Error(`${folder} is closed to the pooler`);
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, settingsOf(folder, cluster, sessions), { mode: 0o644 });
  const child = spawn(program, ['--quiet', file], { ...runAs, stdio: 'ignore' });
  await untilReady(child, path.join(folder, `.s.PGSQL.${PORT}`));
  return {
    connection: { host: folder, port: PORT, user: String(cluster.user) },
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
