import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../http/request-log.ts';
import type { Answered } from '../http/answered.ts';
import { runIfDue } from '../jobs/run-jobs.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { listenForMetrics } from './metrics-listener.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { noteTried } from './readings.ts';

let app: TestApp;
let metrics: Metrics;
beforeAll(async () => {
  const database = await openTestDatabase();
  metrics = await createMetrics({ database, version: '1.2.3' });
  app = await startTestApp({ database, hearAnswered: (answered: Answered) => metrics.hear(answered) });
});
afterAll(async () => {
  metrics.close();
  await app.close();
});

/** The values of a metric's lines. */
async function valuesOf(name: string): Promise<string[]> {
  const lines = (await metrics.text()).split('\n');
  return lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
}

/** A family uses the product; answers everything private that was on the way. */
async function live(): Promise<string[]> {
  const parent = await app.signUpParent({ fullName: 'Zebediah Quillfeather' });
  const child = await app.addChild(parent, { firstName: 'Wilhelmina' });
  const { sacredId, email, id } = parent.user;
  const visitor = app.visitor('203.0.113.77');
  await visitor.post('/api/auth/v2/pin/login', { identifier: sacredId, pin: '8361' });
  await visitor.get(`/nothing/${sacredId}?email=${email}`);
  await visitor.get(`/api/nothing/Zebediah?child=${child.user.id}`);
  await visitor.get(`/api/accounts/sacred-id?sacredId=${sacredId}`);
  await parent.client.get(`/api/families/children/${child.user.id}`);
  await parent.client.put('/api/auth/update-profile', { firstName: 'Wilhelmina', email: 'not an address' });
  await child.client.graphql('mutation { sendTutorMessage(input: { message: "12 * 12" }) { sessionId } }');
  await app.mailed();
  const { rows } = await app.database.pool.query('select family_id from users where id = $1', [id]);
  const cookies = [parent, child].flatMap(({ client }) => [...client.cookies.values()]);
  const people = ['Zebediah', 'Quillfeather', 'Wilhelmina', '203.0.113', 'example.org'];
  const ids = [id, sacredId, child.user.id, child.child.sacredId, rows[0].family_id];
  return [...people, ...ids, ...cookies].filter(
    (word): word is string => typeof word === 'string' && word !== '',
  );
}

it('tells of requests by pattern, method and class, and of nobody', async () => {
  const told = await live();
  const text = await metrics.text();
  expect(told.filter((word) => text.includes(word))).toEqual([]);
  expect(text).not.toMatch(/[?@]|[\da-f]{8}-[\da-f]{4}-/);
  expect(await valuesOf('ori_http_requests_total')).toEqual(
    expect.arrayContaining([
      'ori_http_requests_total{route="/api/families/children/:id",method="GET",status="2xx"} 1',
      expect.stringContaining('route="/graphql",method="POST",status="2xx"'),
    ]),
  );
  expect(text).toContain(
    'ori_http_request_duration_seconds_bucket{le="0.005",route="/graphql",method="POST"}',
  );
  expect(text).toContain('ori_info{version="1.2.3"} 1');
});

it('has one label for all addresses nobody knows, and for all methods', async () => {
  const before = (await valuesOf('ori_http_requests_total')).length;
  for (let n = 0; n < 20; n += 1) await app.visitor().get(`/api/unknown-${n}/${n}`);
  metrics.hear({ method: 'BREW', route: '(no route)', status: 404, durationMs: 1, isStream: false });
  metrics.hear({ method: 'WHEN', route: '(no route)', status: 404, durationMs: 1, isStream: false });
  const routes = (await valuesOf('ori_http_requests_total')).slice(before);
  expect(routes).toEqual(['ori_http_requests_total{route="(no route)",method="other",status="4xx"} 2']);
});

it('counts what was refused because too many came, and leaves streams out of durations', async () => {
  metrics.hear({ method: 'GET', route: '/few', status: 429, durationMs: 1, isStream: false });
  metrics.hear({ method: 'GET', route: '/stream', status: 200, durationMs: 90_000, isStream: true });
  expect(await valuesOf('ori_http_rate_limited_total')).toEqual([
    'ori_http_rate_limited_total{route="/few"} 1',
  ]);
  expect(await metrics.text()).not.toMatch(/duration_seconds_count\{route="\/stream"/);
});

it('tells of pool, queue, jobs, letters, backups, work, loop and memory', async () => {
  const { pool } = app.database;
  await app.deps.mail.keep({ kind: 'pinReset', to: 'a@example.org', subject: 'x', text: 'y' });
  await pool.query(`insert into backups (id, file, bytes, rows, made_at, checked_at)
    values (gen_random_uuid(), 'a', 1, 1, '2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z')`);
  await runIfDue({ name: 'a-test-job', everyMs: 0, run: async () => {} }, app.deps);
  await noteTried(pool, 'delivered', new Date('2026-11-20T01:00:00Z'));
  const text = await metrics.text();
  for (const line of [
    'ori_queue_jobs{task="letter"} 1',
    'ori_queue_given_up{task="letter"} 0',
    `ori_job_last_success_timestamp_seconds{job="a-test-job"} ${app.clock.now.getTime() / 1000}`,
    'ori_job_failing{job="a-test-job"} 0',
    `ori_mail_last_timestamp_seconds{outcome="delivered"} ${Date.parse('2026-11-20T01:00:00Z') / 1000}`,
    `ori_backup_last_success_timestamp_seconds ${Date.parse('2026-11-20T00:00:00Z') / 1000}`,
    'ori_work_pieces{work="drawing",state="busy"} ',
    'ori_work_pieces{work="maths",state="queued"} ',
    'ori_streams_open ',
    'ori_db_up 1',
    'ori_db_pool_waiting 0',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/);
  expect(text).toMatch(/process_resident_memory_bytes [\d.e]+/);
  expect(text).toContain('nodejs_gc_duration_seconds');
});

it('still tells of itself while the database is away', async () => {
  const away = {
    pool: Object.assign(Object.create(app.database.pool), { query: () => Promise.reject(new Error('away')) }),
  };
  const alone = await createMetrics({ database: away, version: '1' });
  const text = await alone.text();
  alone.close();
  expect(text).toContain('ori_db_up 0');
  expect(text).not.toMatch(/^ori_queue_jobs\{/m);
});

it('is read at one address of a door of its own, the next one for the next process', async () => {
  const options = { host: '127.0.0.1', port: 0, metrics, log: createLog('silent') };
  const listening = await listenForMetrics(options);
  const ask = async (path: string, method = 'GET') => {
    const [answer] = await once(
      request({ port: listening.port, host: '127.0.0.1', path, method }).end(),
      'response',
    );
    answer.resume();
    return [answer.statusCode, answer.headers['content-type'] ?? null];
  };
  expect(await ask('/metrics')).toEqual([200, metrics.contentType]);
  expect(await ask('/')).toEqual([404, null]);
  expect(await ask('/metrics', 'POST')).toEqual([404, null]);
  const next = await listenForMetrics({ ...options, port: listening.port });
  expect(next.port).toBeGreaterThan(listening.port);
  await Promise.all([listening.close(), next.close()]);
});
