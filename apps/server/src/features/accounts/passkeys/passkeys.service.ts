import type { ErrorCode } from '@ori/contracts/errors';
import { NAME_MAX } from '@ori/contracts/limits';
import { type NewPasskey, type Passkey, PASSKEYS_MAX } from '@ori/contracts/passkeys';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { AccountsDeps } from '../accounts.deps.ts';
import { presentUser } from '../present-user.ts';
import { createPasskeyChanges, type PasskeyChangesDeps, presentPasskey } from './passkey-changes.ts';
import type { PasskeyQuestions } from './passkey-questions.ts';
import { challengeIn, creationOptions, madePasskey, relyingPartyOf } from './webauthn.ts';

interface PasskeysDeps extends PasskeyChangesDeps, Pick<AccountsDeps, 'now' | 'newId'> {
  readonly passkeyQuestions: PasskeyQuestions;
}

/** The passkeys of a person: adding and removing one asks for their proof, and is told by a letter. */
export function createPasskeys(deps: PasskeysDeps) {
  const { passkeyStore, passkeyQuestions, ownProof } = deps;
  const party = relyingPartyOf(deps.publicUrl);
  const changes = createPasskeyChanges(deps);

  /** What a sound answer to a question of this browser made; null for any other. */
  async function madeIn(viewer: Viewer, answer: NewPasskey) {
    const challenge = await challengeIn(answer);
    const isAsked = await passkeyQuestions.answer('add', challenge, await ownProof.browserOf(viewer));
    return isAsked && challenge !== null ? madePasskey(answer, challenge, party) : null;
  }

  return {
    async list({ userId }: Viewer): Promise<Passkey[]> {
      return (await passkeyStore.list(userId)).map(presentPasskey);
    },
    /** What the browser makes a passkey by; the answer must come from the same browser. */
    async start(viewer: Viewer) {
      const user = await changes.proven(viewer);
      if (!user.ok) return user;
      const present = await passkeyStore.list(viewer.userId);
      if (present.length >= PASSKEYS_MAX) return fail('too-many-open' as const);
      const { id, sacredId, email } = user.value;
      const { name } = presentUser(user.value, deps.now());
      const challenge = await passkeyQuestions.ask('add', await ownProof.browserOf(viewer));
      const who = { id, name, account: sacredId ?? email ?? name };
      return succeed(await creationOptions({ challenge, party }, who, present));
    },
    /** `browser` is its kind, by which the person knows the passkey until they name it. */
    async add(viewer: Viewer, answer: NewPasskey, browser: string): Promise<Result<Passkey, ErrorCode>> {
      const user = await changes.proven(viewer);
      if (!user.ok) return user;
      const made = await madeIn(viewer, answer);
      if (made === null) return fail('passkey-not-added');
      const added = await changes.add(user.value, {
        id: deps.newId(),
        userId: user.value.id,
        familyId: user.value.familyId,
        webauthnId: made.credential.id,
        publicKey: made.credential.publicKey,
        counter: made.credential.counter,
        transports: answer.response.transports ?? [],
        isSynced: made.credentialBackedUp,
        name: browser.slice(0, NAME_MAX),
        createdAt: deps.now(),
        lastUsedAt: null,
      });
      return added.ok ? succeed(presentPasskey(added.value)) : added;
    },
    async rename(viewer: Viewer, id: string, name: string): Promise<Result<Passkey, ErrorCode>> {
      const renamed = await changes.rename(viewer, id, name);
      return renamed === null ? fail('not-found') : succeed(presentPasskey(renamed));
    },
    async remove(viewer: Viewer, id: string): Promise<Result<null, ErrorCode>> {
      // What is nobody's here is told before a secret is asked for.
      if (!(await passkeyStore.list(viewer.userId)).some((own) => own.id === id)) return fail('not-found');
      const user = await changes.proven(viewer);
      return user.ok ? changes.remove(user.value, id) : user;
    },
  };
}
export type Passkeys = ReturnType<typeof createPasskeys>;
