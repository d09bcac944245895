import pg from 'pg';
import { expect, it } from 'vitest';
import { createBareApp } from '../testing/bare-app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { healthRoutes } from './health.routes.ts';

const FIXED = {
  version: '0.1.0+abc',
  contentVersion: 'v7',
  uptimeSeconds: () => 12,
  now: () => new Date(),
  disk: async () => ({ free: 5, all: 10 }),
  alarms: async () => [{ kind: 'disk' as const }],
  schema: '0055_alarms',
  healthToken: null,
};

async function open(pool: Pick<pg.Pool, 'query'>) {
  const app = await createBareApp();
  await app.register(healthRoutes({ ...FIXED, pool }), { prefix: '/api' });
  return app;
}

async function ask(pool: pg.Pool, end = '') {
  const app = await open(pool);
  const answer = await app.inject({ url: `/api/health${end}` });
  await app.close();
  return answer;
}

it('tells database, version, content and uptime', async () => {
  const database = await openTestDatabase();
  const answer = await ask(database.pool);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    status: 'ok',
    database: 'up',
    version: '0.1.0+abc',
    contentVersion: 'v7',
    uptimeSeconds: 12,
  });
  expect(answer.cookies).toEqual([]);
  await database.close();
});

it('never says 200 while the database is away, but that the process lives', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
  for (const [end, told] of [
    ['', { status: 'degraded', database: 'down' }],
    ['/ready', { status: 'not-ready', database: 'down' }],
    ['/depth', { status: 'not-ready', databaseMs: null, queue: null, mail: null, disk: { free: 5 } }],
  ] as const) {
    const answer = await ask(pool, end);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toMatchObject(told);
  }
  const alive = await ask(pool, '/live');
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
  await pool.end();
});

it('takes requests only once every table is there, and none while it drains', async () => {
  const database = await openTestDatabase();
  const app = await open(database.pool);
  const ready = async () => {
    const answer = await app.inject({ url: '/api/health/ready' });
    return [answer.statusCode, answer.json<{ status: string }>().status];
  };
  expect(await ready()).toEqual([200, 'ready']);
  app.standing.isDraining = true;
  expect(await ready()).toEqual([503, 'not-ready']);
  app.standing.isDraining = false;
  await database.pool.query(`delete from schema_migrations where id = '0055_alarms'`);
  expect(await ready()).toEqual([503, 'not-ready']);
  await app.close();
  await database.close();
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
  let isFull = true;
  const query = (statement: string, values?: unknown[]) =>
    database.pool.query(isFull && statement.startsWith('create') ? failing('53100') : statement, values);
  const app = await open({ query } as Pick<pg.Pool, 'query'>);
  app.get('/api/write', { config: { operation: 'site.health' } }, () => query('create table never ()'));
  const health = async () => {
    const answer = await app.inject({ url: '/api/health' });
    return [answer.statusCode, answer.json<{ database: string }>().database];
  };
  expect(await health()).toEqual([200, 'up']);
  await app.inject({ url: '/api/write' });
  expect(await health()).toEqual([503, 'full']);
  expect(await health()).toEqual([503, 'full']);
  expect((await app.inject({ url: '/api/health/ready' })).statusCode).toBe(200);
  isFull = false;
  expect(await health()).toEqual([200, 'up']);
  await app.close();
  await database.close();
});
