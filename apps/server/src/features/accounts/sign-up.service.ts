import type { RegisterInput } from '@ori/contracts/accounts';
import { type Result, fail, succeed } from '@ori/contracts/result';
import { type Refusal, signUpRefusal } from '@ori/core/accounts/sign-up';
import type { AccountMaker } from './account-maker.ts';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import type { Invitations } from './invitations.ts';
import type { Appointment } from './new-account.ts';
import type { RareCalls } from './rare-calls.ts';
import { refuseInTime } from './refusal-time.ts';
import type { SignIn, SignedIn } from './sign-in.service.ts';

const SIGN_UPS_PER_ADDRESS_PER_HOUR = 200;

interface SignUpDeps extends Pick<AccountsDeps, 'now' | 'refusalAfterMs' | 'isSignUpOpen'> {
  readonly maker: AccountMaker;
  readonly rareCalls: RareCalls;
  readonly invitations: Invitations;
  readonly signIn: SignIn;
  readonly emailConfirmation: EmailConfirmation;
}

/** Opening an account of one's own, by the form or the spec's payload (spec §5, design §5). */
export function createSignUp(deps: SignUpDeps) {
  async function register(input: RegisterInput, caller: Caller): Promise<Result<SignedIn, Refusal>> {
    const mayTry = await deps.rareCalls.allowFrom('register', caller.address, SIGN_UPS_PER_ADDRESS_PER_HOUR);
    if (!mayTry) return fail({ code: 'too-many-requests' });
    if ((await deps.isSignUpOpen?.()) === false) return fail({ code: 'sign-up-closed' });
    const refusal = signUpRefusal(input, deps.now().getUTCFullYear());
    if (refusal) return fail(refusal);
    const isProved = deps.invitations.prove(input.invitation, input.email);
    const appointment = isProved ? { emailVerifiedAt: deps.now() } : {};
    const inTheirLanguage = { ...input, locale: input.locale ?? caller.locale };
    const made = await deps.maker.make(inTheirLanguage, appointment, async (user, tx) => ({
      user,
      signedIn: await deps.signIn.enter(user, caller, { act: 'sign-up', remember: false, proved: null }, tx),
    }));
    if (!made.ok) return made;
    deps.emailConfirmation.askNewcomer(made.value.user);
    return succeed(made.value.signedIn);
  }

  return {
    register: (input: RegisterInput, caller: Caller) =>
      refuseInTime(deps.refusalAfterMs, () => register(input, caller)),
    /**
     * Makes an account of any role, admins too. For this server's own use (the demo family, the first admin):
     * no route leads here.
     */
    appoint: (input: RegisterInput, appointment: Appointment): Promise<Result<UserRow, Refusal>> =>
      deps.maker.make(input, appointment, async (user) => user),
  };
}
export type SignUp = ReturnType<typeof createSignUp>;
