import { LOG_BUFFER_ENTRIES } from '@ori/contracts/limits';
import { takeReports, type LogEntry } from './report.ts';
import { rest } from './rest.ts';

/** Hands entries over; false where they did not arrive. A call of a page that is being left outlives it. */
type Post = (entries: readonly LogEntry[], isLeaving: boolean) => Promise<boolean>;

const SEND_AFTER_MS = 5_000;

/** Entries of one call: the longest of them together stay below 64 KiB, above which browsers and server refuse it. */
const AT_ONCE = 5;

const postToServer: Post = async (entries, isLeaving) =>
  (await rest('POST', '/api/logs', { entries }, { keepalive: isLeaving })).ok;
const isSent = (entry: LogEntry): boolean => entry.level === 'warn' || entry.level === 'error';

export interface LogBuffer {
  readonly add: (entry: LogEntry) => void;
  readonly entries: () => readonly LogEntry[];
  /** Sends the warnings and errors not sent yet; what cannot be sent, or is too much for one call, stays for the next time. */
  readonly flush: (isLeaving?: boolean) => Promise<void>;
}

/** Keeps the last 100 entries and, with a `post`, sends warnings and errors (spec §7, §9). */
export function createLogBuffer(
  post: Post | null,
  later: (act: () => void) => void = (act) => void setTimeout(act, SEND_AFTER_MS),
): LogBuffer {
  let entries: readonly LogEntry[] = [];
  let unsent: readonly LogEntry[] = [];
  let isDue = false;
  const flush = async (isLeaving = false): Promise<void> => {
    const batch = unsent.slice(-AT_ONCE);
    unsent = unsent.slice(0, -AT_ONCE);
    if (!post || batch.length === 0) return;
    if (!(await post(batch, isLeaving))) unsent = [...batch, ...unsent].slice(-LOG_BUFFER_ENTRIES);
  };
  return {
    entries: () => entries,
    flush,
    add: (entry) => {
      entries = [...entries, entry].slice(-LOG_BUFFER_ENTRIES);
      if (!post || !isSent(entry)) return;
      unsent = [...unsent, entry].slice(-LOG_BUFFER_ENTRIES);
      if (isDue) return;
      isDue = true;
      later(() => {
        isDue = false;
        void flush();
      });
    },
  };
}

/** Keeps what is reported here; in production the server hears of it, of a crash even where the page is left at once. */
export function keepReports(): void {
  const buffer = createLogBuffer(import.meta.env.PROD ? postToServer : null);
  takeReports(buffer.add);
  window.addEventListener('pagehide', () => void buffer.flush(true));
}
