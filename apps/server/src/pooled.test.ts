import { knownContent } from '@ori/content/testing/known-content';
import { pino } from 'pino';
import { inject, afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limitRole } from './db/limit-role.ts';
import { runIfDue } from './jobs/run-jobs.ts';
import { startWorkers } from './queue/workers.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { openTestDatabase } from './testing/database.ts';
import { openFamily } from './testing/family-people.ts';
import { type PgBouncer, pgbouncerProgram, startPgBouncer } from './testing/pgbouncer.ts';
import { attempt, itemBehind, questionsOf, send } from './testing/practice-walk.ts';
import { ANGLES, smallContent } from './testing/small-content.ts';

const log = pino({ level: 'silent' });
const program = pgbouncerProgram();
let bouncer: PgBouncer;
let app: TestApp;

/** What a session of the server would still hold after a request that used it. */
const LEFT = `select 1 from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and a.datname = current_database() and a.client_port = -1
    and a.application_name = 'ori-academy' and a.state = 'idle'`;

describe.skipIf(program === null)('through a pooler in transaction mode', () => {
  beforeAll(async () => {
    bouncer = await startPgBouncer(program ?? '', inject('cluster'));
    const database = await openTestDatabase({ through: bouncer.connection });
    await limitRole(database.pool);
    app = await startTestApp({ database, content: { ...(await knownContent()), ...smallContent } });
  });
  afterAll(async () => {
    await app?.close();
    await bouncer?.close();
  });

  it('a family signs up, a child answers, and the parent sees it, many at once', async () => {
    const families = await Promise.all(Array.from({ length: 6 }, () => openFamily(app)));
    const told = await Promise.all(
      families.map(async ({ learner, child, parent }) => {
        const [question] = (await questionsOf(learner, ANGLES)).questions;
        if (!question) throw new Error('nothing is asked');
        const { answer } = itemBehind(app.deps.secrets.session, child.id, question);
        const { verdict } = await send(learner, attempt(question, answer));
        const { statusCode } = await parent.get(`/api/progress/stuck?childId=${child.id}`);
        return [verdict, statusCode];
      }),
    );
    expect(told).toEqual(families.map(() => ['correct', 200]));
  });

  it('what one process says is heard by another', async () => {
    const heard: unknown[] = [];
    const stop = await app.database.listen('pooled-test', (payload) => heard.push(payload));
    await app.database.notify('pooled-test', { id: 1 });
    await vi.waitFor(() => expect(heard).toEqual([{ id: 1 }]), 20_000);
    await stop();
  });

  it('jobs run, one process at a time, and letters leave by the queue', async () => {
    const over = Promise.withResolvers<void>();
    const job = { name: 'pooled', everyMs: 1_000, run: () => over.promise };
    const around = { database: app.database, now: () => app.clock.now, log };
    const first = runIfDue(job, around);
    const held = `select 1 from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`;
    await vi.waitFor(async () => expect((await app.database.pool.query(held)).rowCount).toBe(1), 20_000);
    expect(await runIfDue(job, around)).toBe(false);
    over.resolve();
    expect(await first).toBe(true);
    const done: unknown[] = [];
    app.deps.queue.handle('pooled', async (payload) => void done.push(payload));
    const stop = await startWorkers({ database: app.database, queue: app.deps.queue, log });
    await app.deps.queue.add({ task: 'pooled', payload: 'once', urgency: 'awaited' });
    await vi.waitFor(() => expect(done).toEqual(['once']), 20_000);
    await stop();
    expect((await app.database.pool.query(LEFT)).rows).toEqual([]);
  });

  it('a statement ends when it takes too long, by the role’s own setting', async () => {
    const { rows } = await app.database.sessions.query<{ setting: string }>(
      `select unnest(setconfig) as setting from pg_db_role_setting s
        join pg_database d on d.oid = s.setdatabase where d.datname = current_database() order by 1`,
    );
    expect(rows.map(({ setting }) => setting)).toEqual([
      'idle_in_transaction_session_timeout=30000ms',
      'statement_timeout=30000ms',
    ]);
  });
});
