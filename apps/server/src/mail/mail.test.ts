import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpServer } from '../testing/smtp-server.ts';
import { createMailQueue } from './mail-queue.ts';
import { openMail, outboxFolder } from './open-mail.ts';
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
/** A queue to a server of the test's, which hardly waits before it tries again. */
function queueTo({ url }: { readonly url: string }) {
  const { deliver, close: closeTransport } = openSmtp({ url, from: 'ori@ori.test', tls: 'optional' });
  return createMailQueue({ deliver, closeTransport, newId, log, firstRetryMs: 1 });
}
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'ori-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('mail by SMTP', () => {
  it('delivers sender, receiver, subject and text', async () => {
    const server = await openSmtpServer(0);
    const mail = openMail({
      smtpUrl: server.url,
      dataDir,
      from: 'Ori <ori@ori.test>',
      now: () => new Date(),
      newId,
      log,
    });
    mail.send(letter);
    await mail.close();
    await server.close();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'ori@ori.test', to: [letter.to] });
    expect(server.received[0]?.body).toContain('https://ori.test/a?b=');
  });

  it('tries again when the server refuses, and sends it once', async () => {
    const server = await openSmtpServer(2);
    const mail = queueTo(server);
    mail.send(letter);
    await mail.close();
    await server.close();
    expect(server.received).toHaveLength(1);
  });

  it('gives up after four tries without an unhandled failure, and goes on with the next letter', async () => {
    const server = await openSmtpServer(4);
    const mail = queueTo(server);
    mail.send(letter);
    await mail.flush();
    mail.send({ ...letter, subject: 'second' });
    await mail.close();
    await server.close();
    expect(server.received.map(({ body }) => /Subject: (\w+)/.exec(body)?.[1])).toEqual(['second']);
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
    const mail = openMail({ dataDir, from: 'ori@ori.test', now: () => new Date(), newId, log });
    mail.send(letter);
    await mail.flush();
    const [file = ''] = await readdir(outboxFolder(dataDir));
    expect(file).toMatch(/\.json$/);
    expect((await stat(path.join(outboxFolder(dataDir), file))).mode & 0o777).toBe(0o600);
  });

  it('keeps the order of letters that were sent in one millisecond', async () => {
    const mail = openMail({ dataDir, from: 'ori@ori.test', now: () => new Date(0), newId, log });
    const subjects = Array.from({ length: 20 }, (_, index) => `Letter ${index}`);
    for (const subject of subjects) mail.send({ ...letter, subject });
    await mail.flush();
    const shown = await readOutbox(outboxFolder(dataDir));
    expect(shown.map(({ subject }) => subject)).toEqual(subjects.toReversed());
  });

  it('is shown at /dev/outbox, newest first, with links, and with nothing that could run', async () => {
    let at = 0;
    const mail = openMail({ dataDir, from: 'ori@ori.test', now: () => new Date((at += 1_000)), newId, log });
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
