import type { Audit } from '../../db/audit-entry.ts';
import { auditEntries } from './accounts.tables.ts';

export function createAudit(deps: { readonly now: () => Date; readonly newId: () => string }): Audit {
  return async (entry, tx) => {
    await tx
      .insert(auditEntries)
      .values({ ...entry, detail: { ...entry.detail }, id: deps.newId(), at: deps.now() });
  };
}
