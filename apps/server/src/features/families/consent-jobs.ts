import { addressed } from '@ori/core/messaging/letter-rules';
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
/** Longer than a delivery takes with all its tries. */
const TAKEN_MS = 60 * MINUTE_MS;
const AT_ONCE = 50;

/** What is done about consents by itself: the letter a day later, and accounts that rest until an address is confirmed. */
export function createConsentJobs(deps: Deps): readonly Job[] {
  const { database, accounts, audit, mail, publicUrl, now } = deps;
  const store = createConsentJobsStore(database);

  function send({ id, locale, timeZone, firstName, givenAt, ...box }: DueLetter): void {
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
    mail.post({ ...to, ...words }, () => store.sent(id, now()));
  }

  async function sendDue(): Promise<void> {
    const at = now();
    const due = await store.take(at, new Date(at.getTime() - TAKEN_MS), AT_ONCE);
    for (const letter of due) send(letter);
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
