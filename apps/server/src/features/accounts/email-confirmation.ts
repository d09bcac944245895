import { CONFIRMATIONS_A_DAY, CONFIRMATION_DAYS } from '@ori/contracts/limits';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { isEmailConfirmed, owesConfirmation } from '@ori/core/accounts/email-proof';
import type { Audit } from '../../db/audit-entry.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import { keyedHash, sign, unsign } from './keyed-hash.ts';
import { writeLetter } from './mail-texts.ts';
import type { RareCalls } from './rare-calls.ts';
import type { UserStore } from './users.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PURPOSE = 'confirm-email';

interface ConfirmationDeps extends Pick<AccountsDeps, 'database' | 'now' | 'secrets' | 'mail' | 'publicUrl'> {
  readonly users: UserStore;
  readonly rareCalls: RareCalls;
  readonly audit: Audit;
}

const owes = (user: UserRow): user is UserRow & { readonly email: string } => owesConfirmation(user);

/**
 * Asks by mail whether an address belongs to the account that names it. Nothing is stored for it: the link is signed,
 * and holds the person and a keyed hash of the address.
 */
export function createEmailConfirmation(deps: ConfirmationDeps) {
  const { users, secrets, mail, now } = deps;
  const hashOf = (email: string) => keyedHash(secrets.session, 'confirmed-email', email.toLowerCase());

  function ask({ id, email, locale }: UserRow & { readonly email: string }): void {
    const until = now().getTime() + CONFIRMATION_DAYS * DAY_MS;
    const token = sign(secrets.session, PURPOSE, `${id}_${hashOf(email)}_${until}`);
    const link = `${deps.publicUrl}/confirm-email?token=${encodeURIComponent(token)}`;
    mail.send(writeLetter('confirmEmail', locale, email, { link, days: CONFIRMATION_DAYS }));
  }
  /** Counts a letter by its mailbox, so that nobody fills a stranger's; false once a day's are used. */
  const mayAsk = (email: string): Promise<boolean> =>
    deps.rareCalls.allow('confirm-email-to', email.toLowerCase(), CONFIRMATIONS_A_DAY, DAY_MS);

  return {
    /** At sign-up, in the background; an address has one account, and so one such letter. */
    askNewcomer(user: UserRow): void {
      if (owes(user)) ask(user);
    },
    mayAsk,
    /** The letter again. Nothing is mailed where the address is confirmed; who is never asked has none to send. */
    async askAgain({ userId }: Viewer): Promise<Result<null, 'not-found' | 'too-many-requests'>> {
      const user = await users.find(userId);
      if (!user) return fail('not-found');
      if (!owes(user)) return isEmailConfirmed(user.metadata) ? succeed(null) : fail('not-found');
      if (!(await mayAsk(user.email))) return fail('too-many-requests');
      ask(user);
      return succeed(null);
    },
    /** By the link, signed in or not; pressed twice, it is confirmed once. Of an address given up since, it says nothing. */
    async confirm(token: string): Promise<Result<null, 'link-expired'>> {
      const [id = '', hash, until] = unsign(secrets.session, PURPOSE, token)?.split('_') ?? [];
      if (!(Number(until) > now().getTime())) return fail('link-expired');
      return deps.database.db.transaction(async (tx) => {
        const user = await users.findForUpdate(id, tx);
        const isTheirs = user?.email != null && user.deletedAt === null && hashOf(user.email) === hash;
        if (!isTheirs) return fail('link-expired');
        if (isEmailConfirmed(user.metadata)) return succeed(null);
        const metadata = { ...user.metadata, emailConfirmedAt: now().toISOString() };
        await users.update(id, { metadata }, tx);
        const { familyId } = user;
        await deps.audit({ act: 'email-confirmed', familyId, actorId: id, subjectId: id }, tx);
        return succeed(null);
      });
    },
  };
}
export type EmailConfirmation = ReturnType<typeof createEmailConfirmation>;
