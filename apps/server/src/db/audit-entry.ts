import type { Executor } from './database.ts';

/** A consequential act, by ids: who did what to whom. `detail` holds codes and field names, never values. */
export interface AuditEntry {
  readonly act: string;
  readonly familyId: string | null;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly detail?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** Writes an entry, or several at once, within the transaction of the act, so that neither exists without the other. */
export type Audit = (entry: AuditEntry | readonly AuditEntry[], tx: Executor) => Promise<void>;
