import { LOG_BUFFER_ENTRIES } from '@ori/contracts/limits';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  readonly at: string;
  readonly path: string;
  readonly detail?: string;
}

type Take = (entry: LogEntry) => void;

/** What was reported before the buffer was fetched. */
let early: readonly LogEntry[] = [];
let take: Take = (entry) => {
  early = [...early, entry].slice(-LOG_BUFFER_ENTRIES);
};

/** From now on reports go there, with those made before. */
export function takeReports(by: Take): void {
  take = by;
  early.forEach(by);
  early = [];
}

/** Writes to the app's own log. Never put personal data in a message. */
export function report(level: LogLevel, message: string, detail?: string): void {
  take({
    level,
    message: message.slice(0, 2_000),
    at: new Date().toISOString(),
    path: location.pathname.slice(0, 300),
    ...(detail ? { detail: detail.slice(0, 4_000) } : {}),
  });
}

/** Reports what was thrown, whatever it is. */
export function reportThrown(thrown: unknown): void {
  report('error', String(thrown), (thrown as Error | null)?.stack);
}

/** Reports what nobody caught. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, message }) => reportThrown(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportThrown(reason));
}
