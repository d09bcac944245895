import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFamilies, openTeller, parentOf } from './alert-teller.ts';
import { postmasterOf } from './kill-harness.ts';
import { type Fate, openMortalSmtpServer } from './mortal-smtp-server.ts';

const CHILD = path.join(import.meta.dirname, 'tell-alerts.child.ts');
/** What one round kills, and when. */
const ROUNDS = ['at-any-moment', 'before-taken', 'after-taken', 'with-database', 'with-mail-server'] as const;
type Round = (typeof ROUNDS)[number];
/** Most alerts of one process before it is killed. */
const ALERTS_EACH = 40;
const PROCESSES = 2;
const SETTLED_MAX_MS = 180_000;

export interface AlertKills {
  readonly dataDir: string;
  /** Processes killed, two at a time. */
  readonly kills: number;
}
export interface AlertsTold {
  /** Alerts whose turn was kept: the child was answered. */
  readonly kept: number;
  /** Of these, alerts of which no letter was ever taken by the mail server. */
  readonly lost: readonly number[];
  /** Letters that the mail server took more than once. */
  readonly doubled: number;
  readonly rounds: Readonly<Record<Round, number>>;
}

type Smtp = Awaited<ReturnType<typeof openMortalSmtpServer>>;

function startChild(dataDir: string, smtp: Smtp, first: number) {
  const args = [CHILD, dataDir, smtp.url, String(first), String(first + ALERTS_EACH)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  const kept: number[] = [];
  lines.on('line', (line) => line === 'ready' || kept.push(Number(line)));
  const ended = once(lines, 'close');
  return {
    ready: Promise.race([once(lines, 'line'), ended]),
    async kill(): Promise<number[]> {
      child.kill('SIGKILL');
      await ended;
      return kept;
    },
  };
}

/** Waits for the moment at which the processes of a round are killed; the mail server takes all letters afterwards. */
async function untilMoment(round: Round, { dataDir }: AlertKills, smtp: Smtp): Promise<void> {
  const chance = Math.random() * 150;
  if (round === 'at-any-moment') return sleep(chance).then(() => undefined);
  if (round === 'with-database') {
    await sleep(chance);
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    return;
  }
  if (round === 'with-mail-server') {
    await sleep(chance / 2);
    await smtp.die();
    await sleep(chance);
    return;
  }
  const fate: Fate = round === 'before-taken' ? 'cut-before' : 'cut-after';
  const met = new Promise<void>((resolve) =>
    smtp.decide(() => {
      resolve();
      return fate;
    }),
  );
  await Promise.race([met, sleep(2_000)]);
}

/** Waits until the queue is empty; what failed is tried at once, as if its pause were over. */
async function settle({ dataDir }: AlertKills, smtp: Smtp): Promise<void> {
  const teller = await openTeller({ dataDir, smtpUrl: smtp.url });
  const { pool } = teller.database;
  for (const since = Date.now(); Date.now() - since < SETTLED_MAX_MS;) {
    const { rows } = await pool.query<{ left: number }>(
      `with hurried as (update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0)
        select count(*)::int as left from graphile_worker._private_jobs`,
    );
    if (rows[0]?.left === 0) break;
    await sleep(100);
  }
  await teller.close();
}

/**
 * Kills processes, the database and the mail server while alerts are kept and told of, at every step from the turn to
 * the letter, and compares what was kept with what the mail server took.
 */
export async function killTellers(plan: AlertKills): Promise<AlertsTold> {
  const smtp = await openMortalSmtpServer();
  const first = await openTeller({ dataDir: plan.dataDir, smtpUrl: smtp.url });
  await makeFamilies(first.database, plan.kills * ALERTS_EACH);
  const rounds = Object.fromEntries(ROUNDS.map((round) => [round, 0])) as Record<Round, number>;
  const kept: number[] = [];
  for (let kill = 0; kill < plan.kills; kill += PROCESSES) {
    const round = ROUNDS[(kill / PROCESSES) % ROUNDS.length] ?? 'at-any-moment';
    const children = Array.from({ length: PROCESSES }, (_, n) =>
      startChild(plan.dataDir, smtp, (kill + n) * ALERTS_EACH),
    );
    await Promise.all(children.map(({ ready }) => ready));
    await untilMoment(round, plan, smtp);
    for (const child of children) kept.push(...(await child.kill()));
    if (round === 'with-mail-server') await smtp.live();
    smtp.decide(() => 'taken');
    rounds[round] += PROCESSES;
  }
  await first.close();
  await settle(plan, smtp);
  await smtp.die();
  const letters = new Map<string, number>();
  for (const to of smtp.taken) letters.set(to, (letters.get(to) ?? 0) + 1);
  return {
    kept: kept.length,
    lost: kept.filter((n) => !letters.has(parentOf(n))),
    doubled: [...letters.values()].filter((count) => count > 1).length,
    rounds,
  };
}
