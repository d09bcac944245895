import { addressed } from '@ori/core/messaging/letter-rules';
import type { Tx } from '../../db/database.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import { writeConsentLetter } from './consent-letter-words.ts';
import { createConsentJobsStore, type DueLetter } from './consent-jobs.store.ts';
import type { FamiliesDeps } from './families.deps.ts';

interface Deps extends FamiliesDeps {
  readonly mail: Mail;
  readonly publicUrl: string;
}
const MINUTE_MS = 60_000;
const AT_ONCE = 50;

/** What is done about consents by itself: the letter a day later, and accounts that rest until an address is confirmed. */
export function createConsentJobs(deps: Deps): readonly Job[] {
  const { database, accounts, audit, mail, publicUrl, now } = deps;
  const store = createConsentJobsStore();

  async function keep({ locale, timeZone, firstName, givenAt, ...box }: DueLetter, tx: Tx): Promise<void> {
    const to = addressed('consentGiven', box);
    if (to === null) return;
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(givenAt);
    const link = `${publicUrl}/dashboard/parent/children`;
    const words = writeConsentLetter(locale, {
      name: firstName,
      day,
      link,
      pinLink: `${publicUrl}/forgot-password`,
    });
    await mail.keep({ ...to, ...words }, tx);
  }

  async function sendDue(): Promise<void> {
    await database.db.transaction(async (tx) => {
      for (const letter of await store.take(now(), AT_ONCE, tx)) await keep(letter, tx);
    });
  }

  async function turn(): Promise<void> {
    await database.db.transaction(async (tx) => {
      for (const { childId } of await store.confirm(tx)) await accounts.setActive(childId, true, tx);
      for (const { childId, familyId } of await store.rest(now(), tx)) {
        await accounts.setActive(childId, false, tx);
        await audit({ act: 'consent-rests', familyId, actorId: null, subjectId: childId }, tx);
      }
    });
  }

  return [
    { name: 'consent-letters', everyMs: MINUTE_MS, run: sendDue },
    { name: 'consent-rests', everyMs: MINUTE_MS, run: turn },
  ];
}
