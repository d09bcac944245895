import { PASSKEY_MINUTES } from '@ori/contracts/passkeys';
import type { AccountsDeps } from '../accounts.deps.ts';
import { sha256, tokenOf } from '../keyed-hash.ts';
import type { PasskeyStore } from './passkeys.store.ts';

/** What a question is for: the answer to one is none to the other. */
export type QuestionKind = 'add' | 'sign-in';

const hashOf = (kind: QuestionKind, challenge: string, binding: string) =>
  sha256([kind, challenge, binding].join('\u0000'));

/**
 * Questions a passkey signs ("challenges"): random, for five minutes, answered once, and only in the browser they were
 * asked in. `binding` names that browser: its session, or a cookie.
 */
export function createPasskeyQuestions(
  deps: Pick<AccountsDeps, 'now' | 'randomBytes'> & { readonly passkeyStore: PasskeyStore },
) {
  const { passkeyStore, now } = deps;
  return {
    /** Answers the random bytes to be signed. */
    async ask(kind: QuestionKind, binding: string): Promise<Uint8Array<ArrayBuffer>> {
      const challenge = Uint8Array.from(deps.randomBytes(32));
      const expiresAt = new Date(now().getTime() + PASSKEY_MINUTES * 60_000);
      await passkeyStore.ask(hashOf(kind, tokenOf(challenge), binding), expiresAt, now());
      return challenge;
    },
    /** Was this asked here, a short while ago? It is over with that, whatever else the answer is worth. */
    async answer(kind: QuestionKind, challenge: string | null, binding: string | null): Promise<boolean> {
      if (challenge === null || binding === null) return false;
      return passkeyStore.answer(hashOf(kind, challenge, binding), now());
    },
  };
}
export type PasskeyQuestions = ReturnType<typeof createPasskeyQuestions>;
