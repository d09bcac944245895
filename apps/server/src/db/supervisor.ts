import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import type { Presence } from './presence.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

interface Joined<Mode> {
  readonly mode: Mode;
  readonly presence: Presence;
}

/** Watches over one cluster on behalf of this process. */
export interface Supervisor<Mode> {
  readonly mode: Mode;
  /** Stops watching; answers our presence, null when the database was down. */
  stop(): Promise<Presence | null>;
}

/**
 * Joins the cluster, and joins it again, which starts it where needed, each time our presence in it is lost.
 * The first failure is thrown; later ones are logged and tried again, at longer and longer intervals up to a second.
 */
export async function keepAlive<Mode>(
  join: (isFirst: boolean, onLost: () => void) => Promise<Joined<Mode>>,
  log: Log,
): Promise<Supervisor<Mode>> {
  let isStopping = false;
  let presence: Presence | null = null;
  let recovery: Promise<void> = Promise.resolve();
  const onLost = () => {
    presence = null;
    if (!isStopping) recovery = recover();
  };
  const recover = async () => {
    const since = Date.now();
    log.warn('The database stopped; it is being started again');
    for (let pauseMs = FIRST_PAUSE_MS; !isStopping; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        presence = (await join(false, onLost)).presence;
        log.info({ afterMs: Date.now() - since }, 'The database is back');
        return;
      } catch (error) {
        log.error({ err: error }, 'The database could not be started');
        await sleep(pauseMs);
      }
    }
  };
  const first = await join(true, onLost);
  presence = first.presence;
  return {
    mode: first.mode,
    stop: async () => {
      isStopping = true;
      await recovery;
      return presence;
    },
  };
}
