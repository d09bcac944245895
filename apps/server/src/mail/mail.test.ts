import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { createDeadJobs } from '../queue/dead-jobs.ts';
import { createQueue } from '../queue/queue.ts';
import { tidyQueue } from '../queue/tidy.ts';
import { openTestDatabase } from '../testing/database.ts';
import { openSmtpServer } from '../testing/smtp-server.ts';
import type { MailMessage } from './mail.ts';
import { openMail, type OpenMailOptions, outboxFolder } from './open-mail.ts';
import { readOutbox } from './outbox.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { MailNotEncrypted, openSmtp, tlsFor } from './smtp.ts';

const log = pino({ level: 'silent' });
const newId = () => randomUUID();
const letter = {
  kind: 'pinReset',
  to: 'grown-up@example.org',
  subject: 'Votre code — été',
  text: 'Un lien : https://ori.test/a?b=c\n<script>',
} as const;
let dataDir: string;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'ori-mail-'));
});
afterEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
  await rm(dataDir, { recursive: true, force: true });
});

/** The mail of one running process; all of them share the queue. */
function open(options: Partial<OpenMailOptions> = {}) {
  const queue = createQueue({ database, log });
  const own = { dataDir, from: 'Ori <ori@ori.test>', now: () => new Date(), newId, log };
  return openMail({ ...own, queue, secret: 's'.repeat(32), ...options });
}
const pool = () => database.pool;
/** Makes what failed due at once. */
const hurry = () => pool().query('update graphile_worker._private_jobs set run_at = now()');
const waiting = async () =>
  (
    await pool().query(
      'select payload::text, attempts, priority from graphile_worker._private_jobs order by id',
    )
  ).rows;
const subjects = ({ received }: { received: readonly { body: string }[] }) =>
  received.map(({ body }) => /Subject: (\w+)/.exec(body)?.[1]);

const of = (kind: 'newTexts' | 'payment' | 'code' | 'alertSafeguarding'): MailMessage => ({
  ...letter,
  kind,
  subject: kind,
});
const tidy = () => tidyQueue({ database, now: () => new Date(), onDropped: async () => undefined });

describe('mail by SMTP', () => {
  it('delivers sender, receiver, subject and text', async () => {
    const server = await openSmtpServer(0);
    const mail = open({ smtpUrl: server.url });
    mail.send(letter);
    await mail.flush();
    await mail.close();
    await server.close();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'ori@ori.test', to: [letter.to] });
    expect(server.received[0]?.body).toContain('https://ori.test/a?b=');
  });

  it('tries again when the server refuses, with one Message-ID, and sends it once', async () => {
    const server = await openSmtpServer(2);
    const mail = open({ smtpUrl: server.url });
    await mail.keep(letter);
    for (let n = 0; n < 4; n += 1) {
      await mail.flush();
      await hurry();
    }
    await mail.close();
    await server.close();
    expect(server.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('is delivered by another process after the one that took it ended', async () => {
    const server = await openSmtpServer(0);
    const first = open();
    first.send(letter);
    await first.close();
    const second = open({ smtpUrl: server.url });
    await second.flush();
    await second.close();
    await server.close();
    expect(server.received).toHaveLength(1);
  });

  it('of danger goes first, and what gathers news last', async () => {
    const server = await openSmtpServer(0);
    const mail = open({ smtpUrl: server.url });
    for (const kind of ['newTexts', 'payment', 'code', 'alertSafeguarding'] as const) mail.send(of(kind));
    await mail.flush();
    await mail.close();
    await server.close();
    expect(subjects(server)).toEqual(['alertSafeguarding', 'code', 'payment', 'newTexts']);
  });

  it('that can never be delivered is given up at last, seen by its kind, and goes on when tried again', async () => {
    const server = await openSmtpServer(1);
    const mail = open({ smtpUrl: server.url });
    await mail.keep(letter);
    await pool().query('update graphile_worker._private_jobs set attempts = max_attempts - 1');
    await mail.flush();
    const dead = createDeadJobs(database);
    const [found] = await dead.list();
    expect(found).toMatchObject({ task: 'letter', kind: 'pinReset', reason: 'EMESSAGE' });
    await database.db.transaction((tx) => dead.tryAgain(found!.id, tx));
    await mail.flush();
    await mail.close();
    await server.close();
    expect(server.received).toHaveLength(1);
  });
});

describe('a letter that waits', () => {
  it('tells a reader of the database neither address nor words', async () => {
    const mail = open();
    await mail.keep(letter);
    const [row] = await waiting();
    expect(row?.payload).toContain('pinReset');
    expect(row?.payload).not.toMatch(/example\.org|Votre|lien/);
    const other = open({ secret: 't'.repeat(32) });
    await other.flush();
    expect((await waiting())[0]).toMatchObject({ attempts: 1 });
  });

  it('is dropped unsent once it is past its time, when it is tried or before', async () => {
    let at = Date.now();
    const dropped: string[] = [];
    const now = () => new Date(at);
    const onDropped = async (id: string) => void dropped.push(id);
    const mail = open({ now, onDropped });
    await mail.keep({ ...letter, goodForMs: 600_000 });
    at += 600_001;
    await mail.flush();
    expect([dropped.length, await waiting()]).toEqual([1, []]);
    await mail.keep({ ...letter, goodForMs: 600_000 });
    await mail.keep(letter);
    await tidyQueue({ database, now, onDropped });
    expect(await waiting()).toHaveLength(2);
    at += 600_001;
    await tidyQueue({ database, now, onDropped });
    expect([dropped.length, (await waiting()).length]).toEqual([2, 1]);
    await expect(readdir(outboxFolder(dataDir))).rejects.toThrow('ENOENT');
  });

  it('waits at most an hour for its next try, and is forgotten two weeks after it was given up', async () => {
    await open().keep(letter);
    await pool().query(
      `update graphile_worker._private_jobs set attempts = 9, run_at = now() + interval '6 hours'`,
    );
    await tidy();
    const late = `select 1 from graphile_worker._private_jobs where run_at > now() + interval '61 minutes'`;
    expect((await pool().query(late)).rows).toEqual([]);
    await pool().query('update graphile_worker._private_jobs set attempts = max_attempts');
    await tidy();
    expect(await waiting()).toHaveLength(1);
    await pool().query(`update graphile_worker._private_jobs set updated_at = now() - interval '15 days'`);
    await tidy();
    expect(await waiting()).toEqual([]);
  });
});

/** Delivers one letter, or throws why not; answers how it travelled. */
async function sentTo(hasTls: boolean, tls: 'required' | 'optional', query = ''): Promise<boolean[]> {
  const server = await openSmtpServer(0, { hasTls });
  const { deliver, close } = openSmtp({ url: `${server.url}${query}`, from: 'ori@ori.test', tls });
  try {
    await deliver(letter, newId());
    return server.received.map(({ isEncrypted }) => isEncrypted);
  } catch (error) {
    expect(server.received).toEqual([]);
    throw error;
  } finally {
    await close();
    await server.close();
  }
}

describe('a letter on its way', () => {
  const TRUSTING = '?tls.rejectUnauthorized=false';

  it('never leaves unencrypted where encryption is required', async () => {
    await expect(sentTo(false, 'required')).rejects.toThrow(MailNotEncrypted);
    expect(await sentTo(true, 'required', TRUSTING)).toEqual([true]);
  });

  it('is not handed to a server whose certificate nobody vouches for', async () => {
    await expect(sentTo(true, 'required')).rejects.toThrow(MailNotEncrypted);
  });

  it('is encrypted where the server offers it, and goes all the same elsewhere, once told so', async () => {
    expect(await sentTo(true, 'optional', TRUSTING)).toEqual([true]);
    expect(await sentTo(false, 'optional')).toEqual([false]);
  });

  it.each([
    ['smtp://user:secret@mail.example.org:587', 'required'],
    ['smtp://10.0.0.5', 'required'],
    ['smtp://localhost.example.org', 'required'],
    ['smtp://127.0.0.1:2525', 'optional'],
    ['smtp://localhost', 'optional'],
    ['smtp://[::1]:25', 'optional'],
  ])('to %s: encryption is %s unless told otherwise', (url, expected) => {
    expect(tlsFor(url, 'required')).toBe(expected);
    expect(tlsFor(url, 'optional')).toBe('optional');
  });
});

describe('mail without SMTP', () => {
  it('is kept in the outbox, readable by the owner only, and never half-written', async () => {
    const mail = open();
    mail.send(letter);
    await mail.flush();
    const [file = ''] = await readdir(outboxFolder(dataDir));
    expect(file).toMatch(/\.json$/);
    expect((await stat(path.join(outboxFolder(dataDir), file))).mode & 0o777).toBe(0o600);
  });

  it('keeps the order of letters that were sent in one millisecond', async () => {
    const mail = open({ now: () => new Date(0) });
    const names = Array.from({ length: 20 }, (_, index) => `Letter ${index}`);
    for (const subject of names) mail.send({ ...letter, subject });
    await mail.flush();
    const shown = await readOutbox(outboxFolder(dataDir));
    expect(shown.map(({ subject }) => subject)).toEqual(names.toReversed());
  });

  it('is shown at /dev/outbox, newest first, with links, and with nothing that could run', async () => {
    let at = 0;
    const mail = open({ now: () => new Date((at += 1_000)) });
    mail.send(letter);
    await mail.flush();
    mail.send({ ...letter, subject: 'Later' });
    await mail.flush();
    const app = Fastify();
    await app.register(outboxRoutes({ folder: outboxFolder(dataDir) }));
    const { body } = await app.inject('/dev/outbox');
    await app.close();
    expect(body.indexOf('Later')).toBeLessThan(body.indexOf('Votre code'));
    expect(body).toContain('<a href="https://ori.test/a?b=c">');
    expect(body).not.toContain('<script>');
  });
});
