import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEmptyDatabase } from '../testing/database.ts';
import { connectDatabase, type Database } from './database.ts';

let one: Database;
let other: Database;

beforeAll(async () => {
  one = await openEmptyDatabase();
  const { host, port, user, database } = one.pool.options;
  const config = { host: String(host), port: Number(port), user: String(user), database: String(database) };
  other = connectDatabase({
    config,
    mode: 'server',
    log: pino({ level: 'silent' }),
    onClosed: async () => {},
  });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

it('delivers to another handle what was published, in order, and nothing of other channels', async () => {
  const heard: unknown[] = [];
  const stop = await other.listen('activity', (payload) => heard.push(payload));
  await one.notify('elsewhere', { id: 0 });
  for (let id = 1; id <= 20; id += 1) await one.notify('activity', { id });
  await vi.waitFor(() => expect(heard).toHaveLength(20));
  expect(heard).toEqual(Array.from({ length: 20 }, (_, index) => ({ id: index + 1 })));
  await stop();
});

it('stops calling back when asked to, while another listener on the channel goes on', async () => {
  const [left, staying]: [unknown[], unknown[]] = [[], []];
  const stopLeft = await other.listen('quiet', (payload) => left.push(payload));
  const stopStaying = await other.listen('quiet', (payload) => staying.push(payload));
  await stopLeft();
  await one.notify('quiet', 'still there?');
  await vi.waitFor(() => expect(staying).toEqual(['still there?']));
  expect(left).toEqual([]);
  await stopStaying();
});

it('hears again after its connection was ended', async () => {
  const heard: unknown[] = [];
  let renewals = 0;
  const onRenewed = () => (renewals += 1);
  const stop = await other.listen('renewed', (payload) => heard.push(payload), onRenewed);
  const killed = await one.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'ori-listener' and datname = current_database()`,
  );
  expect(killed.rowCount).toBeGreaterThan(0);
  await vi.waitFor(
    async () => {
      await one.notify('renewed', 'again');
      await sleep(20);
      expect(heard).toContain('again');
    },
    { timeout: 5_000 },
  );
  await vi.waitFor(() => expect(renewals).toBe(1));
  await stop();
});

it('goes on when a listener throws, and when a message is not ours', async () => {
  const heard: unknown[] = [];
  const stopFailing = await other.listen('rough', () => {
    throw new Error('a listener of poor health');
  });
  const stop = await other.listen('rough', (payload) => heard.push(payload));
  await one.pool.query(`select pg_notify('rough', 'not json')`);
  await one.notify('rough', 'fine');
  await vi.waitFor(() => expect(heard).toEqual(['fine']));
  await Promise.all([stopFailing(), stop()]);
});

it('refuses a payload that PostgreSQL would not carry, before it is sent', async () => {
  await one.notify('large', 'x'.repeat(7_997));
  await expect(one.notify('large', 'x'.repeat(7_998))).rejects.toThrow(/send ids only/);
});

it('takes any name for a channel', async () => {
  const heard: unknown[] = [];
  const stop = await other.listen('Family:"42"; drop', (payload) => heard.push(payload));
  await one.notify('Family:"42"; drop', null);
  await vi.waitFor(() => expect(heard).toEqual([null]));
  await stop();
});
