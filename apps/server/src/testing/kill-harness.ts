import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '../db/database.ts';

const WRITER = path.join(import.meta.dirname, 'write-values.child.ts');

export interface KillPlan {
  readonly dataDir: string;
  readonly migrationsDir: string;
  readonly kills: number;
  /** Whether the database is killed with the program that writes. */
  readonly withDatabase: boolean;
  /** When the writer acknowledges; `early` is the broken build. */
  readonly acknowledges: 'after-commit' | 'after-batch' | 'early';
}

/** What was left after the kills. */
export interface Outcome {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/** Kills a writing program again and again, at moments of chance, and compares what it acknowledged with what is stored. */
export async function killWriters(plan: KillPlan): Promise<Outcome> {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < plan.kills; kill += 1) acknowledged.push(...(await killOneWriter(plan, kill)));
  const stored = await readStored(plan);
  const seen = new Set(stored);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((value) => !seen.has(value)),
    doubled: stored.filter((value, index) => stored.indexOf(value) !== index),
  };
}

async function killOneWriter(plan: KillPlan, kill: number): Promise<string[]> {
  const args = [WRITER, plan.dataDir, plan.migrationsDir, `run${kill}`, plan.acknowledges];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  const values: string[] = [];
  lines.on('line', (line) => values.push(line));
  await once(lines, 'line');
  await sleep(Math.random() * 120);
  const ended = once(lines, 'close');
  child.kill('SIGKILL');
  if (plan.withDatabase) process.kill(await postmasterOf(plan.dataDir), 'SIGKILL');
  await ended;
  return values;
}

/** The process that runs the database of a data folder. */
export async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
}

async function readStored({ dataDir, migrationsDir }: KillPlan): Promise<string[]> {
  const database = await openDatabase({ dataDir, migrationsDir, log: pino({ level: 'silent' }) });
  const { rows } = await database.pool.query<{ value: string }>('select value from written');
  await database.close();
  return rows.map((row) => row.value);
}
