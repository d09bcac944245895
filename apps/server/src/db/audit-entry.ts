import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import type { Role } from '@ori/contracts/roles';
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

interface Listed {
  readonly id: string;
  readonly familyId: string;
  readonly role: Role;
}

/** The looks at learners whom a list of everybody named, for the reason that was given; none without one. */
export function namesRead(
  operation: Operation,
  { userId: actorId, lookReason: reason }: Viewer,
  listed: readonly Listed[],
): readonly AuditEntry[] {
  if (reason === undefined) return [];
  const learners = listed.filter(({ role }) => role === 'student');
  const look = { act: 'record-opened', actorId, detail: { operation, reason } };
  return learners.map(({ id: subjectId, familyId }) => ({ ...look, familyId, subjectId }));
}
