import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createRateBook } from './rate-book.ts';
import { forgetRates } from './rate-telling.ts';

const MINUTE_MS = 60_000;
const log = pino({ level: 'silent' });
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('delete from rate_counts');
});
afterAll(() => database.close());

const bookOf = (pool = database.pool) => createRateBook({ database: { pool }, secret: 'a secret', log });

it('counts each call for both processes where few are allowed, also many at once', async () => {
  const [one, two] = [bookOf(), bookOf()];
  const counted = await Promise.all(
    Array.from({ length: 10 }, async (_, n) =>
      (n % 2 === 0 ? one : two).count('mail 1.2.3.4', MINUTE_MS, 10),
    ),
  );
  expect(counted.every(({ current }) => current <= 10)).toBe(true);
  for (const book of [one, two])
    expect((await book.count('mail 1.2.3.4', MINUTE_MS, 10)).current).toBeGreaterThan(10);
  expect((await two.count('mail 5.6.7.8', MINUTE_MS, 10)).current).toBe(1);
  const { rows } = await database.pool.query<{ id: string }>('select id from rate_counts');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('1.2.3.4');
});

it('costs no statement for who comes seldom, and adds up who comes often', async () => {
  const [one, two] = [bookOf(), bookOf()];
  for (let call = 0; call < 10; call += 1) await one.count('seldom', MINUTE_MS, 2_000);
  for (let call = 0; call < 1_500; call += 1)
    for (const book of [one, two]) await book.count('often', MINUTE_MS, 2_000);
  await one.share();
  await two.share();
  expect((await two.count('often', MINUTE_MS, 2_000)).current).toBe(3_001);
  expect((await database.pool.query('select calls from rate_counts')).rows).toEqual([{ calls: 3_000 }]);
});

it('begins anew when the window is over, by the database’s clock', async () => {
  const [one, two] = [bookOf(), bookOf()];
  await one.count('dear', MINUTE_MS, 10);
  await database.pool.query("update rate_counts set until = now() - interval '1 second'");
  const { current, ttl } = await two.count('dear', MINUTE_MS, 10);
  expect(current).toBe(1);
  expect(ttl).toBeGreaterThan(0);
  expect(ttl).toBeLessThanOrEqual(MINUTE_MS);
  await database.pool.query("update rate_counts set until = now() - interval '1 second'");
  await forgetRates(database);
  expect((await database.pool.query('select 1 from rate_counts')).rowCount).toBe(0);
});

it('counts for itself where the database is away', async () => {
  const broken = { query: () => Promise.reject(new Error('away')) } as unknown as Database['pool'];
  const book = bookOf(broken);
  for (let call = 1; call <= 11; call += 1)
    expect((await book.count('mail', MINUTE_MS, 10)).current).toBe(call);
});

it('holds an address back over two processes as over one', async () => {
  const here = await startTestApp({ database, hasRateLimits: true });
  const there: TestApp = await startTestApp({ database, secrets: here.deps.secrets, hasRateLimits: true });
  const statuses: number[] = [];
  for (let call = 0; call < 12; call += 1) {
    const visitor = (call % 2 === 0 ? here : there).visitor('203.0.113.77');
    const letter = {
      name: 'Ada',
      email: 'ada@home.example',
      topic: 'question',
      message: `Question ${call}, please?`,
    };
    statuses.push((await visitor.post('/api/contact', letter)).statusCode);
  }
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.slice(10)).toEqual([429, 429]);
  await there.http.close();
  await here.http.close();
});
