import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Question } from '@ori/contracts/practice';
import { CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import { Product } from '../e2e/product.ts';
import { Client } from './load/client.ts';
import { type Figures, measure, table } from './load/measure.ts';
import { databasePids } from './load/process-time.ts';

/**
 * What the first family's day costs: sign-in, session check, dashboard, lesson and answers under load,
 * each as a ratio to a bare server with a bare query on the same database in the same run.
 */
const LESSON = 'adding-unlike-parts';
const CONCURRENCY = 10;
const SACRED = randomUUID().slice(0, 8);

async function openFamily(address: string): Promise<{ parent: Client; child: Client; childName: string }> {
  const parent = new Client(address);
  await parent.get('/api/auth/check-session');
  const credentials = {
    sacredId: `p-${SACRED}`,
    pin: '7294',
    pinConfirmation: '7294',
    email: `${SACRED}@bench.example`,
  };
  await parent.mustPost('/api/auth/register', {
    ...credentials,
    role: 'parent',
    fullName: 'Bench Parent',
    termsAgreed: true,
  });
  const childName = `c-${SACRED}`;
  const consent = { consent: true, consentVersion: CONSENT_TEXT_VERSION };
  const child = {
    firstName: 'Bench',
    ageGroup: 'elementary',
    sacredId: childName,
    pin: '3816',
    pinConfirmation: '3816',
    ...consent,
  };
  await parent.mustPost('/api/families/children', child);
  return { parent, child: await signIn(address, childName), childName };
}

async function signIn(address: string, identifier: string): Promise<Client> {
  const client = new Client(address);
  await client.get('/api/auth/check-session');
  await client.mustPost('/api/auth/v2/pin/login', { identifier, pin: '3816' });
  return client;
}

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

const product = new Product();
await product.start();
const { parent, child, childName } = await openFamily(product.address);
// One after another: many unknown devices at once are what the PIN budgets refuse.
const children = [child];
while (children.length < CONCURRENCY) children.push(await signIn(product.address, childName));
const parents = Array.from({ length: CONCURRENCY }, () => parent);
const bare = await startBare(product.dataDir);
const postgres = databasePids(product.dataDir);

const load = (name: string, requests: number, send: (n: number) => Promise<boolean>, appPid = product.pid) =>
  measure({ name, requests, concurrency: CONCURRENCY, appPid, databasePids: postgres, send });
const bareClients = children.map(() => new Client(bare.address));

const { questions } = await child.mustPost<{ questions: Question[] }>('/api/learning/questions', {
  lessonId: LESSON,
});
const item = questions[0]?.item ?? '';
const attempt = () => ({
  id: randomUUID(),
  item,
  answer: '1',
  hintLevel: 0,
  durationMs: 9_000,
  lessonId: LESSON,
});

await load(
  'warm-up',
  500,
  calls(parents, (client) => client.get('/api/families/dashboard')),
);
const bareFigures = await load(
  'bare server, bare query',
  4_000,
  calls(bareClients, (client) => client.get('/')),
  bare.child.pid ?? 0,
);
const rows: Figures[] = [
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
  await load(
    'answer, marked and stored',
    1_500,
    calls(children, (client) => client.post('/api/learning/attempts', attempt())),
  ),
  await load(
    'sign-in with a PIN',
    200,
    calls(children, (client) =>
      client.post('/api/auth/v2/pin/login', { identifier: childName, pin: '3816' }),
    ),
  ),
];
process.stdout.write(`\n${table(rows, bareFigures)}\n`);

for (const client of [...children, ...bareClients, parent]) client.close();
bare.child.kill('SIGTERM');
await product.remove();
process.exitCode = rows.some((row) => row.failures > 0) ? 1 : 0;
