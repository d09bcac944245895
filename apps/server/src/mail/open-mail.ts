import path from 'node:path';
import type { Log } from '../db/log.ts';
import type { Queue } from '../queue/queue.ts';
import { createSealer } from '../sealer.ts';
import type { Mail } from './mail.ts';
import { openOutbox } from './outbox.ts';
import { createQueuedMail, type OnTried } from './queued-mail.ts';
import { openSmtp, type SmtpTls, tlsFor } from './smtp.ts';

export interface OpenMailOptions {
  readonly queue: Queue;
  /** Seals letters while they wait. */
  readonly secret: string;
  /** `smtp://` or `smtps://`; without it mail is kept in the outbox folder of the data folder. */
  readonly smtpUrl?: string | undefined;
  /** Must letters leave encrypted? `required` unless told otherwise, but for a server on this machine. */
  readonly smtpTls?: SmtpTls;
  readonly dataDir: string;
  /** Sender's address. */
  readonly from: string;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Log;
  /** Hears of a letter that was dropped unsent, past its time. */
  readonly onDropped?: (id: string) => Promise<void>;
  /** Hears how a try ended; not of which letter. */
  readonly onTried?: OnTried;
}

/** The folder mail is kept in when no SMTP server is set. */
export function outboxFolder(dataDir: string): string {
  return path.join(dataDir, 'outbox');
}

/** Mail by SMTP when configured, else into the outbox on disk. */
export function openMail({ secret, dataDir, from, smtpUrl: url, smtpTls, ...shared }: OpenMailOptions): Mail {
  const queued = { ...shared, sealer: createSealer(secret, 'letters') };
  if (!url) return createQueuedMail({ ...queued, deliver: openOutbox(outboxFolder(dataDir), shared.now) });
  const smtp = openSmtp({ url, from, tls: tlsFor(url, smtpTls ?? 'required') });
  return createQueuedMail({ ...queued, deliver: smtp.deliver, closeTransport: smtp.close });
}
