import { UNUSED_DAYS } from '@ori/contracts/retention';
import { textPath } from '@ori/contracts/text-names';
import { deletedAfter, unusedStep, type UnusedStep } from '@ori/core/privacy/unused-accounts';
import type { Database, Tx } from '../../db/database.ts';
import { LETTER_ROUNDS } from '../../mail/letter-rounds.ts';
import type { Mail } from '../../mail/mail.ts';
import type { PrivacyDeps } from './privacy.deps.ts';
import { createUnusedAccountsStore, type UnusedAddressee } from './unused-accounts.store.ts';
import { writeUnusedLetter } from './unused-letters.ts';

export interface UnusedDeps extends Pick<PrivacyDeps, 'audit' | 'now'> {
  readonly database: Database;
  readonly mail: Pick<Mail, 'send'>;
  readonly publicUrl: string;
  /** Deletes everybody of a family with 30 days to undo; what it answers tells them, once the transaction is over. */
  readonly scheduleUnused: (familyId: string, tx: Tx) => Promise<() => void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const PAGE = 200;

/** Ends what nobody uses (16 CFR 312.10): two letters, then the deletion that a sign-in undoes. */
export function createUnusedAccounts({ database, audit, now, mail, publicUrl, scheduleUnused }: UnusedDeps) {
  const store = createUnusedAccountsStore(database);

  function write(step: Exclude<UnusedStep, 'delete'>, to: readonly UnusedAddressee[]): void {
    const links = { link: `${publicUrl}/auth`, wayOut: `${publicUrl}${textPath('help', 'delete-and-undo')}` };
    const facts = { deletedOn: deletedAfter(step, now()), ...links };
    for (const person of to) mail.send(writeUnusedLetter(person, facts));
  }

  /** Takes what is due for a family, once even where several look; answers how to tell of it, or null. */
  async function take(familyId: string, tx: Tx): Promise<(() => void) | null> {
    const at = now();
    const facts = await store.hold(familyId, at, tx);
    const step = facts && unusedStep(facts, at);
    if (step === null) return null;
    if (step === 'delete') return scheduleUnused(familyId, tx);
    const isAgain = step === 'tell-again';
    const addressees = await store.addressees(familyId, tx);
    await store.noteTold(familyId, isAgain, at, tx);
    const entry = { act: 'account-unused-told', familyId, actorId: null, subjectId: null };
    await audit({ ...entry, detail: { isAgain, letters: addressees.length } }, tx);
    return () => write(step, addressees);
  }

  /** Looks through all that are idle, and takes as many steps as a mail server bears at a time. */
  return async function endUnused(): Promise<void> {
    const since = new Date(now().getTime() - UNUSED_DAYS * DAY_MS);
    let [after, taken] = [FIRST_ID, 0];
    for (;;) {
      const page = await store.idle(since, after, PAGE);
      for (const familyId of page) {
        const tell = await database.db.transaction((tx) => take(familyId, tx));
        tell?.();
        if (tell && ++taken === LETTER_ROUNDS.atMost) return;
      }
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return;
      after = last;
    }
  };
}
