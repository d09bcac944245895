import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { createDeadJobs } from './dead-jobs.ts';
import { createQueue, type Queue } from './queue.ts';
import { startWorkers } from './workers.ts';

const log = pino({ level: 'silent' });
let database: Database;
let queue: Queue;
let done: unknown[];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  queue = createQueue({ database, log });
  done = [];
  queue.handle('note', async (payload) => void done.push(payload));
});
afterEach(() => database.pool.query('delete from graphile_worker._private_jobs'));

const job = { task: 'note', urgency: 'ordinary' } as const;
const jobs = async () =>
  (
    await database.pool.query(
      'select attempts, last_error, run_at > now() as later from graphile_worker._private_jobs',
    )
  ).rows;

test('what was added is done once, the most urgent first', async () => {
  await queue.add({ ...job, payload: 'late', urgency: 'leisurely' });
  await queue.add({ ...job, payload: 'first' });
  await queue.add({ ...job, payload: 'second' });
  await queue.add({ ...job, payload: 'danger', urgency: 'danger' });
  await queue.drain();
  await queue.drain();
  expect(done).toEqual(['danger', 'first', 'second', 'late']);
  expect(await jobs()).toEqual([]);
});

test('a job is there exactly when the transaction it was added in is', async () => {
  const undone = database.db.transaction(async (tx) => {
    await queue.add({ ...job, payload: 'undone' }, tx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await database.db.transaction((tx) => queue.add({ ...job, payload: 'kept' }, tx));
  await queue.drain();
  expect(done).toEqual(['kept']);
});

test('while a job of a key is there, it is not added again', async () => {
  for (const payload of [1, 2, 3]) await queue.add({ ...job, payload, key: 'one' });
  await queue.drain();
  expect(done).toEqual([1]);
  await queue.add({ ...job, payload: 4, key: 'one' });
  await queue.drain();
  expect(done).toEqual([1, 4]);
});

test('what fails waits for another try, and only the class of the failure is kept', async () => {
  queue.handle('broken', async () => {
    throw Object.assign(new Error('550 <ada@example.org> is unknown'), { code: 'EENVELOPE' });
  });
  await queue.add({ ...job, task: 'broken', payload: {} });
  await queue.drain();
  await queue.drain();
  expect(await jobs()).toEqual([{ attempts: 1, last_error: 'EENVELOPE', later: true }]);
});

test('what was given up is listed without its payload, and can be tried again or discarded', async () => {
  let isBroken = true;
  queue.handle('broken', async () => {
    if (isBroken) throw new TypeError('x');
    done.push('mended');
  });
  const dead = createDeadJobs(database);
  for (const kind of ['code', 'payment'])
    await queue.add({ ...job, task: 'broken', payload: { kind, to: 'ada@example.org' } });
  expect(await dead.list()).toEqual([]);
  await database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts - 1');
  await queue.drain();
  const [first, second] = await dead.list();
  expect([first, second]).toMatchObject([
    { task: 'broken', kind: 'code', reason: 'TypeError' },
    { kind: 'payment' },
  ]);
  expect(JSON.stringify(first)).not.toContain('ada');
  isBroken = false;
  await database.db.transaction((tx) => dead.tryAgain(first!.id, tx));
  await database.db.transaction((tx) => dead.discard(second!.id, tx));
  await queue.drain();
  expect([done, await dead.list(), await jobs()]).toEqual([['mended'], [], []]);
  expect(await dead.discard(second!.id, database.db)).toBeNull();
});

test('a worker does what is added at once, and stops with nothing left at work', async () => {
  const stop = await startWorkers({ database, queue, log });
  await queue.add({ ...job, payload: 'told' });
  await vi.waitFor(() => expect(done).toEqual(['told']), 20_000);
  await stop();
  expect(await jobs()).toEqual([]);
  const { rows } = await database.pool.query('select * from queue_workers');
  expect(rows).toEqual([]);
});

test('what a dead process had taken is done by another', async () => {
  await queue.add({ ...job, payload: 'left behind' });
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now() - interval '1 minute'`,
  );
  await database.pool.query(`insert into queue_workers values ('pool-dead', now() - interval '1 minute')`);
  const stop = await startWorkers({ database, queue, log, beatMs: 50 });
  await vi.waitFor(() => expect(done).toEqual(['left behind']), 20_000);
  await stop();
});

test('a worker goes on after its connections were cut', async () => {
  const stop = await startWorkers({ database, queue, log });
  await queue.add({ ...job, payload: 'before' });
  await vi.waitFor(() => expect(done).toEqual(['before']), 20_000);
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await vi.waitFor(() => queue.add({ ...job, payload: 'after', key: 'after' }), 20_000);
  await vi.waitFor(() => expect(done).toContain('after'), 30_000);
  await stop();
});
