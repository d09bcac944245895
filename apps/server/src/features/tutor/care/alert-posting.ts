import type { AlertLetter } from '@ori/core/messaging/letter-rules';
import type { TutorDeps } from '../tutor.deps.ts';
import { writeAlertLetter } from './alert-letters.ts';
import type { Addressee, AlertRow, AlertsStore, NamedAlert } from './alerts.store.ts';

interface Deps extends Pick<TutorDeps, 'mail' | 'log' | 'publicUrl' | 'now'> {
  readonly store: AlertsStore;
}

const HOUR_MS = 3_600_000;
/** S2 alerts are gathered for so long before one letter tells of all of them. */
const DIGEST_AFTER_MS = 4 * HOUR_MS;
const ESCALATE_AFTER_MS = 24 * HOUR_MS;

const FAMILY_PAGE = '/dashboard/parent/privacy';
const ADMIN_PAGE = '/admin/security';

/** Writes to grown-ups; whatever is done twice at once is written once. */
export function createAlertLetters({ store, mail, log, publicUrl, now }: Deps) {
  function post(letter: AlertLetter, to: readonly Addressee[], name: string, count = 1): void {
    const page = letter === 'alertSafeguarding' ? ADMIN_PAGE : FAMILY_PAGE;
    const facts = { name, count, link: `${publicUrl}${page}` };
    for (const addressee of to) mail.send(writeAlertLetter(letter, addressee, facts));
  }

  async function tellSafeguarding(alert: Pick<AlertRow, 'id'>): Promise<void> {
    const admins = await store.safeguardingAdmins();
    if (admins.length === 0) log.error({ alert: alert.id }, 'a safeguarding alert has nobody to go to');
    post('alertSafeguarding', admins, '');
  }

  /** Writes to whom an alert is for; twice at once writes once. */
  async function tell(alert: NamedAlert): Promise<void> {
    if ((await store.mark([alert.id], 'mailedAt', now())).length === 0) return;
    if (alert.audience === 'safeguarding') return tellSafeguarding(alert);
    const letter = alert.tier === 'S1' ? 'alertUrgent' : 'alertDigest';
    post(letter, await store.guardiansOf(alert.childId), alert.childName);
  }

  /** One letter a child and kind of reader, for all the alerts that waited. */
  async function digest(): Promise<void> {
    const waiting = await store.undigested(new Date(now().getTime() - DIGEST_AFTER_MS));
    for (const rows of Map.groupBy(waiting, (row) => `${row.childId} ${row.audience}`).values()) {
      const marked = await store.mark(
        rows.map(({ id }) => id),
        'mailedAt',
        now(),
      );
      const [first] = rows;
      if (marked.length === 0 || first === undefined) continue;
      if (first.audience === 'safeguarding') await tellSafeguarding(first);
      else post('alertDigest', await store.guardiansOf(first.childId), first.childName, marked.length);
    }
  }

  /** Nobody confirmed an S1 alert for a day: its readers are asked again, and safeguarding knows of it. */
  async function escalate(): Promise<void> {
    for (const alert of await store.unacknowledged(new Date(now().getTime() - ESCALATE_AFTER_MS))) {
      if ((await store.mark([alert.id], 'escalatedAt', now())).length === 0) continue;
      if (alert.audience === 'family')
        post('alertAgain', await store.guardiansOf(alert.childId), alert.childName);
      await tellSafeguarding(alert);
    }
  }

  return { tell, digest, escalate };
}
