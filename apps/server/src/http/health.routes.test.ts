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
