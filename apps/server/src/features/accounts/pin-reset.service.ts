import type { completeResetInput, resetPinInput } from '@ori/contracts/accounts';
import type { ErrorCode } from '@ori/contracts/errors';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Refusal } from '@ori/core/accounts/sign-up';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/database.ts';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { NewUserRow, UserRow } from './accounts.tables.ts';
import type { AuthenticatorStore } from './authenticator/authenticator.store.ts';
import type { Deletion } from './deletion.ts';
import type { EmailUndo } from './email-undo.ts';
import type { FormerAddresses } from './former-addresses.ts';
import type { GuessGuard } from './guess-guard.ts';
import { sha256 } from './keyed-hash.ts';
import { newMailedToken } from './mailed-token.ts';
import { writeLetter } from './mail-texts.ts';
import type { KnownDeviceStore } from './known-devices.store.ts';
import type { NewPins } from './new-pins.ts';
import type { OneTimeRow, OneTimeStore } from './one-time.store.ts';
import type { PasskeyStore } from './passkeys/passkeys.store.ts';
import type { Addressee, Addressees } from './pin-reset-addressee.ts';
import type { RareCalls } from './rare-calls.ts';
import { answerInTime } from './refusal-time.ts';
import { type UserStore, takenField } from './users.store.ts';

const GOOD_FOR_MINUTES = 30;
const ASKS_PER_ADDRESS_PER_HOUR = 30;
const LETTERS_PER_ACCOUNT_PER_HOUR = 3;

interface PinResetDeps extends Pick<
  AccountsDeps,
  'database' | 'now' | 'newId' | 'randomBytes' | 'mail' | 'publicUrl' | 'refusalAfterMs'
> {
  readonly users: UserStore;
  readonly tokens: OneTimeStore;
  readonly devices: KnownDeviceStore;
  readonly passkeyStore: PasskeyStore;
  readonly authenticatorStore: AuthenticatorStore;
  readonly guard: GuessGuard;
  readonly rareCalls: RareCalls;
  readonly newPins: NewPins;
  readonly deletion: Deletion;
  readonly addressees: Addressees;
  readonly formerAddresses: FormerAddresses;
  readonly emailUndo: EmailUndo;
}

/** How to send the letter, once its link is kept for good; null where this account was sent as many as one hour allows. */
async function keepLink(
  deps: PinResetDeps,
  { user, by }: Addressee,
  to: string,
  tx?: Executor,
): Promise<(() => void) | null> {
  // Counted apart, so that whoever has the new address cannot use up the letters to the old one.
  const call = by === 'former' ? 'pin-reset-of-former' : 'pin-reset-of';
  if (!(await deps.rareCalls.allow(call, user.id, LETTERS_PER_ACCOUNT_PER_HOUR))) return null;
  const binding = by === 'former' ? to : by;
  const wanted = { kind: 'pin-reset', binding, goodForMs: GOOD_FOR_MINUTES * 60_000 } as const;
  const { token, row } = newMailedToken(deps, user, wanted);
  await deps.tokens.insert(row, tx);
  const link = `${deps.publicUrl}/forgot-password?token=${token}`;
  return () => deps.mail.send(writeLetter('pinReset', user.locale, to, { link, minutes: GOOD_FOR_MINUTES }));
}

/** The same, and one to the address the account had, as long as that can be put back. */
async function keepLinks(
  deps: PinResetDeps,
  addressee: Addressee,
  to: string,
  tx?: Executor,
): Promise<(() => void) | null> {
  const former = addressee.by === 'own' ? await deps.addressees.formerOf(addressee.user) : null;
  const own = await keepLink(deps, addressee, to, tx);
  const second =
    former === null ? null : await keepLink(deps, { user: addressee.user, by: 'former' }, former, tx);
  if (!own && !second) return null;
  return () => {
    own?.();
    second?.();
  };
}

const wasProved = (user: UserRow): boolean => user.metadata['emailVerifiedAt'] !== undefined;

/**
 * The address is proved now. Until now anybody may have signed up with it and kept a way in: where it was
 * not proved before, every credential but the new PIN is taken away.
 */
function ownersOnly(user: UserRow, now: Date): Partial<NewUserRow> {
  const metadata = { ...user.metadata, emailVerifiedAt: now.toISOString() };
  return { metadata, ...(wasProved(user) ? {} : { passwordHash: null, googleSubject: null }) };
}

/** Passkeys, authenticator app and recovery codes. */
async function forgetOwnSteps(deps: PinResetDeps, user: UserRow, tx: Tx): Promise<void> {
  await deps.passkeyStore.removeAllOf(user.id, tx);
  await deps.authenticatorStore.remove(user, tx);
}

/**
 * What a link gives besides the PIN. One's own address: the account is its owner's alone, unless it was changed a short
 * while ago, and so may be somebody else's: then nothing goes that the owner could come back by. The address before
 * that change is put back first.
 */
async function settleOwner(deps: PinResetDeps, user: UserRow, binding: string | null, tx: Tx): Promise<void> {
  if (binding === 'grown-up' || binding === null) return;
  // Whoever holds the shell lets an admin in who lost what they sign in with.
  if (binding === 'shell') await forgetOwnSteps(deps, user, tx);
  const isFormer = binding !== 'own' && binding !== 'shell';
  if (!isFormer && (await deps.formerAddresses.of(user, deps.now(), tx)) !== null) return;
  const owner = isFormer ? await deps.emailUndo.putBack(user, binding, deps.now(), tx) : user;
  await deps.users.update(user.id, ownersOnly(owner, deps.now()), tx);
  // Nobody opens an admin's account with another's address; and a link that took these would make the mailbox enough.
  if (!wasProved(owner) && owner.role !== 'admin') await forgetOwnSteps(deps, user, tx);
  // Whoever had come in before must pass the e-mailed code again, and that reaches the owner alone.
  await deps.devices.forgetAllOf(user.id, tx);
}

/** Stores the new PIN, if the link is still good: of two who hold it, the first to come uses it. */
async function storeByLink(
  deps: PinResetDeps,
  userId: string,
  pinHash: string,
  token: OneTimeRow,
): Promise<boolean> {
  try {
    return await deps.database.db.transaction(async (tx) => {
      const user = await deps.users.findForUpdate(userId, tx);
      const used = user && (await deps.tokens.use('pin-reset', token.secretHash, deps.now(), tx));
      if (!user || !used) return false;
      await settleOwner(deps, user, used.binding, tx);
      await deps.newPins.store(user, pinHash, used.binding === 'grown-up' ? null : user.id, tx);
      await deps.guard.renew(user.id, tx);
      await deps.tokens.void(user.id, 'pin-reset', deps.now(), tx);
      return true;
    });
  } catch (error) {
    // The address that is put back is another account's, which confirmed it.
    if (takenField(error) !== 'email') throw error;
    return false;
  }
}

/**
 * Forgot PIN, by mail. The e-mail-only call answers the same for everybody. The form's pair of Sacred ID
 * and e-mail must match, as spec §5 has it: that answer tells no more than the sign-up form does about a
 * Sacred ID, tells nothing about an address alone, and is limited by address.
 */
export function createPinReset(deps: PinResetDeps) {
  const { addressees } = deps;

  async function ask(input: z.infer<typeof resetPinInput>, caller: Caller): Promise<Result<null, ErrorCode>> {
    const mayAsk = await deps.rareCalls.allowFrom('pin-reset', caller.address, ASKS_PER_ADDRESS_PER_HOUR);
    if (!mayAsk) return fail('too-many-requests');
    const { email, sacredId } = input;
    const addressee = await (sacredId ? addressees.byBoth(sacredId, email) : addressees.byEmail(email));
    const send = addressee && (await keepLinks(deps, addressee, email));
    send?.();
    return sacredId && !addressee ? fail('sacred-id-email-mismatch') : succeed(null);
  }

  return {
    ask: (input: z.infer<typeof resetPinInput>, caller: Caller) =>
      answerInTime(deps.refusalAfterMs, () => ask(input, caller)),
    /**
     * The same link at the wish of somebody who looks after accounts; it goes where a person's own wish would send it.
     * Answers how to send the letter, for when the transaction that keeps the link has ended well.
     */
    async letterFor(
      user: UserRow,
      tx: Executor,
    ): Promise<Result<() => void, 'not-found' | 'too-many-requests'>> {
      const addressee = await addressees.ofPerson(user);
      if (!addressee) return fail('not-found');
      const send = await keepLinks(deps, { user, by: addressee.by }, addressee.email, tx);
      return send === null ? fail('too-many-requests') : succeed(send);
    },
    /** Sets the PIN by the mailed link, renews the account's budgets and ends its sessions. */
    async complete(input: z.infer<typeof completeResetInput>): Promise<Result<null, Refusal>> {
      const token = await deps.tokens.peek('pin-reset', sha256(input.token), deps.now());
      const user = token && (await deps.users.find(token.userId));
      if (!user || !deps.deletion.mayReturn(user)) return fail({ code: 'link-expired' });
      const pinHash = await deps.newPins.hash(user, input.pin);
      if (!pinHash.ok) return pinHash;
      return (await storeByLink(deps, user.id, pinHash.value, token))
        ? succeed(null)
        : fail({ code: 'link-expired' });
    },
  };
}
export type PinReset = ReturnType<typeof createPinReset>;
