import type { AccountsDeps } from './accounts.deps.ts';
import type { OneTimeKind, UserRow } from './accounts.tables.ts';
import { sha256, tokenOf } from './keyed-hash.ts';
import type { NewOneTime } from './one-time.store.ts';

interface Wanted {
  readonly kind: OneTimeKind;
  readonly binding: string;
  readonly goodForMs: number;
}

/** A secret for a mailed link that works once, and the row that keeps its hash alone. */
export function newMailedToken(
  deps: Pick<AccountsDeps, 'now' | 'newId' | 'randomBytes'>,
  { id: userId, familyId }: UserRow,
  { kind, binding, goodForMs }: Wanted,
): { readonly token: string; readonly row: NewOneTime } {
  const token = tokenOf(deps.randomBytes(32));
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + goodForMs);
  const secretHash = sha256(token);
  return {
    token,
    row: { id: deps.newId(), userId, familyId, kind, secretHash, binding, createdAt, expiresAt },
  };
}
