import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../db/log.ts';
import type { Deliver, Mail, MailMessage } from './mail.ts';

const FIRST_RETRY_MS = 500;
const TRIES = 4;

export interface MailQueueDeps {
  readonly deliver: Deliver;
  readonly newId: () => string;
  readonly log: Log;
  /** Hears of a letter that was given up after all tries; not to whom it went. */
  readonly onGivenUp?: () => Promise<void>;
  readonly firstRetryMs?: number;
  readonly closeTransport?: () => Promise<void>;
}

async function deliverWithRetries(deps: MailQueueDeps, message: MailMessage): Promise<boolean> {
  const id = deps.newId();
  let delayMs = deps.firstRetryMs ?? FIRST_RETRY_MS;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      await deps.deliver(message, id);
      deps.log.info({ mail: id }, 'mail delivered');
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      deps.log.error({ mail: id, attempt, reason }, 'mail was not delivered');
    }
    if (attempt < TRIES) await wait(delayMs);
    delayMs *= 2;
  }
  return false;
}

/** A mail port over any way of delivering: background, four tries with growing pauses, drained on close. */
export function createMailQueue(deps: MailQueueDeps): Mail {
  const underway = new Set<Promise<void>>();
  const flush = async () => {
    while (underway.size > 0) await Promise.all(underway);
  };
  const post: Mail['post'] = (message, onDelivered) => {
    const deliver = async () => {
      if (await deliverWithRetries(deps, message)) await onDelivered();
      else await deps.onGivenUp?.();
    };
    const delivery = deliver()
      .catch((err: unknown) => deps.log.error({ err }, 'what became of a mail could not be noted'))
      .finally(() => underway.delete(delivery));
    underway.add(delivery);
  };
  return {
    send: (message) => post(message, async () => undefined),
    post,
    flush,
    async close() {
      await flush();
      await deps.closeTransport?.();
    },
  };
}
