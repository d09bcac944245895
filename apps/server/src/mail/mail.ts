import type { Addressed } from '@ori/core/messaging/letter-rules';
import type { Executor } from '../db/database.ts';
import type { NewJob } from '../queue/queue.ts';

/** What one message says. */
export interface Words {
  readonly subject: string;
  readonly text: string;
}

/**
 * One message to one person, in plain words. Its kind decides to which addresses it may go: what tells of a child
 * needs one that was confirmed.
 */
export type MailMessage = Addressed &
  Words & {
    /** Where letters of this kind end, for the mail programs that show it beside the letter. */
    readonly unsubscribeUrl?: string;
    /** What it tells is worth nothing after so long: then it is dropped unsent. Milliseconds. */
    readonly goodForMs?: number;
  };

export interface Keeping {
  /** While a letter with this key waits or was given up, it is not kept again. */
  readonly key?: string;
  /** What is to be done once it is delivered. */
  readonly afterwards?: NewJob;
}

/**
 * Where mail goes: into the durable queue, and from there to its mail server, at least once. All tries of a letter
 * carry one `Message-ID`.
 */
export interface Mail {
  /** Keeps the letter in the background and returns at once: whoever asked must not learn from its time. */
  send(message: MailMessage): void;
  /** Keeps the letter; with `within` in that transaction, so that it is there exactly when what it tells of is. */
  keep(message: MailMessage, within?: Executor, keeping?: Keeping): Promise<void>;
  /** Resolves when everything kept so far was tried; what failed is left to a later try. */
  flush(): Promise<void>;
  /** Resolves when everything sent so far is kept. */
  close(): Promise<void>;
}

/** Delivers one message now, or throws; `id` names it in the log without saying to whom it went. */
export type Deliver = (message: MailMessage, id: string) => Promise<void>;
