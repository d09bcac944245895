import { readdir } from 'node:fs/promises';
import type { HealthDepth } from '@ori/contracts/site';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS_DIR } from '../db/database.ts';
import { latestMigration } from '../db/migrate.ts';
import { noteTried } from '../observe/readings.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';

const DEPTH = '/api/health/depth';
const TOKEN = 'a-token-of-thirty-two-characters';
const AWAY = '203.0.113.9';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ healthToken: TOKEN });
});
afterAll(() => app.close());

const statusOf = async (client: Client, options: InjectOptions = {}) =>
  (await client.get(DEPTH, options)).statusCode;
const showing = (token: string): InjectOptions => ({ headers: { authorization: `Bearer ${token}` } });
const from = (remoteAddress: string): InjectOptions => ({ remoteAddress });

it('is for an admin, this machine and who shows the token, and for nobody else', async () => {
  const [admin, parent] = [await app.makeAdmin(), await app.signUpParent()];
  const child = await app.addChild(parent);
  expect(await statusOf(admin.client, from(AWAY))).toBe(200);
  expect(await statusOf(app.visitor(AWAY), showing(TOKEN))).toBe(200);
  expect(await statusOf(app.visitor())).toBe(200);
  for (const { client } of [parent, child, await app.signUp('teacher')])
    expect(await statusOf(client, from(AWAY))).toBe(403);
  expect(await statusOf(app.visitor(AWAY))).toBe(401);
  expect(await statusOf(app.visitor(AWAY), showing(`${TOKEN}x`))).toBe(401);
  expect(await statusOf(app.visitor(), { headers: { 'x-forwarded-for': AWAY } })).toBe(401);
  expect(await statusOf(app.visitor(), { headers: { host: 'ori.evil.example' } })).toBe(401);
});

it('is closed to every token where none is set', async () => {
  const closed = await startTestApp();
  expect(await statusOf(closed.visitor(AWAY), showing(''))).toBe(401);
  expect(await statusOf(closed.visitor(AWAY), showing('null'))).toBe(401);
  await closed.close();
});

it('tells queue, letters and backup, and no word of a letter', async () => {
  await app.deps.mail.keep({ kind: 'payment', to: 'ada@example.org', subject: 'Quillfeather', text: 'x' });
  await noteTried(app.database.pool, 'failed', new Date('2026-11-20T01:00:00Z'));
  const answer = await app.visitor().get(DEPTH);
  expect(answer.json<HealthDepth>()).toMatchObject({
    status: 'ready',
    database: 'up',
    isMigrated: true,
    isDraining: false,
    queue: { waiting: expect.any(Number), givenUp: 0, oldestSeconds: expect.any(Number) },
    mail: { deliveredAt: null, failedAt: '2026-11-20T01:00:00.000Z' },
    backup: { madeAt: null },
    alarms: [],
  });
  expect(answer.body).not.toMatch(/ada|Quillfeather/);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('knows the last change of the schema', async () => {
  const files = (await readdir(MIGRATIONS_DIR)).toSorted();
  expect(`${await latestMigration(MIGRATIONS_DIR)}.sql`).toBe(files.at(-1));
});
