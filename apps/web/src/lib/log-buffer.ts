import { LOG_BUFFER_ENTRIES } from '@ori/contracts/limits';
import { takeReports, type LogEntry } from './report.ts';
import { rest } from './rest.ts';

/** Hands entries over; false where they did not arrive. A call of a page that is being left outlives it. */
type Post = (entries: readonly LogEntry[], isLeaving: boolean) => Promise<boolean>;

const SEND_AFTER_MS = 5_000;

/** Browsers refuse what a page that is being left sends above 64 KiB, and the server any longer body. */
const BATCH_BYTES_MAX = 60 * 1024;

const bytesOf = (entry: LogEntry): number => new TextEncoder().encode(JSON.stringify(entry)).length + 1;

/** The newest of the entries that go in one call. */
function lastThatFit(entries: readonly LogEntry[]): readonly LogEntry[] {
  let left = BATCH_BYTES_MAX;
  let from = entries.length;
  for (const entry of entries.toReversed()) {
    left -= bytesOf(entry);
    if (left < 0) break;
    from -= 1;
  }
  return entries.slice(from);
}

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
    const batch = lastThatFit(unsent);
    unsent = unsent.slice(0, unsent.length - batch.length);
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
