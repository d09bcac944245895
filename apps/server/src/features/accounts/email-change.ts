import { CONFIRMATION_DAYS, EMAIL_UNDO_DAYS } from '@ori/contracts/limits';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { isEmailConfirmed, withoutEmailMarks } from '@ori/core/accounts/email-proof';
import type { Audit } from '../../db/audit-entry.ts';
import type { Tx } from '../../db/database.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { FormerAddresses } from './former-addresses.ts';
import { sha256 } from './keyed-hash.ts';
import { newMailedToken } from './mailed-token.ts';
import { writeLetter } from './mail-texts.ts';
import type { OneTimeStore } from './one-time.store.ts';
import type { WarnOwner } from './warn-owner.ts';
import { type UserStore, takenField } from './users.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface EmailChangeDeps extends Pick<
  AccountsDeps,
  'database' | 'now' | 'newId' | 'randomBytes' | 'mail' | 'publicUrl'
> {
  readonly users: UserStore;
  readonly tokens: OneTimeStore;
  readonly formerAddresses: FormerAddresses;
  readonly warnOwner: WarnOwner;
  readonly audit: Audit;
}

/** The link that makes an address the account's own; where it is another account's, its owner hears of it instead. */
async function keepNew(deps: EmailChangeDeps, user: UserRow, email: string, tx: Tx): Promise<() => unknown> {
  const owner = await deps.users.findByEmail(email, tx);
  if (owner !== null && owner.id !== user.id) return () => deps.warnOwner(email);
  const days = CONFIRMATION_DAYS;
  const wanted = { kind: 'email-change', binding: email, goodForMs: days * DAY_MS } as const;
  const { token, row } = newMailedToken(deps, user, wanted);
  await deps.tokens.insert(row, tx);
  const link = `${deps.publicUrl}/confirm-email?token=${token}`;
  return () => deps.mail.send(writeLetter('confirmEmail', user.locale, email, { link, days }));
}

/** The link that leaves everything as it was, or puts it back. */
async function keepUndo(deps: EmailChangeDeps, user: UserRow, tx: Tx): Promise<() => unknown> {
  const { email, locale } = user;
  if (email === null) return () => undefined;
  const days = EMAIL_UNDO_DAYS;
  const { token, row } = newMailedToken(deps, user, {
    kind: 'email-undo',
    binding: email,
    goodForMs: days * DAY_MS,
  });
  await deps.tokens.insert(row, tx);
  const link = `${deps.publicUrl}/undo-email?token=${token}`;
  return () => deps.mail.send(writeLetter('emailChanged', locale, email, { link, days }));
}

/** The old address counts until the new one is confirmed by the link mailed to it (decision 043). */
export function createEmailChange(deps: EmailChangeDeps) {
  const { users, tokens, formerAddresses, now } = deps;

  async function become(user: UserRow, email: string, tx: Tx): Promise<void> {
    const { id, familyId } = user;
    const metadata = { ...withoutEmailMarks(user.metadata), emailConfirmedAt: now().toISOString() };
    await users.update(id, { email, metadata }, tx);
    await tokens.void(id, 'pin-reset', now(), tx);
    // An address nobody confirmed may be a stranger's, mistyped at sign-up: it claims nothing from a confirmed one.
    const until = new Date(now().getTime() + EMAIL_UNDO_DAYS * DAY_MS);
    if (!isEmailConfirmed(user.metadata)) await tokens.void(id, 'email-undo', now(), tx);
    else if (user.email !== null) await formerAddresses.prolong(id, user.email, until, now(), tx);
    await deps.audit({ act: 'email-changed', familyId, actorId: id, subjectId: id }, tx);
  }

  return {
    /** Keeps the wish, in place of an earlier one. Answers how to send the letters, for when its transaction has ended well. */
    async ask(viewer: Viewer, user: UserRow, email: string, tx: Tx): Promise<() => void> {
      const { id: subjectId, familyId } = user;
      await tokens.void(subjectId, 'email-change', now(), tx);
      const letters = [await keepNew(deps, user, email, tx), await keepUndo(deps, user, tx)];
      await deps.audit({ act: 'email-change-asked', familyId, actorId: viewer.userId, subjectId }, tx);
      return () => letters.forEach((send) => void send());
    },
    /** By the link, once: from now on the new address is the account's. */
    async confirm(token: string): Promise<Result<null, 'link-expired'>> {
      const kept = await tokens.peek('email-change', sha256(token), now());
      if (kept === null) return fail('link-expired');
      try {
        return await deps.database.db.transaction(async (tx) => {
          const user = await users.findForUpdate(kept.userId, tx);
          if (user === null || user.deletedAt !== null) return fail('link-expired');
          const used = await tokens.use('email-change', kept.secretHash, now(), tx);
          if (used?.binding == null) return fail('link-expired');
          await become(user, used.binding, tx);
          return succeed(null);
        });
      } catch (error) {
        // Somebody else's by now.
        if (takenField(error) !== 'email') throw error;
        return fail('link-expired');
      }
    },
  };
}
export type EmailChange = ReturnType<typeof createEmailChange>;
