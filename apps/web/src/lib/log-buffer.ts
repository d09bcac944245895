import { LOG_BUFFER_ENTRIES } from '@ori/contracts/limits';
import { rest } from './rest.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  readonly at: string;
  readonly path: string;
  readonly detail?: string;
}

type Post = (entries: readonly LogEntry[]) => Promise<boolean>;

const SEND_AFTER_MS = 5_000;

const postToServer: Post = async (entries) => (await rest('POST', '/api/logs', { entries })).ok;
const isSent = (entry: LogEntry): boolean => entry.level === 'warn' || entry.level === 'error';

export interface LogBuffer {
  readonly add: (level: LogLevel, message: string, detail?: string) => void;
  readonly entries: () => readonly LogEntry[];
  /** Sends the warnings and errors not sent yet; what cannot be sent stays for the next time. */
  readonly flush: () => Promise<void>;
}

/** Keeps the last 100 entries and, with a `post`, sends warnings and errors (spec §7, §9). */
export function createLogBuffer(
  post: Post | null,
  later: (act: () => void) => void = (act) => void setTimeout(act, SEND_AFTER_MS),
): LogBuffer {
  let entries: readonly LogEntry[] = [];
  let unsent: readonly LogEntry[] = [];
  const flush = async (): Promise<void> => {
    const batch = unsent;
    unsent = [];
    if (!post || batch.length === 0) return;
    if (!(await post(batch))) unsent = [...batch, ...unsent].slice(-LOG_BUFFER_ENTRIES);
  };
  return {
    entries: () => entries,
    flush,
    add: (level, message, detail) => {
      const entry: LogEntry = {
        level,
        message: message.slice(0, 2_000),
        at: new Date().toISOString(),
        path: location.pathname.slice(0, 300),
        ...(detail ? { detail: detail.slice(0, 4_000) } : {}),
      };
      entries = [...entries, entry].slice(-LOG_BUFFER_ENTRIES);
      if (!post || !isSent(entry)) return;
      if (unsent.length === 0) later(() => void flush());
      unsent = [...unsent, entry].slice(-LOG_BUFFER_ENTRIES);
    },
  };
}

const buffer = createLogBuffer(import.meta.env.PROD ? postToServer : null);

/** Writes to the app's own buffer. Never put personal data in a message. */
export function report(level: LogLevel, message: string, detail?: string): void {
  buffer.add(level, message, detail);
}

/** Reports what nobody caught. */
export function reportUncaught(): void {
  window.addEventListener('error', (event) =>
    report('error', event.message, (event.error as Error | null)?.stack),
  );
  window.addEventListener('unhandledrejection', (event) =>
    report('error', String(event.reason), (event.reason as Error | null)?.stack),
  );
}
