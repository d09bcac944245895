import path from 'node:path';
import type { Log } from '../db/log.ts';
import { createMailQueue } from './mail-queue.ts';
import type { Mail } from './mail.ts';
import { openOutbox } from './outbox.ts';
import { openSmtp, type SmtpTls, tlsFor } from './smtp.ts';

export interface OpenMailOptions {
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
  /** Hears of a letter that was given up. */
  readonly onGivenUp?: () => Promise<void>;
}

/** The folder mail is kept in when no SMTP server is set. */
export function outboxFolder(dataDir: string): string {
  return path.join(dataDir, 'outbox');
}

/** Mail by SMTP when configured, else into the outbox on disk. */
export function openMail(options: OpenMailOptions): Mail {
  const { newId, log, onGivenUp } = options;
  const queue = { newId, log, ...(onGivenUp ? { onGivenUp } : {}) };
  if (!options.smtpUrl) {
    return createMailQueue({ deliver: openOutbox(outboxFolder(options.dataDir), options.now), ...queue });
  }
  const { smtpUrl: url, from, smtpTls = 'required' } = options;
  const smtp = openSmtp({ url, from, tls: tlsFor(url, smtpTls) });
  return createMailQueue({ deliver: smtp.deliver, closeTransport: smtp.close, ...queue });
}
