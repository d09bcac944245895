import pg from 'pg';
import { expect, it } from 'vitest';
import { createBareApp } from '../testing/bare-app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { healthRoutes } from './health.routes.ts';

async function ask(pool: pg.Pool) {
  const app = await createBareApp();
  await app.register(healthRoutes({ pool, contentVersion: 'v7', uptimeSeconds: () => 12 }), {
    prefix: '/api',
  });
  const answer = await app.inject({ url: '/api/health' });
  await app.close();
  return answer;
}

it('tells database, content version and uptime', async () => {
  const database = await openTestDatabase();
  const answer = await ask(database.pool);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok', database: 'up', contentVersion: 'v7', uptimeSeconds: 12 });
  expect(answer.cookies).toEqual([]);
  await database.close();
});

it('never says 200 while the database is away', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
  const answer = await ask(pool);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ status: 'degraded', database: 'down' });
  await pool.end();
});

/** Fails as PostgreSQL does where there is nothing left of what the code names. */
const failing = (code: string) =>
  `do $$ begin raise exception 'nothing left' using errcode = '${code}'; end $$`;

it.each(['53000', '53100', '53200', '53300', '53400', '57P03'])(
  'a call that the database has nothing left for is answered with 503 and when to come again: %s',
  async (code) => {
    const database = await openTestDatabase();
    const app = await createBareApp();
    app.get('/api/full', { config: { operation: 'site.health' } }, () => database.db.execute(failing(code)));
    const answer = await app.inject({ url: '/api/full' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
    await database.close();
  },
);

it('tells that the disk is full from the first call that failed, until something can be written again', async () => {
  const database = await openTestDatabase();
  const app = await createBareApp();
  let isFull = true;
  const query = (statement: string) =>
    database.pool.query(isFull && statement.startsWith('create') ? failing('53100') : statement);
  const pool = { query } as Pick<pg.Pool, 'query'>;
  await app.register(healthRoutes({ pool, contentVersion: 'v7', uptimeSeconds: () => 12 }), {
    prefix: '/api',
  });
  app.get('/api/write', { config: { operation: 'site.health' } }, () => query('create table never ()'));
  const health = async () => {
    const answer = await app.inject({ url: '/api/health' });
    return [answer.statusCode, answer.json<{ database: string }>().database];
  };
  expect(await health()).toEqual([200, 'up']);
  await app.inject({ url: '/api/write' });
  expect(await health()).toEqual([503, 'full']);
  expect(await health()).toEqual([503, 'full']);
  isFull = false;
  expect(await health()).toEqual([200, 'up']);
  await app.close();
  await database.close();
});
