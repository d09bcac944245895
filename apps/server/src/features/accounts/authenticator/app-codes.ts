import { mayHaveAuthenticator, typedStep } from '@ori/core/accounts/authenticator';
import type { Audit } from '../../../db/audit-entry.ts';
import type { Sealer } from '../../../sealer.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import type { UserRow } from '../accounts.tables.ts';
import { writeLetter } from '../mail-texts.ts';
import type { AuthenticatorStore } from './authenticator.store.ts';
import type { AuthenticatorRow } from './authenticator.tables.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

interface AppCodesDeps extends Pick<AccountsDeps, 'database' | 'now' | 'mail' | 'publicUrl'> {
  readonly authenticatorStore: AuthenticatorStore;
  readonly authenticatorSealer: Sealer;
  readonly recoveryCodes: RecoveryCodes;
  readonly audit: Audit;
}

/** Checks codes of authenticator apps and recovery codes. Each is good once. Whoever calls counts the wrong ones. */
export function createAppCodes(deps: AppCodesDeps) {
  const { authenticatorStore, now } = deps;

  async function isOfApp(user: UserRow, app: AuthenticatorRow, code: string): Promise<boolean> {
    const key = deps.authenticatorSealer.open(app.secretSealed, user.id);
    const step = key === null ? null : await stepOf(key, code, now());
    return step !== null && authenticatorStore.useStep(user, app.secretSealed, step, now());
  }

  async function isRecovery(user: UserRow, code: string): Promise<boolean> {
    const left = await deps.database.db.transaction(async (tx) => {
      const hash = deps.recoveryCodes.hashOf(user, code);
      if (!(await authenticatorStore.useCode(user, hash, now(), tx))) return null;
      const { id: subjectId, familyId } = user;
      await deps.audit({ act: 'recovery-code-used', familyId, actorId: subjectId, subjectId }, tx);
      return authenticatorStore.codesLeft(user, tx);
    });
    if (left === null) return false;
    const link = `${deps.publicUrl}/profile#authenticator`;
    if (user.email) deps.mail.send(writeLetter('recoveryUsed', user.locale, user.email, { left, link }));
    return true;
  }

  return {
    /** The app of somebody who may have one. */
    appOf: async (user: UserRow): Promise<AuthenticatorRow | null> =>
      mayHaveAuthenticator(user.role) ? authenticatorStore.find(user) : null,
    /** Is this a code of the app, or a recovery code? It is used up with that. */
    async use(user: UserRow, app: AuthenticatorRow, typed: string): Promise<boolean> {
      const given = typedStep(typed);
      if (given === null) return false;
      return given.kind === 'digits' ? isOfApp(user, app, given.code) : isRecovery(user, given.code);
    },
  };
}
export type AppCodes = ReturnType<typeof createAppCodes>;
