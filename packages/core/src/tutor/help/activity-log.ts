/** The log keeps so many entries (spec §9). */
export const ACTIVITY_ENTRIES = 100;

/** One thing that happened on a page, kept in the browser only. */
export interface ActivityEntry {
  readonly atMs: number;
  readonly kind: 'page' | 'interaction' | 'error' | 'success' | 'offer' | 'action';
  readonly detail: string;
}

/** The log with one more entry; the oldest leave. */
export function withEntry(log: readonly ActivityEntry[], entry: ActivityEntry): readonly ActivityEntry[] {
  return [...log, entry].slice(-ACTIVITY_ENTRIES);
}
