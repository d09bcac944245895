import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { LetterKind } from '@ori/core/messaging/letter-rules';
import type { Log } from '../db/log.ts';
import type { NewJob, Queue } from '../queue/queue.ts';
import { JobFailed, reasonOf } from '../queue/reason-of.ts';
import type { Sealer } from '../sealer.ts';
import type { Urgency } from '../queue/urgency.ts';
import type { Deliver, Keeping, Mail, MailMessage } from './mail.ts';

/** The queue's name for a letter. */
export const LETTER_TASK = 'letter';

/** Hears whether a letter that was tried left. */
export type OnTried = (outcome: 'delivered' | 'failed') => Promise<void>;

interface Deps {
  readonly queue: Pick<Queue, 'add' | 'handle' | 'drain'>;
  readonly sealer: Sealer;
  readonly deliver: Deliver;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Log;
  /** Hears of a letter that is dropped unsent, past its time; not to whom it was. */
  readonly onDropped?: (id: string) => Promise<void>;
  /** Hears how a try ended; not of which letter. */
  readonly onTried?: OnTried;
  readonly closeTransport?: () => Promise<void>;
}

/** What the queue keeps: the kind and the time in the clear, all else sealed. */
const kept = z.object({
  id: z.string(),
  kind: z.string(),
  until: z.iso.datetime().nullable(),
  sealed: z.string(),
  afterwards: z.custom<NewJob>().optional(),
});
type Kept = z.infer<typeof kept>;

/** The database may be away for a moment when a letter is sent: pauses before it is kept anew, in milliseconds. */
const KEEP_PAUSES_MS = [100, 300, 1_000, 3_000, 10_000];

const AWAITED: readonly LetterKind[] = ['code', 'childCode', 'pinReset', 'confirmEmail', 'mailTrial'];
const LEISURELY: readonly LetterKind[] = ['digest', 'newsletter', 'newTexts'];

function urgencyOf(kind: LetterKind): Urgency {
  if (kind.startsWith('alert')) return 'danger';
  if (AWAITED.includes(kind)) return 'awaited';
  return LEISURELY.includes(kind) ? 'leisurely' : 'ordinary';
}

/** Mail by the durable queue, over any way of delivering. */
export function createQueuedMail(deps: Deps): Mail {
  const { queue, sealer, deliver, now, newId, log } = deps;
  let sending: Promise<void> = Promise.resolve();

  function jobOf({ goodForMs, ...message }: MailMessage, { key, afterwards }: Keeping): NewJob {
    const until = goodForMs === undefined ? null : new Date(now().getTime() + goodForMs).toISOString();
    const letter = { id: newId(), kind: message.kind, until, sealed: sealer.seal(JSON.stringify(message)) };
    const payload: Kept = afterwards === undefined ? letter : { ...letter, afterwards };
    const job = { task: LETTER_TASK, payload, urgency: urgencyOf(message.kind) };
    return key === undefined ? job : { ...job, key };
  }

  async function keepUntilKept(job: NewJob): Promise<void> {
    for (const pauseMs of KEEP_PAUSES_MS) {
      try {
        return await queue.add(job);
      } catch (err) {
        log.warn({ err }, 'a letter could not be kept yet');
      }
      await wait(pauseMs);
    }
    await queue.add(job);
  }

  /** A letter is delivered or not, whether or not that could be written down. */
  const tell: OnTried = async (outcome) =>
    deps.onTried?.(outcome).catch((err: unknown) => log.warn({ err }, 'how a letter went was not kept'));

  queue.handle(LETTER_TASK, async (payload) => {
    const { id, until, sealed, afterwards } = kept.parse(payload);
    if (until !== null && new Date(until) <= now()) {
      log.warn({ mail: id }, 'a letter was dropped unsent, past its time');
      await deps.onDropped?.(id);
      return;
    }
    const message = sealer.open(sealed);
    if (message === null) throw new JobFailed('SealedElsewhere');
    try {
      await deliver(JSON.parse(message) as MailMessage, id);
    } catch (error) {
      await tell('failed');
      // What a mail server says repeats addresses: only the class goes on.
      throw new JobFailed(reasonOf(error));
    }
    log.info({ mail: id }, 'mail delivered');
    await tell('delivered');
    if (afterwards !== undefined) await queue.add(afterwards);
  });

  return {
    send(message) {
      const job = jobOf(message, {});
      sending = sending
        .then(() => keepUntilKept(job))
        .catch((err: unknown) => log.error({ err }, 'a letter was lost: the database could not be reached'));
    },
    keep: (message, within, keeping = {}) => queue.add(jobOf(message, keeping), within),
    async flush() {
      await sending;
      await queue.drain();
    },
    async close() {
      await sending;
      await deps.closeTransport?.();
    },
  };
}
