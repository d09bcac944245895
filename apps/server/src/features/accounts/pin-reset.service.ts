import type { completeResetInput, resetPinInput } from '@ori/contracts/accounts';
import type { ErrorCode } from '@ori/contracts/errors';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Refusal } from '@ori/core/accounts/sign-up';
import type { z } from 'zod';
import type { Executor } from '../../db/database.ts';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { NewUserRow, UserRow } from './accounts.tables.ts';
import type { Deletion } from './deletion.ts';
import type { GuessGuard } from './guess-guard.ts';
import { sha256, tokenOf } from './keyed-hash.ts';
import { writeLetter } from './mail-texts.ts';
import type { KnownDeviceStore } from './known-devices.store.ts';
import type { NewPins } from './new-pins.ts';
import type { OneTimeRow, OneTimeStore } from './one-time.store.ts';
import type { Addressee, Addressees } from './pin-reset-addressee.ts';
import type { RareCalls } from './rare-calls.ts';
import { answerInTime } from './refusal-time.ts';
import type { UserStore } from './users.store.ts';

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
  readonly guard: GuessGuard;
  readonly rareCalls: RareCalls;
  readonly newPins: NewPins;
  readonly deletion: Deletion;
  readonly addressees: Addressees;
}

/** How to send the letter, once its link is kept for good; null where this account was sent as many as one hour allows. */
async function keepLink(
  deps: PinResetDeps,
  { user, by }: Addressee,
  to: string,
  tx?: Executor,
): Promise<(() => void) | null> {
  if (!(await deps.rareCalls.allow('pin-reset-of', user.id, LETTERS_PER_ACCOUNT_PER_HOUR))) return null;
  const token = tokenOf(deps.randomBytes(32));
  const createdAt = deps.now();
  const row = {
    id: deps.newId(),
    userId: user.id,
    familyId: user.familyId,
    kind: 'pin-reset',
    secretHash: sha256(token),
    binding: by,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + GOOD_FOR_MINUTES * 60_000),
  } as const;
  await deps.tokens.insert(row, tx);
  const link = `${deps.publicUrl}/forgot-password?token=${token}`;
  return () => deps.mail.send(writeLetter('pinReset', user.locale, to, { link, minutes: GOOD_FOR_MINUTES }));
}

/**
 * The address is proved now. Until now anybody may have signed up with it and kept a way in: where it was
 * not proved before, every credential but the new PIN is taken away.
 */
function ownersOnly(user: UserRow, now: Date): Partial<NewUserRow> {
  const wasProved = user.metadata['emailVerifiedAt'] !== undefined;
  const metadata = { ...user.metadata, emailVerifiedAt: now.toISOString() };
  return { metadata, ...(wasProved ? {} : { passwordHash: null, googleSubject: null }) };
}

/** Stores the new PIN, if the link is still good: of two who hold it, the first to come uses it. */
async function storeByLink(
  deps: PinResetDeps,
  user: UserRow,
  pinHash: string,
  token: OneTimeRow,
): Promise<boolean> {
  return deps.database.db.transaction(async (tx) => {
    const used = await deps.tokens.use('pin-reset', token.secretHash, deps.now(), tx);
    if (!used) return false;
    const isOwn = token.binding === 'own';
    await deps.newPins.store(user, pinHash, isOwn ? user.id : null, tx);
    await deps.guard.renew(user.id, tx);
    await deps.tokens.void(user.id, 'pin-reset', deps.now(), tx);
    if (isOwn) {
      await deps.users.update(user.id, ownersOnly(user, deps.now()), tx);
      // Whoever had come in before must pass the e-mailed code again, and that reaches the owner alone.
      await deps.devices.forgetAllOf(user.id, tx);
    }
    return true;
  });
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
    const send = addressee && (await keepLink(deps, addressee, email));
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
      const send = await keepLink(deps, { user, by: addressee.by }, addressee.email, tx);
      return send === null ? fail('too-many-requests') : succeed(send);
    },
    /** Sets the PIN by the mailed link, renews the account's budgets and ends its sessions. */
    async complete(input: z.infer<typeof completeResetInput>): Promise<Result<null, Refusal>> {
      const token = await deps.tokens.peek('pin-reset', sha256(input.token), deps.now());
      const user = token && (await deps.users.find(token.userId));
      if (!user || !deps.deletion.mayReturn(user)) return fail({ code: 'link-expired' });
      const pinHash = await deps.newPins.hash(user, input.pin);
      if (!pinHash.ok) return pinHash;
      return (await storeByLink(deps, user, pinHash.value, token))
        ? succeed(null)
        : fail({ code: 'link-expired' });
    },
  };
}
export type PinReset = ReturnType<typeof createPinReset>;
