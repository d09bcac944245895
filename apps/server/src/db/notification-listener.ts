import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';
import { ignoreErrors, isDatabaseDown } from './pg-errors.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

type OnMessage = (payload: unknown) => void;

/** Listens to notifications on one connection of its own, which is opened at need and renewed when it is lost. */
export class NotificationListener {
  readonly #config: pg.ClientConfig;
  readonly #log: Log;
  readonly #listeners = new Map<string, Set<OnMessage>>();
  #client: Promise<pg.Client | null> | null = null;
  #isClosed = false;

  constructor(config: pg.ClientConfig, log: Log) {
    this.#config = config;
    this.#log = log;
  }

  /** Calls back for each notification on the channel; answers how to end that. */
  async listen(channel: string, onMessage: OnMessage): Promise<() => Promise<void>> {
    // A wrapper of its own for each call, so that the same callback may listen twice and end once.
    const entry: OnMessage = (payload) => onMessage(payload);
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

  async #unlisten(channel: string, entry: OnMessage): Promise<void> {
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

  async #prepare(client: pg.Client): Promise<void> {
    ignoreErrors(client);
    client.on('notification', (message) => this.#deliver(message.channel, message.payload ?? ''));
    await client.connect();
    for (const channel of this.#listeners.keys())
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    client.once('end', () => {
      if (!this.#isClosed) this.#client = this.#connect();
    });
  }

  #deliver(channel: string, text: string): void {
    for (const onMessage of this.#listeners.get(channel) ?? []) {
      try {
        onMessage(JSON.parse(text));
      } catch (error) {
        this.#log.error({ err: error, channel }, 'A notification could not be dealt with');
      }
    }
  }
}
