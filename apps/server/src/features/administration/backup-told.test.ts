import { randomUUID } from 'node:crypto';
import type { Overview } from '@ori/contracts/administration';
import { expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What an admin's overview says of backups. */
async function toldOf(app: TestApp) {
  const admin = await app.makeAdmin();
  return async () => {
    const { waiting, house } = (await admin.client.get('/api/admin/overview')).json<Overview>();
    return { todo: waiting.find(({ kind }) => kind === 'backup') ?? null, last: house.backup };
  };
}

async function backUp(app: TestApp, hoursAgo: number): Promise<string> {
  const at = new Date(app.clock.now.getTime() - hoursAgo * HOUR_MS);
  const insert = `insert into backups (id, file, bytes, rows, made_at, checked_at) values ($1, 'a', 2048, 7, $2, $2)`;
  await app.database.pool.query(insert, [randomUUID(), at]);
  return at.toISOString();
}

it('tells in production that there is no backup, then of the last one, and again once it is two days old', async () => {
  const app = await startTestApp({ isProduction: true });
  const told = await toldOf(app);
  expect(await told()).toEqual({ todo: { kind: 'backup', count: 1, oldest: null }, last: null });
  const older = await backUp(app, 49);
  expect(await told()).toEqual({
    todo: { kind: 'backup', count: 1, oldest: older },
    last: { madeAt: older, bytes: 2048 },
  });
  const newer = await backUp(app, 47);
  expect(await told()).toEqual({ todo: null, last: { madeAt: newer, bytes: 2048 } });
  await app.close();
});

it('asks for none where nobody is served', async () => {
  const app = await startTestApp();
  expect(await (await toldOf(app))()).toEqual({ todo: null, last: null });
  await app.close();
});
