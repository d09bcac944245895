import type { UsedPasskey } from '@ori/contracts/passkeys';
import { mayHavePasskeys } from '@ori/core/accounts/passkeys';
import type { AccountsDeps } from '../accounts.deps.ts';
import type { UserRow } from '../accounts.tables.ts';
import type { Deletion } from '../deletion.ts';
import { tokenOf } from '../keyed-hash.ts';
import type { UserStore } from '../users.store.ts';
import type { PasskeyQuestions } from './passkey-questions.ts';
import type { PasskeyStore } from './passkeys.store.ts';
import { challengeIn, relyingPartyOf, requestOptions, usedCounter } from './webauthn.ts';

interface PasskeyProofDeps extends Pick<AccountsDeps, 'now' | 'randomBytes' | 'publicUrl'> {
  readonly users: UserStore;
  readonly deletion: Deletion;
  readonly passkeyStore: PasskeyStore;
  readonly passkeyQuestions: PasskeyQuestions;
}

/** Asks for any passkey of this installation, and finds out whose answered. */
export function createPasskeyProof(deps: PasskeyProofDeps) {
  const { passkeyStore, passkeyQuestions } = deps;
  const party = relyingPartyOf(deps.publicUrl);

  const mayCome = (user: UserRow | null): user is UserRow =>
    user !== null && user.isActive && mayHavePasskeys(user.role) && deps.deletion.mayReturn(user);

  return {
    /** The question, and what ties it to the browser that asked: it comes back as a cookie. */
    async start() {
      const binding = tokenOf(deps.randomBytes(32));
      const challenge = await passkeyQuestions.ask('sign-in', binding);
      return { binding, options: await requestOptions({ challenge, party }) };
    },
    /** Whose passkey answered; null for every answer that proves nobody, for whatever reason. */
    async personOf(answer: UsedPasskey, binding: string | null): Promise<UserRow | null> {
      const challenge = await challengeIn(answer);
      if (!(await passkeyQuestions.answer('sign-in', challenge, binding)) || challenge === null) return null;
      const kept = await passkeyStore.findByWebauthnId(answer.id);
      const counter = kept && (await usedCounter(answer, challenge, kept, party));
      if (kept === null || counter === null) return null;
      const user = await deps.users.find(kept.userId);
      if (!mayCome(user)) return null;
      return (await passkeyStore.use(kept.id, counter, deps.now())) ? user : null;
    },
  };
}
export type PasskeyProof = ReturnType<typeof createPasskeyProof>;
