import type { AccountsDeps } from './accounts.deps.ts';
import { writeLetter } from './mail-texts.ts';
import type { RareCalls } from './rare-calls.ts';
import type { UserStore } from './users.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Tells the owner of an address, once a day at most, that somebody gave it for another account. */
export type WarnOwner = (email: string) => Promise<void>;

export function createWarnOwner(
  deps: Pick<AccountsDeps, 'mail' | 'publicUrl'> & {
    readonly users: UserStore;
    readonly rareCalls: RareCalls;
  },
): WarnOwner {
  return async (email) => {
    const owner = await deps.users.findByIdentifier(email);
    if (!owner?.email || !(await deps.rareCalls.allow('already-registered', owner.id, 1, DAY_MS))) return;
    const link = `${deps.publicUrl}/auth`;
    deps.mail.send(writeLetter('alreadyRegistered', owner.locale, owner.email, { link }));
  };
}
