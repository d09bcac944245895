import type {
  AuthenticatorStart,
  AuthenticatorState,
  RecoveryCodesAnswer,
} from '@ori/contracts/authenticator';
import type { ErrorCode } from '@ori/contracts/errors';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { mayHaveAuthenticator, typedStep } from '@ori/core/accounts/authenticator';
import { encode } from 'uqr';
import type { Sealer } from '../../../sealer.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import type { UserRow } from '../accounts.tables.ts';
import type { OwnProof } from '../own-proof.ts';
import type { PasskeyStore } from '../passkeys/passkeys.store.ts';
import { presentUser } from '../present-user.ts';
import type { UserStore } from '../users.store.ts';
import { createAppTickets } from './app-tickets.ts';
import { type AppChangesDeps, createAppChanges } from './app-changes.ts';
import { newKey, stepOf } from './totp.ts';

/** 160 bits, as RFC 4226 recommends. */
const KEY_BYTES = 20;

interface AuthenticatorDeps extends AppChangesDeps, Pick<AccountsDeps, 'randomBytes'> {
  readonly users: UserStore;
  readonly ownProof: OwnProof;
  readonly passkeyStore: PasskeyStore;
  readonly ticketSealer: Sealer;
}
type Outcome<Value> = Promise<Result<Value, ErrorCode>>;

/** A QR code as rows of `1` and `0`: the page draws it, and no markup comes from here. */
const pictureOf = (text: string): string[] =>
  encode(text, { border: 0, ecc: 'L' }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));

/** The authenticator app of a person: adding and removing it asks for their proof, and is told by a letter. */
export function createAuthenticator(deps: AuthenticatorDeps) {
  const { authenticatorStore, users, ownProof, now } = deps;
  const tickets = createAppTickets(deps);
  const changes = createAppChanges(deps);

  async function grownUp({ userId }: Viewer): Outcome<UserRow> {
    const user = await users.find(userId);
    if (user === null) return fail('not-found');
    return mayHaveAuthenticator(user.role) ? succeed(user) : fail('not-allowed');
  }
  /** The same, where they have shown a short while ago that it is them. */
  async function proven(viewer: Viewer): Outcome<UserRow> {
    const user = await grownUp(viewer);
    if (!user.ok) return user;
    return (await ownProof.provedUntil(viewer)) === null ? fail('proof-needed') : user;
  }

  return {
    async state(viewer: Viewer): Outcome<AuthenticatorState> {
      const user = await grownUp(viewer);
      if (!user.ok) return user;
      const app = await authenticatorStore.find(user.value);
      const { createdAt, lastUsedAt } = app ?? {};
      return succeed({
        app: createdAt
          ? { addedAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
          : null,
        recoveryCodesLeft: await authenticatorStore.codesLeft(user.value),
        isGuarded: app !== null || (await deps.passkeyStore.count(viewer.userId)) > 0,
      });
    },
    /** A new key, shown once; it counts from its first code on. */
    async start(viewer: Viewer): Outcome<AuthenticatorStart> {
      const user = await proven(viewer);
      if (!user.ok) return user;
      if ((await authenticatorStore.find(user.value)) !== null) return fail('moved-on');
      const { sacredId, email } = user.value;
      const account = sacredId ?? email ?? presentUser(user.value, now()).name;
      const { key, uri } = await newKey(deps.randomBytes(KEY_BYTES), account);
      const ticket = tickets.issue(viewer.userId, await ownProof.browserOf(viewer), key);
      return succeed({ key, picture: pictureOf(uri), ticket });
    },
    /** Keeps the app whose code this is. Answers its recovery codes, which nobody can read again. */
    async add(viewer: Viewer, ticket: string, typed: string): Outcome<RecoveryCodesAnswer> {
      const user = await proven(viewer);
      if (!user.ok) return user;
      const key = tickets.read(viewer.userId, await ownProof.browserOf(viewer), ticket);
      if (key === null) return fail('app-setup-over');
      const code = typedStep(typed);
      const step = code?.kind === 'digits' ? await stepOf(key, code.code, now()) : null;
      return step === null ? fail('app-code-wrong') : changes.add(user.value, key, step);
    },
    async remove(viewer: Viewer): Outcome<null> {
      const user = await grownUp(viewer);
      if (!user.ok) return user;
      // What is not there is told before a secret is asked for.
      if ((await authenticatorStore.find(user.value)) === null) return fail('not-found');
      const asked = await proven(viewer);
      return asked.ok ? changes.remove(asked.value) : asked;
    },
    /** New recovery codes; those before open nothing any more. */
    async renewCodes(viewer: Viewer): Outcome<RecoveryCodesAnswer> {
      const user = await proven(viewer);
      return user.ok ? changes.renewCodes(user.value) : user;
    },
  };
}
export type Authenticator = ReturnType<typeof createAuthenticator>;
