import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Question } from '@ori/contracts/practice';
import { Product } from '../e2e/product.ts';
import { Client } from './load/client.ts';
import { type Figures, measure, measureArrivals, table } from './load/measure.ts';
import { CHILD_PIN, nameOfChild, openFamily } from './load/open-family.ts';
import { databasePid } from './load/process-time.ts';
import { CONCURRENT_HASHES } from '@ori/contracts/limits';
import { createSecretHasher } from '../apps/server/src/features/accounts/secret-hasher.ts';

/**
 * What the first family's day costs: sign-in, session check, dashboard, lesson and answers under load,
 * each as a ratio to a bare server with a bare query on the same database in the same run.
 */
const LESSON = 'adding-unlike-parts';
const CONCURRENCY = 10;
const SIGN_INS = 200;
const WARM_UP = 1_500;
const HASH_SHARE_MIN = 0.8;
const SACRED = randomUUID().slice(0, 8);
const PIN = CHILD_PIN;

/** Sends the same call with several connections of one signed-in person. */
function calls(clients: readonly Client[], call: (client: Client, n: number) => Promise<{ status: number }>) {
  return async (n: number): Promise<boolean> => {
    const client = clients[n % clients.length];
    return client !== undefined && (await call(client, n)).status === 200;
  };
}

function startBare(dataDir: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(
    process.execPath,
    [new URL('./load/bare-server.ts', import.meta.url).pathname, dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve({ child, address: chunk.toString('utf8').trim() }));
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
}

/** What the hashes of as many sign-ins cost by themselves: no sign-in can be faster. */
async function hashesAlone(): Promise<Figures> {
  const hasher = createSecretHasher({ pepper: SACRED });
  const stored = await hasher.hash('pin', PIN);
  return measure({
    name: 'hashes alone',
    requests: SIGN_INS,
    concurrency: CONCURRENT_HASHES,
    appPid: process.pid,
    databasePid: null,
    send: async () => typeof stored === 'string' && (await hasher.verify('pin', stored, PIN)) === true,
  });
}

const product = new Product({ PAYMENTS: 'none' });
await product.start();
const { parent, children } = await openFamily({
  address: product.address,
  dataDir: product.dataDir,
  mark: SACRED,
  children: CONCURRENCY,
});
// A search waits for the indexes a start makes in the background: what they cost belongs to no request.
await parent.get('/api/search?q=sun');
await sleep(3_000);
const parents = Array.from({ length: CONCURRENCY }, () => parent);
const bare = await startBare(product.dataDir);
const postgres = databasePid(product.dataDir);

/** Each work is done a while before it counts: its code is compiled then, as on any day but the first. */
async function load(
  name: string,
  requests: number,
  send: (n: number) => Promise<boolean>,
  appPid = product.pid,
) {
  const work = { name, concurrency: CONCURRENCY, appPid, databasePid: postgres, send };
  await measure({ ...work, requests: WARM_UP });
  return measure({ ...work, requests });
}
const bareClients = children.map(() => new Client(bare.address));

const items = await Promise.all(
  children.map(async (child) => {
    const asked = { lessonId: LESSON };
    const { questions } = await child.mustPost<{ questions: Question[] }>('/api/learning/questions', asked);
    return questions[0]?.item ?? '';
  }),
);
const attempt = (n: number) => ({
  id: randomUUID(),
  item: items[n % CONCURRENCY],
  answer: '1',
  hintLevel: 0,
  durationMs: 9_000,
  lessonId: LESSON,
});

const bareFigures = await load(
  'bare server, bare query',
  4_000,
  calls(bareClients, (client) => client.get('/')),
  bare.child.pid ?? 0,
);
const answer = calls(children, (client, n) => client.post('/api/learning/attempts', attempt(n)));
const reading: Figures[] = [
  bareFigures,
  await load(
    'session check',
    3_000,
    calls(children, (client) => client.get('/api/auth/check-session')),
  ),
  await load(
    'parent dashboard',
    1_500,
    calls(parents, (client) => client.get('/api/families/dashboard')),
  ),
  await load(
    'student home',
    1_500,
    calls(children, (client) => client.get('/api/learning/home')),
  ),
  await load(
    'lesson, document',
    2_000,
    calls(children, (client) => client.get(`/lessons/${LESSON}`)),
  ),
  await load(
    'lesson, data',
    2_000,
    calls(children, (client) => client.get(`/api/lessons/${LESSON}`)),
  ),
];
// Last, when nothing that a start leaves behind is still at work.
const answers = await load('answer, marked and stored', 1_500, answer);
const rows: Figures[] = [
  ...reading,
  answers,
  await measureArrivals({
    name: 'answers by chance, half that',
    requests: 1_500,
    perSecond: answers.perSecond / 2,
    appPid: product.pid,
    databasePid: postgres,
    send: answer,
  }),
  await load(
    'sign-in with a PIN',
    SIGN_INS,
    calls(children, (client, n) =>
      client.post('/api/auth/v2/pin/login', { identifier: nameOfChild(n % CONCURRENCY, SACRED), pin: PIN }),
    ),
  ),
];
process.stdout.write(`\n${table(rows, bareFigures)}\n`);

const signingIn = rows.at(-1);
const hashing = await hashesAlone();
const share = (signingIn?.perSecond ?? 0) / hashing.perSecond;
process.stdout.write(
  `\nhashes alone ${hashing.perSecond.toFixed(0)}/s; sign-ins reach ${(share * 100).toFixed(0)} % of that (bar ${HASH_SHARE_MIN * 100} %)\n`,
);

for (const client of [...children, ...bareClients, parent]) client.close();
bare.child.kill('SIGTERM');
await product.remove();
process.exitCode = share < HASH_SHARE_MIN || rows.some((row) => row.failures > 0) ? 1 : 0;
