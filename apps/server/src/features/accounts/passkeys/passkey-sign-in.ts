import type { PasskeySignInInput } from '@ori/contracts/passkeys';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { AccountsDeps, Caller } from '../accounts.deps.ts';
import { refuseInTime } from '../refusal-time.ts';
import type { SignedIn, SignIn } from '../sign-in.service.ts';
import type { PasskeyProof } from './passkey-proof.ts';

interface PasskeySignInDeps extends Pick<AccountsDeps, 'refusalAfterMs'> {
  readonly passkeyProof: PasskeyProof;
  readonly signIn: SignIn;
}

/**
 * Signing in by passkey. Its person holds it and unlocked it, which is both factors: no code follows on a new device,
 * and no budget of guesses holds it, since there is nothing to guess (decision 046).
 */
export function createPasskeySignIn({ passkeyProof, signIn, refusalAfterMs }: PasskeySignInDeps) {
  return {
    start: passkeyProof.start,
    /** Every refusal is the same: for a passkey nobody has, a wrong signature, an account that may not come in. */
    finish(input: PasskeySignInInput, caller: Caller): Promise<Result<SignedIn, 'passkey-refused'>> {
      return refuseInTime(refusalAfterMs, async () => {
        const user = await passkeyProof.personOf(input.passkey, caller.passkeyCookie);
        if (user === null) return fail('passkey-refused');
        const entrance = { act: 'sign-in-passkey', remember: input.remember === true, proved: null };
        return succeed(await signIn.enterAlone(user, caller, entrance));
      });
    },
  };
}
export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;
