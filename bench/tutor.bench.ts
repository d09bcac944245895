import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { Product } from '../e2e/product.ts';
import { Client } from './load/client.ts';
import { type Figures, measure, measureArrivals } from './load/measure.ts';
import { databasePid, memoryMibOf } from './load/process-time.ts';

/**
 * The embedded tutor as learners meet it, over HTTP: 50 learners who each write once a second (a reply within 50 ms, p99,
 * on two quiet cores), what is left when 50 never pause, 5,000 subscribers who hear nothing (under 1 GiB), and how long
 * a message takes to one of them among all the others.
 */
/** So many that 5,000 streams leave each session room for one more. */
const PEOPLE = 270;
const CONCURRENCY = 50;
const REPLY_MAX_MS = 50;
const WARM_UP_EACH = 8;
const REPLIES_EACH = 6;
const FLOOD_EACH = 4;
const SUBSCRIBERS = 5_000;
const MEMORY_MAX_MIB = 1_024;
const DELIVERIES = 500;
const DELIVERIES_AT_ONCE = 4;
const PERCENTILE = 0.99;
const SETTLE_MS = 3_000;
const A_MINUTE_MS = 61_000;
const CONVERSATION = [
  'hello',
  'solve 3x + 5 = 20',
  "I'm stuck",
  '3x = 25',
  'give me a hint',
  '3x = 15',
  'x = 5',
  'what is a numerator?',
  'explain how to add fractions',
  'how am I doing?',
];
const LOG = { info() {}, warn() {}, error: console.error };
const SEND = `mutation ($input: SendTutorMessageInput!) { sendTutorMessage(input: $input) {
  sessionId reply { id content steps { text reason } metadata { move level } } } }`;

interface Sent {
  readonly data?: {
    readonly sendTutorMessage?: { readonly sessionId: string; readonly reply: { id: string } };
  };
}

const send = (client: Client, message: string) =>
  client.post('/graphql', { query: SEND, variables: { input: { message } } });

/** Learners with a session each, made in the database: signing up so many from one address is refused, as it should be. */
async function signIn({ pool }: Database, address: string): Promise<Client[]> {
  const tokens = Array.from({ length: PEOPLE }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  await pool.query(
    `with people as (select gen_random_uuid() as id, gen_random_uuid() as family, hash, n
        from unnest($1::text[]) with ordinality as t (hash, n)),
      families as (insert into families (id) select family from people returning id),
      learners as (insert into users (id, family_id, role, age_group, sacred_id, first_name)
        select p.id, f.id, 'student', 'high', 'bench-' || p.n, 'Bench' from people p join families f on f.id = p.family
        returning id)
    insert into sessions (id, user_id, family_id, kind, token_hash, expires_at)
      select gen_random_uuid(), l.id, p.family, 'cookie', p.hash, now() + interval '1 day'
      from people p join learners l on l.id = p.id`,
    [hashes],
  );
  const clients = tokens.map((token) => {
    const client = new Client(address);
    client.holdCookie('ori_session', token);
    return client;
  });
  for (const client of clients) await client.get('/api/auth/check-session');
  return clients;
}

/** Subscribers spread over all sessions; those of a session stand on one conversation. */
async function subscribe(clients: readonly Client[], sessions: readonly string[]): Promise<(() => void)[]> {
  const ends: (() => void)[] = [];
  for (let n = 0; n < SUBSCRIBERS; n += CONCURRENCY) {
    const opened = Array.from({ length: CONCURRENCY }, async (_, k) => {
      const at = (n + k) % clients.length;
      const query = `subscription { tutorMessageAdded(sessionId: "${sessions[at]}") { id } }`;
      return clients[at]?.follow(`/graphql?query=${encodeURIComponent(query)}`, () => {});
    });
    for (const end of await Promise.all(opened)) if (end !== undefined) ends.push(end);
  }
  return ends;
}

/** Milliseconds from sending a message until its reply is heard, in order. */
async function deliveries(
  clients: readonly Client[],
  heardAt: ReadonlyMap<string, number>,
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < DELIVERIES) {
      const client = clients[next++ % clients.length];
      const sentAt = performance.now();
      const answer = client && (JSON.parse((await send(client, 'hello')).body) as Sent);
      const id = answer?.data?.sendTutorMessage?.reply.id ?? '';
      for (let waited = 0; waited < 200 && !heardAt.has(id); waited += 1) await sleep(5);
      times.push((heardAt.get(id) ?? Infinity) - sentAt);
    }
  };
  await Promise.all(Array.from({ length: DELIVERIES_AT_ONCE }, worker));
  return times.toSorted((a, b) => a - b);
}

function report(name: string, figures: Figures): void {
  const { p50Ms, p99Ms, perSecond, appCpuMs, databaseCpuMs, otherShare } = figures;
  const cpu = `CPU ${appCpuMs.toFixed(2)} ms + database ${databaseCpuMs.toFixed(2)} ms`;
  const others = `others used ${(otherShare * 100).toFixed(0)} % of the machine`;
  console.log(
    `${name}: p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${perSecond.toFixed(0)}/s, ${cpu}, ${others}`,
  );
}

const product = new Product();
await product.start();
try {
  const database = await openDatabase({ dataDir: product.dataDir, log: LOG });
  const clients = await signIn(database, product.address);
  await database.close();
  const sessions: string[] = [];
  const say = async (n: number): Promise<boolean> => {
    const client = clients[n % PEOPLE];
    const message = CONVERSATION[Math.floor(n / PEOPLE) % CONVERSATION.length] ?? '';
    const answer = client && (await send(client, message));
    const sent = (JSON.parse(answer?.body ?? '{}') as Sent).data?.sendTutorMessage;
    if (sent !== undefined && sent !== null) sessions[n % PEOPLE] = sent.sessionId;
    return (sent?.reply.id ?? '') !== '';
  };
  const shared = { appPid: product.pid, databasePid: databasePid(product.dataDir) };
  const warm = { ...shared, requests: PEOPLE * WARM_UP_EACH, concurrency: CONCURRENCY };
  const warmUp = await measure({ ...warm, name: 'warm-up', send: say });
  const replies = await measureArrivals({
    ...shared,
    name: 'reply',
    requests: PEOPLE * REPLIES_EACH,
    perSecond: CONCURRENCY,
    send: (n) => say(PEOPLE * WARM_UP_EACH + n),
  });
  report(`replies, ${CONCURRENCY} learners, a message a second each (bar ${REPLY_MAX_MS})`, replies);
  const flood = await measure({
    ...shared,
    name: 'flood',
    requests: PEOPLE * FLOOD_EACH,
    concurrency: CONCURRENCY,
    send: (n) => say(PEOPLE * (WARM_UP_EACH + REPLIES_EACH) + n),
  });
  report(`replies, ${CONCURRENCY} in flight without a pause`, flood);

  const before = memoryMibOf(product.pid);
  const ends = await subscribe(clients, sessions);
  await sleep(SETTLE_MS);
  const memory = memoryMibOf(product.pid);
  console.log(
    `${ends.length} idle subscribers: ${memory.toFixed(0)} MiB (bar ${MEMORY_MAX_MIB}; ${before.toFixed(0)} before)`,
  );

  const heardAt = new Map<string, number>();
  const listening = clients.map((client, at) => {
    const query = `subscription { tutorMessageAdded(sessionId: "${sessions[at]}") { id } }`;
    return client.follow(`/graphql?query=${encodeURIComponent(query)}`, (text) => {
      if (text.includes('"errors"')) throw new Error(`A subscriber was refused: ${text}`);
      for (const [, id = ''] of text.matchAll(/"id":"([^"]+)"/g)) heardAt.set(id, performance.now());
    });
  });
  const heard = await Promise.all(listening);
  // So that nobody has written too much in the minute.
  await sleep(A_MINUTE_MS);
  // Connections that lay idle so long may just be closed by the server: fresh ones ask.
  for (const client of clients) client.close();
  const times = await deliveries(clients, heardAt);
  const p99 = times[Math.floor(times.length * PERCENTILE)] ?? Infinity;
  console.log(
    `delivery among ${ends.length + heard.length} subscribers: p50 ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );

  const failures = warmUp.failures + replies.failures + flood.failures;
  if (failures > 0) console.error(`${failures} replies failed`);
  if (replies.p99Ms > REPLY_MAX_MS || memory > MEMORY_MAX_MIB || failures > 0 || p99 === Infinity)
    process.exitCode = 1;
  [...ends, ...heard].forEach((end) => end());
  for (const client of clients) client.close();
} finally {
  await product.remove();
}
