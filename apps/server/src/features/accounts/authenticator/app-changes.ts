import type { RecoveryCodesAnswer } from '@ori/contracts/authenticator';
import type { ErrorCode } from '@ori/contracts/errors';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Audit } from '../../../db/audit-entry.ts';
import type { Tx } from '../../../db/database.ts';
import type { Sealer } from '../../../sealer.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import type { UserRow } from '../accounts.tables.ts';
import { writeLetter } from '../mail-texts.ts';
import type { UserStore } from '../users.store.ts';
import type { AuthenticatorStore } from './authenticator.store.ts';
import type { RecoveryCodes } from './recovery-codes.ts';

export interface AppChangesDeps extends Pick<AccountsDeps, 'database' | 'mail' | 'publicUrl' | 'now'> {
  readonly users: UserStore;
  readonly authenticatorStore: AuthenticatorStore;
  readonly authenticatorSealer: Sealer;
  readonly recoveryCodes: RecoveryCodes;
  readonly audit: Audit;
}
type Outcome<Value> = Promise<Result<Value, ErrorCode>>;

/** What is written when an app or its recovery codes change: the rows, the audit, and the letter that tells of it. */
export function createAppChanges(deps: AppChangesDeps) {
  const { authenticatorStore, recoveryCodes, users, database } = deps;

  const write = (act: string, { id: subjectId, familyId }: UserRow, tx: Tx) =>
    deps.audit({ act, familyId, actorId: subjectId, subjectId }, tx);
  const tell = ({ email, locale }: UserRow, kind: 'appAdded' | 'appRemoved' | 'recoveryMade') => {
    const link = `${deps.publicUrl}/profile#authenticator`;
    if (email) deps.mail.send(writeLetter(kind, locale, email, { link }));
  };

  return {
    /** `step`: of the code that confirmed it, which is used up with that. */
    async add(user: UserRow, key: string, step: number): Outcome<RecoveryCodesAnswer> {
      const { id: userId, familyId } = user;
      const secretSealed = deps.authenticatorSealer.seal(key, userId);
      const [createdAt, lastUsedAt] = [deps.now(), null];
      const row = { familyId, userId, secretSealed, lastStep: step, createdAt, lastUsedAt };
      const codes = await database.db.transaction(async (tx) => {
        if (!(await authenticatorStore.insert(row, tx))) return null;
        await write('app-added', user, tx);
        return recoveryCodes.make(user, tx);
      });
      if (codes === null) return fail('moved-on');
      tell(user, 'appAdded');
      return succeed({ recoveryCodes: codes });
    },
    async remove(user: UserRow): Outcome<null> {
      const isGone = await database.db.transaction(async (tx) => {
        if (!(await authenticatorStore.remove(user, tx))) return false;
        await write('app-removed', user, tx);
        return true;
      });
      if (!isGone) return fail('not-found');
      tell(user, 'appRemoved');
      return succeed(null);
    },
    /** The row of the person is locked, so that two who ask at once do not leave twenty codes. */
    async renewCodes(user: UserRow): Outcome<RecoveryCodesAnswer> {
      const codes = await database.db.transaction(async (tx) => {
        await users.findForUpdate(user.id, tx);
        if ((await authenticatorStore.find(user, tx)) === null) return null;
        await write('recovery-codes-made', user, tx);
        return recoveryCodes.make(user, tx);
      });
      if (codes === null) return fail('not-found');
      tell(user, 'recoveryMade');
      return succeed({ recoveryCodes: codes });
    },
  };
}
