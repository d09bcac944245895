import type { Addressed } from '@ori/core/messaging/letter-rules';

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
  };

/** Where mail goes. Sending never waits for the other side: whoever asked must not learn from its time. */
export interface Mail {
  /** Takes the message and returns at once; it is delivered in the background and tried again when that fails. */
  send(message: MailMessage): void;
  /** Takes the message like `send`, from a sender that keeps it until `onDelivered` was called. */
  post(message: MailMessage, onDelivered: () => Promise<void>): void;
  /** Resolves when everything taken so far is delivered or given up. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Delivers one message now, or throws; `id` names it in the log without saying to whom it went. */
export type Deliver = (message: MailMessage, id: string) => Promise<void>;
