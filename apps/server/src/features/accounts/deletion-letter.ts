import { DAYS_TO_UNDO } from '@ori/contracts/limits';
import type { AccountsDeps } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import { writeLetter } from './mail-texts.ts';

/** Tells somebody who has an address that their account is deleted, and how to keep it. */
export function createDeletionLetter({ mail, publicUrl }: Pick<AccountsDeps, 'mail' | 'publicUrl'>) {
  return ({ email, locale }: Pick<UserRow, 'email' | 'locale'>): void => {
    const facts = { days: DAYS_TO_UNDO, link: `${publicUrl}/auth` };
    if (email) mail.send(writeLetter('deletionScheduled', locale, email, facts));
  };
}
export type DeletionLetter = ReturnType<typeof createDeletionLetter>;
