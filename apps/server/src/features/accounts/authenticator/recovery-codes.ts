import { RECOVERY_CODES } from '@ori/contracts/authenticator';
import { recoveryCodeOf, shownRecoveryCode } from '@ori/core/accounts/authenticator';
import type { Tx } from '../../../db/database.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { AuthenticatorStore, Owner } from './authenticator.store.ts';

const CODE_BYTES = 10;

interface RecoveryDeps extends Pick<AccountsDeps, 'now' | 'randomBytes' | 'secrets'> {
  readonly authenticatorStore: AuthenticatorStore;
}

/** Codes for when the app is not at hand. Each has 50 random bits, so a keyed hash is enough. */
export function createRecoveryCodes({ authenticatorStore, now, randomBytes, secrets }: RecoveryDeps) {
  const hashOf = ({ id }: Owner, code: string) => keyedHash(secrets.pepper, `recovery:${id}`, code);
  return {
    hashOf,
    /** New ones in place of all before, as they are shown. */
    async make(owner: Owner, tx: Tx): Promise<string[]> {
      const codes = new Set<string>();
      while (codes.size < RECOVERY_CODES) codes.add(recoveryCodeOf(randomBytes(CODE_BYTES)));
      const hashes = [...codes].map((code) => hashOf(owner, code));
      await authenticatorStore.replaceCodes(owner, hashes, now(), tx);
      return [...codes].map(shownRecoveryCode);
    },
  };
}
export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;
