import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Question } from '@ori/contracts/practice';
import { APP_DATABASE, createDatabase } from '../apps/server/src/db/database.ts';
import { openEmbeddedCluster } from '../apps/server/src/db/embedded-cluster.ts';
import { freePort } from '../apps/server/src/free-port.ts';
import { pgbouncerProgram, startPgBouncer } from '../apps/server/src/testing/pgbouncer.ts';
import type { Client } from './load/client.ts';
import { measure } from './load/measure.ts';
import { openFamily } from './load/open-family.ts';
import { childrenOf, databaseCpuMs, databasePid, treeMemoryMib } from './load/process-time.ts';

/**
 * What workers and a pooler cost and bring: answers that are marked and stored, and a parent's dashboard, by 1, 2 and 4
 * workers, with and without PgBouncer (where it is installed), each as a ratio to one worker without, in one run.
 * Workers bring requests a second only where cores are free: the load is sent from this machine too.
 */
const ROUNDS = 2;
const CONCURRENCY = 20;
const WARM_UP = 800;
const REQUESTS = { answer: 1_500, dashboard: 1_500 } as const;
const WORKERS = [1, 2, 4];
const POOLED_SESSIONS = 12;
/** A pooler may cost this much more processor time, app and database together: statements are planned each time. */
const POOLED_COST_MAX = 2;
const LESSON = 'adding-unlike-parts';

const quiet = { info() {}, warn() {}, error: console.error };
const folder = mkdtempSync(path.join(tmpdir(), 'ori-scale-'));
chmodSync(folder, 0o755);
const cluster = await openEmbeddedCluster(folder, quiet);
await createDatabase({ ...cluster.connection, database: 'postgres' });
const postgres = databasePid(folder);
const program = pgbouncerProgram();
const bouncer = program && (await startPgBouncer(program, cluster.connection, POOLED_SESSIONS));
const port = await freePort('127.0.0.1');
const address = `http://127.0.0.1:${port}`;

const urlOf = ({ host, port: at, user }: { host: string; port: number; user: string }) =>
  `postgresql://${user}@localhost/${APP_DATABASE}?host=${encodeURIComponent(host)}&port=${at}`;
const direct = urlOf(cluster.connection);

async function untilAllAnswer(child: ChildProcess, workers: number): Promise<void> {
  for (;;) {
    const isUp = await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp && childrenOf(child.pid ?? 0).length >= workers) break;
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await sleep(200);
  }
  // What a start leaves to do in the background belongs to no request.
  await sleep(8_000);
}

/** Starts the product as people do, with so many workers. */
async function serve(workers: number, isPooled: boolean): Promise<ChildProcess> {
  const ways =
    isPooled && bouncer
      ? { DATABASE_URL: urlOf(bouncer.connection), DATABASE_DIRECT_URL: direct }
      : { DATABASE_URL: direct };
  const settings = { DEMO: 'false', LOG_LEVEL: 'error', CALLS_PER_MINUTE: '0', PAYMENTS: 'none' };
  const env = {
    ...process.env,
    ...settings,
    ...ways,
    WORKERS: String(workers),
    PORT: String(port),
    DATA_DIR: folder,
  };
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAllAnswer(child, workers);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

interface Costs {
  requests: number;
  elapsedMs: number;
  appCpuMs: number;
  databaseCpuMs: number;
  failures: number;
}
interface Case {
  readonly workers: number;
  readonly isPooled: boolean;
  readonly answer: Costs;
  readonly dashboard: Costs;
  memoryMib: number;
}
const none = (): Costs => ({ requests: 0, elapsedMs: 0, appCpuMs: 0, databaseCpuMs: 0, failures: 0 });

type Send = (n: number) => Promise<{ status: number }>;

/** Sends the requests and adds up what they took of all workers and of the database. */
async function add(costs: Costs, server: ChildProcess, requests: number, call: Send): Promise<void> {
  const pid = server.pid ?? 0;
  const send = async (n: number) => (await call(n)).status === 200;
  const work = { name: '', concurrency: CONCURRENCY, appPid: pid, databasePid: postgres, send };
  await measure({ ...work, requests: WARM_UP });
  const [app, database] = [databaseCpuMs(pid), databaseCpuMs(postgres)];
  const { perSecond, failures } = await measure({ ...work, requests });
  costs.requests += requests;
  costs.elapsedMs += (requests / perSecond) * 1_000;
  costs.appCpuMs += databaseCpuMs(pid) - app;
  costs.databaseCpuMs += databaseCpuMs(postgres) - database;
  costs.failures += failures;
}

const cases: Case[] = WORKERS.flatMap((workers) =>
  [false, ...(bouncer ? [true] : [])].map((isPooled) => ({
    workers,
    isPooled,
    answer: none(),
    dashboard: none(),
    memoryMib: 0,
  })),
);

let family: { parent: Client; children: Client[] } | null = null;
let items: readonly string[] = [];

/** The family is made by the first server; its sessions are in the database, for all that follow. */
async function familyOf(): Promise<{ parent: Client; children: Client[] }> {
  if (family !== null) return family;
  const mark = randomUUID().slice(0, 8);
  family = await openFamily({ address, dataDir: folder, mark, children: CONCURRENCY });
  items = await Promise.all(
    family.children.map(async (child) => {
      const asked = { lessonId: LESSON };
      const { questions } = await child.mustPost<{ questions: Question[] }>('/api/learning/questions', asked);
      return questions[0]?.item ?? '';
    }),
  );
  return family;
}

async function run(each: Case): Promise<void> {
  const server = await serve(each.workers, each.isPooled);
  const { parent, children } = await familyOf();
  const answer = (n: number) => {
    const item = items[n % CONCURRENCY];
    const body = { id: randomUUID(), item, answer: '1', hintLevel: 0, durationMs: 9_000, lessonId: LESSON };
    return (children[n % CONCURRENCY] ?? parent).post('/api/learning/attempts', body);
  };
  await add(each.dashboard, server, REQUESTS.dashboard, () => parent.get('/api/families/dashboard'));
  await add(each.answer, server, REQUESTS.answer, answer);
  each.memoryMib = treeMemoryMib(server.pid ?? 0);
  await stop(server);
}

const perSecond = ({ requests, elapsedMs }: Costs) => (requests * 1_000) / elapsedMs;
const cpuOf = ({ requests, appCpuMs, databaseCpuMs: database }: Costs) => (appCpuMs + database) / requests;

process.stdout.write(
  `cores ${availableParallelism()}, load before ${loadavg()
    .map((each) => each.toFixed(1))
    .join(' ')}\n`,
);
try {
  // In turns, so that what else the machine does falls on all alike.
  for (let round = 0; round < ROUNDS; round += 1) for (const each of cases) await run(each);
} finally {
  if (bouncer) await bouncer.close();
  await cluster.leave();
  rmSync(folder, { recursive: true, force: true });
}

const [alone] = cases;
if (!alone) throw new Error('nothing was measured');
const column = (value: number, digits: number) => value.toFixed(digits).padStart(8);
process.stdout.write(
  'workers  pooler  work       req/s   × one   cpu ms   × one    memory MiB (all workers)\n',
);
for (const each of cases)
  for (const work of ['answer', 'dashboard'] as const) {
    const [costs, first] = [each[work], alone[work]];
    const figures = [
      column(perSecond(costs), 0),
      column(perSecond(costs) / perSecond(first), 2),
      column(cpuOf(costs), 2),
      column(cpuOf(costs) / cpuOf(first), 2),
      column(each.memoryMib, 0),
    ].join('');
    process.stdout.write(
      `${String(each.workers).padStart(7)}  ${each.isPooled ? 'yes   ' : 'no    '}  ${work.padEnd(9)}${figures}\n`,
    );
  }
process.stdout.write(
  `load after ${loadavg()
    .map((each) => each.toFixed(1))
    .join(' ')}\n`,
);
if (!bouncer) process.stdout.write('no PgBouncer is installed here: not measured with one\n');

const failures = cases.reduce((sum, { answer, dashboard }) => sum + answer.failures + dashboard.failures, 0);
const pooled = cases.find(({ workers, isPooled }) => workers === 1 && isPooled);
const cost = pooled ? cpuOf(pooled.answer) / cpuOf(alone.answer) : 1;
if (failures > 0 || cost > POOLED_COST_MAX) {
  process.stdout.write(
    `${failures} failed; a pooler costs × ${cost.toFixed(2)}, at most ${POOLED_COST_MAX}\n`,
  );
  process.exitCode = 1;
}
process.exit();
