import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runIfDue } from '../../jobs/run-jobs.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/app.ts';

const GIB = 1024 ** 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-20T15:00:00Z');
let free = 50 * GIB;
let app: TestApp;
let admin: Person;

const disk = async () => ({ free, all: 100 * GIB });
beforeAll(async () => {
  const none = { version: '0.1.0+abc', variables: [], areSecretsSet: true, hasOwnDatabase: false };
  const setup = { ...none, hasMailServer: false, backupEveryHours: 24, disk };
  app = await startTestApp({ setup, isProduction: true });
  admin = await app.makeAdmin();
  await app.signUp('parent');
});
afterAll(() => app.close());
beforeEach(async () => {
  free = 50 * GIB;
  app.clock.now = START;
  for (const table of ['alarms', 'answer_counts', 'backups', 'graphile_worker._private_jobs'])
    await app.database.pool.query(`delete from ${table}`);
});

const look = async () => {
  const [job] = app.services.administration.alarms.jobs;
  await job?.run();
};
const overview = () => app.services.administration.overview.read();
const alarms = async () => (await overview()).alarms.map(({ kind }) => kind);
/** Letters of alarms so far. */
const letters = async () => (await app.mailed()).filter(({ subject }) => subject.startsWith('Ori Academy'));
const waiting = async () => (await overview()).waiting.map(({ kind }) => kind);
const later = (ms: number) => (app.clock.now = new Date(app.clock.now.getTime() + ms));

it('stands in the overview and is written once a day, while the cause stands', async () => {
  free = 3 * GIB;
  await look();
  const [told] = (await overview()).alarms;
  expect(told).toEqual({
    kind: 'disk',
    since: START.toISOString(),
    figures: { free: 3 * GIB, all: 100 * GIB },
  });
  const written = await letters();
  expect(written.map(({ to }) => to)).toEqual([admin.user.email]);
  expect(written[0]?.text).toContain('3 GB of 100 GB are free');
  later(DAY_MS - 1);
  await look();
  expect(await letters()).toHaveLength(1);
  later(1);
  await look();
  expect(await letters()).toHaveLength(2);
});

it('ends by itself, and writes no second letter on one day when the cause comes back', async () => {
  const before = (await letters()).length;
  for (const room of [3, 50, 3]) {
    free = room * GIB;
    later(60_000);
    await look();
    expect(await alarms()).toEqual(room === 3 ? ['disk'] : []);
  }
  expect((await overview()).alarms[0]?.since).toBe(app.clock.now.toISOString());
  expect((await letters()).length).toBe(before + 1);
});

it('is written once, however many processes look at one moment', async () => {
  const before = (await letters()).length;
  free = GIB;
  await Promise.all(Array.from({ length: 6 }, look));
  const [job] = app.services.administration.alarms.jobs;
  await Promise.all(Array.from({ length: 3 }, () => runIfDue(job!, app.deps)));
  expect((await letters()).length).toBe(before + 1);
});

it('keeps neither turn nor letter where the letter cannot be kept', async () => {
  const before = (await letters()).length;
  free = GIB;
  await app.database.pool.query('alter function graphile_worker.add_job rename to no_add_job');
  await expect(look()).rejects.toThrow('Failed query');
  await app.database.pool.query('alter function graphile_worker.no_add_job rename to add_job');
  await look();
  expect((await letters()).length).toBe(before + 1);
});

it('tells of faults that were answered, of every process, and not of what a balancer is told', async () => {
  const { answers } = app.services;
  for (let n = 0; n < 40; n += 1) answers.hear({ route: '/api/health/ready', status: 503 });
  await answers.flush();
  await look();
  expect(await alarms()).toEqual([]);
  for (let n = 0; n < 15; n += 1) answers.hear({ route: '/api/contact', status: 500 });
  await answers.flush();
  for (let n = 0; n < 15; n += 1) answers.hear({ route: '/api/contact', status: 503 });
  await answers.flush();
  await look();
  expect((await overview()).alarms).toMatchObject([{ kind: 'errors', figures: { faulty: 30 } }]);
  later(2 * 60 * 60 * 1000);
  await look();
  expect(await alarms()).toEqual([]);
});

it('keeps what it counted while the database cannot take it', async () => {
  const { answers } = app.services;
  for (let n = 0; n < 20; n += 1) answers.hear({ route: '/api/contact', status: 500 });
  await app.database.pool.query('alter table answer_counts rename to gone');
  await expect(answers.flush()).rejects.toThrow('answer_counts');
  await app.database.pool.query('alter table gone rename to answer_counts');
  await answers.flush();
  expect((await answers.lastHour()).faulty).toBe(20);
});

it('tells of a queue that nobody works on, not of jobs of a later time nor of those given up', async () => {
  await app.deps.queue.add({ task: 'x', payload: {}, urgency: 'ordinary' });
  const wait = (change: string) =>
    app.database.pool.query(`update graphile_worker._private_jobs set ${change}`);
  app.clock.now = new Date();
  await wait(`run_at = now() + interval '1 hour'`);
  await look();
  expect(await alarms()).not.toContain('queue');
  await wait(`run_at = now() - interval '40 minutes'`);
  await look();
  expect(await alarms()).toContain('queue');
  await wait(`attempts = max_attempts`);
  await look();
  expect(await alarms()).not.toContain('queue');
});

it('tells once of a backup that is late: as an alarm, no more among what waits', async () => {
  await app.database.pool.query(
    `insert into backups (id, file, bytes, rows, made_at, checked_at) values (gen_random_uuid(), 'a', 1, 1, $1, $1)`,
    [START],
  );
  later(2 * DAY_MS + 1);
  expect([await alarms(), await waiting()]).toEqual([[], ['backup']]);
  await look();
  expect([await alarms(), await waiting()]).toEqual([['backup'], []]);
  const late = (await letters()).find(({ subject }) => subject.endsWith('backup is late'));
  expect(late?.text).toContain('November 20, 2026');
});

it('writes to each admin in their language', async () => {
  await app.database.pool.query(`update users set locale = 'fr' where id = $1`, [admin.user.id]);
  free = GIB;
  await look();
  const subjects = (await letters()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.endsWith('Le disque est presque plein'))).toHaveLength(1);
  await app.database.pool.query(`update users set locale = 'en' where id = $1`, [admin.user.id]);
});
