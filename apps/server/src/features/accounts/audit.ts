import type { Audit } from '../../db/audit-entry.ts';
import { auditEntries } from './accounts.tables.ts';

export function createAudit(deps: { readonly now: () => Date; readonly newId: () => string }): Audit {
  return async (told, tx) => {
    const at = deps.now();
    const rows = [told]
      .flat()
      .map((entry) => ({ ...entry, detail: { ...entry.detail }, id: deps.newId(), at }));
    if (rows.length > 0) await tx.insert(auditEntries).values(rows);
  };
}
