import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';
import { ignoreErrors, isDatabaseDown } from './pg-errors.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

type OnMessage = (payload: unknown) => void;
interface Entry {
  readonly onMessage: OnMessage;
  readonly onRenewed: (() => void) | undefined;
}

/** Listens to notifications on one connection of its own, which is opened at need and renewed when it is lost. */
export class NotificationListener {
  readonly #config: pg.ClientConfig;
  readonly #log: Log;
  readonly #listeners = new Map<string, Set<Entry>>();
  #client: Promise<pg.Client | null> | null = null;
  #isClosed = false;

  constructor(config: pg.ClientConfig, log: Log) {
    this.#config = config;
    this.#log = log;
  }

  /**
   * Calls back for each notification on the channel, and once a lost connection is back; answers how to end that.
   */
  async listen(channel: string, onMessage: OnMessage, onRenewed?: () => void): Promise<() => Promise<void>> {
    // An entry of its own for each call, so that the same callback may listen twice and end once.
    const entry: Entry = { onMessage, onRenewed };
    const others = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, others.add(entry));
    this.#client ??= this.#connect();
    await this.#send('listen', channel);
    return () => this.#unlisten(channel, entry);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#listeners.clear();
    const client = await this.#client;
    await client?.end().catch(() => {});
  }

  async #unlisten(channel: string, entry: Entry): Promise<void> {
    const others = this.#listeners.get(channel);
    others?.delete(entry);
    if (others === undefined || others.size > 0) return;
    this.#listeners.delete(channel);
    await this.#send('unlisten', channel);
  }

  /** A lost connection is no failure here: the next one listens to every channel on the list. */
  async #send(verb: 'listen' | 'unlisten', channel: string): Promise<void> {
    const client = await this.#client;
    await client?.query(`${verb} ${pg.escapeIdentifier(channel)}`).catch((error: unknown) => {
      if (!isDatabaseDown(error)) throw error;
    });
  }

  /** Tries until it has a connection that listens to everything; null once closed. */
  async #connect(): Promise<pg.Client | null> {
    for (let pauseMs = FIRST_PAUSE_MS; !this.#isClosed; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const client = new pg.Client({ ...this.#config, application_name: 'ori-listener', keepAlive: true });
      try {
        await this.#prepare(client);
        return client;
      } catch (error) {
        this.#log.warn({ err: error }, 'The connection for notifications could not be opened');
        await client.end().catch(() => {});
        await sleep(pauseMs);
      }
    }
    return null;
  }

  async #renew(): Promise<pg.Client | null> {
    const client = await this.#connect();
    if (client === null) return null;
    for (const { onRenewed } of [...this.#listeners.values()].flatMap((entries) => [...entries]))
      onRenewed?.();
    return client;
  }

  async #prepare(client: pg.Client): Promise<void> {
    ignoreErrors(client);
    client.on('notification', (message) => this.#deliver(message.channel, message.payload ?? ''));
    await client.connect();
    for (const channel of this.#listeners.keys())
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    client.once('end', () => {
      if (!this.#isClosed) this.#client = this.#renew();
    });
  }

  #deliver(channel: string, text: string): void {
    for (const { onMessage } of this.#listeners.get(channel) ?? []) {
      try {
        onMessage(JSON.parse(text));
      } catch (error) {
        this.#log.error({ err: error, channel }, 'A notification could not be dealt with');
      }
    }
  }
}
