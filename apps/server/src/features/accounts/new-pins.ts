import { type Result, fail, succeed } from '@ori/contracts/result';
import { pinFault } from '@ori/core/accounts/pin-rules';
import type { Refusal } from '@ori/core/accounts/sign-up';
import type { Tx } from '../../db/database.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { Audit } from '../../db/audit-entry.ts';
import { birthYearsOf } from './present-user.ts';
import { BUSY, type SecretHasher } from './secret-hasher.ts';
import type { SessionStore } from './sessions.store.ts';
import type { UserStore } from './users.store.ts';

/** Gives somebody another PIN, whoever decided it and however they proved that they may. */
export function createNewPins(deps: {
  readonly now: AccountsDeps['now'];
  readonly users: UserStore;
  readonly sessionStore: SessionStore;
  readonly hasher: SecretHasher;
  readonly audit: Audit;
}) {
  return {
    /** Hashes a PIN if the rules allow it for this person; 'too-many-requests' when too many wait. */
    async hash(user: UserRow, pin: string): Promise<Result<string, Refusal>> {
      const fault = pinFault(pin, birthYearsOf(user, deps.now()));
      if (fault) return fail({ code: fault });
      const pinHash = await deps.hasher.hash('pin', pin);
      return pinHash === BUSY ? fail({ code: 'too-many-requests' }) : succeed(pinHash);
    },
    /** Stores it and ends all sessions of the person: whoever knew the old one is out. */
    async store(user: UserRow, pinHash: string, actorId: string | null, tx: Tx): Promise<void> {
      await deps.users.update(user.id, { pinHash }, tx);
      await deps.sessionStore.endAll(user.id, tx);
      const { familyId, id: subjectId } = user;
      await deps.audit({ act: 'pin-changed', familyId, actorId, subjectId }, tx);
    },
  };
}
export type NewPins = ReturnType<typeof createNewPins>;
