import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Product } from '../e2e/product.ts';
import { FEW_ARENAS, SMALL_YOUNG_SPACE } from '../tools/run/serve-product.ts';
import { cpuMsOf, databaseCpuMs, databasePid, databasePids, pssMibOf } from './load/process-time.ts';

/**
 * What a restart costs: processor time of the server and its database from the start to the first lesson's page and to
 * the first answer of the search, beside a bare server of Node in the same run; and what both hold in memory a minute later
 * (PSS: memory that several processes share counts once). On a database that is there already.
 */
const LESSON = '/lessons/adding-unlike-parts';
const SEARCH = '/api/search?q=fractions';
const ROUNDS = 3;
const REST_MS = 60_000;
const PAGE_MAX_MS = 3_000;
const MEMORY_MAX_MIB = 300;

interface Start {
  readonly readyMs: number;
  readonly pageMs: number;
  readonly searchMs: number;
  readonly pageWallMs: number;
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function mustGet(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  await answer.arrayBuffer();
}

async function startOnce(product: Product): Promise<Start> {
  const beganMs = performance.now();
  await product.start();
  const postmaster = databasePid(product.dataDir);
  const usedMs = () => cpuMsOf(product.pid) + databaseCpuMs(postmaster);
  const readyMs = usedMs();
  await mustGet(product.address + LESSON);
  const [pageMs, pageWallMs] = [usedMs(), performance.now() - beganMs];
  await mustGet(product.address + SEARCH);
  return { readyMs, pageMs, searchMs: usedMs(), pageWallMs };
}

/** Processor time of a bare server from its start to its first answer. */
async function bareOnce(): Promise<number> {
  const child = spawn(process.execPath, [new URL('./load/bare-start.ts', import.meta.url).pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  await mustGet(said.toString('utf8').trim());
  const usedMs = cpuMsOf(child.pid ?? 0);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return usedMs;
}

const product = new Product({ NODE_OPTIONS: SMALL_YOUNG_SPACE, ...FEW_ARENAS });
try {
  // Makes the database, and lets the lessons be indexed in it.
  await startOnce(product);
  await sleep(REST_MS / 6);
  const starts: Start[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await product.stop();
    starts.push(await startOnce(product));
    bare.push(await bareOnce());
  }
  await sleep(REST_MS);
  const app = pssMibOf(product.pid);
  const database = databasePids(databasePid(product.dataDir)).reduce((sum, pid) => sum + pssMibOf(pid), 0);
  const of = (figure: keyof Start) => Math.round(medianOf(starts.map((start) => start[figure])));
  const bareMs = medianOf(bare);
  console.table({
    'ready to answer': { 'processor ms': of('readyMs'), 'bare starts': of('readyMs') / bareMs },
    'first lesson': { 'processor ms': of('pageMs'), 'bare starts': of('pageMs') / bareMs },
    'and first search': { 'processor ms': of('searchMs'), 'bare starts': of('searchMs') / bareMs },
    'bare server of Node': { 'processor ms': bareMs, 'bare starts': 1 },
  });
  console.log(`first lesson after ${of('pageWallMs')} ms by the clock`);
  console.log(
    `at rest: app ${app.toFixed(0)} MiB, database ${database.toFixed(0)} MiB, both ${(app + database).toFixed(0)} (bar ${MEMORY_MAX_MIB})`,
  );
  console.log(`processor time to the first lesson: ${of('pageMs')} ms (bar ${PAGE_MAX_MS})`);
  if (of('pageMs') > PAGE_MAX_MS || app + database > MEMORY_MAX_MIB) process.exitCode = 1;
} finally {
  await product.remove();
}
