import { registerInput } from '@ori/contracts/accounts';
import type { Locale } from '@ori/contracts/locale';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Refusal } from '@ori/core/accounts/sign-up';
import type { Audit } from '../../db/audit-entry.ts';
import type { Tx } from '../../db/database.ts';
import type { AccountMaker } from './account-maker.ts';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import type { SignIn, SignedIn } from './sign-in.service.ts';

interface FirstAdminDeps extends Pick<AccountsDeps, 'now'> {
  readonly maker: AccountMaker;
  readonly signIn: SignIn;
  readonly emailConfirmation: EmailConfirmation;
  readonly audit: Audit;
}

interface NewAdmin {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
  readonly timeZone?: string | undefined;
  readonly isEmailProved: boolean;
}

/** Takes back the transaction it is thrown in. */
class Undone extends Error {}

/** The admin of an installation that has none, by whoever its first run lets through. */
export function createFirstAdmin({ maker, signIn, audit, ...deps }: FirstAdminDeps) {
  return {
    /** Makes the admin and lets the caller's browser in. Where `along` answers false, nothing of it was. */
    async make(
      { isEmailProved, ...given }: NewAdmin,
      caller: Caller,
      along: (adminId: string, tx: Tx) => Promise<boolean>,
    ): Promise<Result<SignedIn, Refusal | 'undone'>> {
      const input = registerInput.parse({ ...given, role: 'teacher' });
      const proved = isEmailProved ? { emailVerifiedAt: deps.now() } : {};
      const withAll = async (user: UserRow, tx: Tx) => {
        if (!(await along(user.id, tx))) throw new Undone();
        const { familyId, id } = user;
        const entry = { act: 'account-appointed', familyId, actorId: id, subjectId: id };
        await audit({ ...entry, detail: { by: 'first-run' } }, tx);
        const entrance = { act: 'sign-up', remember: false, proved: null };
        return { user, signedIn: await signIn.enter(user, caller, entrance, tx) };
      };
      try {
        const made = await maker.make(input, { role: 'admin', ...proved }, withAll);
        if (!made.ok) return made;
        deps.emailConfirmation.askNewcomer(made.value.user);
        return succeed(made.value.signedIn);
      } catch (error) {
        if (error instanceof Undone) return fail('undone');
        throw error;
      }
    },
  };
}
