import type { RegisterInput } from '@ori/contracts/accounts';
import { type Result, fail, succeed } from '@ori/contracts/result';
import { nameOf } from '@ori/core/accounts/names';
import { type PasswordFault, passwordFault } from '@ori/core/accounts/password-rules';
import type { Refusal } from '@ori/core/accounts/sign-up';
import type { Tx } from '../../db/database.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import { commonPasswords } from './common-passwords.ts';
import type { FamilyStore } from './families.store.ts';
import { type Appointment, rowOfSignUp } from './new-account.ts';
import { BUSY, type SecretHasher } from './secret-hasher.ts';
import { type UserStore, takenField } from './users.store.ts';
import type { WarnOwner } from './warn-owner.ts';

/** What is wrong with the password somebody chose, if they chose one. */
async function passwordFaultIn(input: RegisterInput): Promise<PasswordFault | null> {
  const { password, sacredId, email } = input;
  if (password === undefined) return null;
  const owner = { sacredId, email, ...(nameOf(input) ?? { firstName: '', lastName: '' }) };
  return passwordFault(password, owner, await commonPasswords());
}

interface AccountMakerDeps extends Pick<AccountsDeps, 'database' | 'now' | 'newId'> {
  readonly users: UserStore;
  readonly familyMembers: FamilyStore;
  readonly hasher: SecretHasher;
  readonly warnOwner: WarnOwner;
}

/** Makes an account with a family of its own, and whatever else belongs into the same transaction. */
export function createAccountMaker(deps: AccountMakerDeps) {
  const { users, hasher } = deps;

  async function refuseTaken(error: unknown, input: RegisterInput): Promise<Result<never, Refusal>> {
    const taken = takenField(error);
    if (taken === 'sacredId') return fail({ code: 'sacred-id-taken' });
    if (taken !== 'email') throw error;
    // That an address has an account is told to its owner alone.
    await deps.warnOwner(input.email ?? '');
    return fail({ code: 'registration-failed' });
  }

  return {
    async make<Value>(
      input: RegisterInput,
      appointment: Appointment,
      along: (user: UserRow, tx: Tx) => Promise<Value>,
    ): Promise<Result<Value, Refusal>> {
      const fault = await passwordFaultIn(input);
      if (fault) return fail({ code: fault });
      // Hashed before it is looked at whether the names are free: taken or not, the answer takes the same time.
      const pinHash = input.pin === undefined ? null : await hasher.hash('pin', input.pin);
      const passwordHash =
        input.password === undefined ? null : await hasher.hash('password', input.password);
      if (pinHash === BUSY || passwordHash === BUSY) return fail({ code: 'too-many-requests' });
      const account = { id: deps.newId(), familyId: deps.newId(), pinHash, passwordHash, now: deps.now() };
      try {
        return await deps.database.db.transaction(async (tx) => {
          await deps.familyMembers.insert(account.familyId, tx);
          const user = await users.insert(rowOfSignUp(input, account, appointment), tx);
          return succeed(await along(user, tx));
        });
      } catch (error) {
        return refuseTaken(error, input);
      }
    },
  };
}
export type AccountMaker = ReturnType<typeof createAccountMaker>;
