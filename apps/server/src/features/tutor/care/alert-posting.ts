import type { AlertLetter } from '@ori/core/messaging/letter-rules';
import type { Tx } from '../../../db/database.ts';
import type { TutorDeps } from '../tutor.deps.ts';
import { deliveredJob } from './alert-jobs.ts';
import { writeAlertLetter } from './alert-letters.ts';
import type { Addressee, AlertRow, AlertsStore, NamedAlert } from './alerts.store.ts';

interface Deps extends Pick<TutorDeps, 'database' | 'mail' | 'log' | 'publicUrl' | 'now'> {
  readonly store: AlertsStore;
}

const HOUR_MS = 3_600_000;
/** S2 alerts are gathered for so long before one letter tells of all of them. */
const DIGEST_AFTER_MS = 4 * HOUR_MS;
const ESCALATE_AFTER_MS = 24 * HOUR_MS;
/** A letter that did not leave within the hour is looked for, for a week. */
const UNDELIVERED = { fromMs: HOUR_MS, toMs: 7 * 24 * HOUR_MS };

const FAMILY_PAGE = '/dashboard/parent/privacy';
const ADMIN_PAGE = '/admin/security';

const idsOf = (rows: readonly AlertRow[]): string[] => rows.map(({ id }) => id);
/** One letter a child and kind of reader. */
const grouped = (rows: readonly NamedAlert[]) =>
  Map.groupBy(rows, (row) => `${row.childId} ${row.audience}`).values();

/**
 * Letters to grown-ups about alerts. That an alert is told of is written in the transaction that keeps its letters:
 * whatever is done twice at once is written once, and nothing is marked whose letters are not there.
 */
export function createAlertLetters({ database, store, mail, log, publicUrl, now }: Deps) {
  const ago = (ms: number) => new Date(now().getTime() - ms);

  /** Keeps the letters about some alerts of one child; a letter that waits already is not kept again. */
  async function keep(letter: AlertLetter, to: readonly Addressee[], rows: readonly NamedAlert[], tx: Tx) {
    const [first] = rows;
    if (first === undefined) return;
    if (to.length === 0) log.error({ alert: first.id, letter }, 'an alert has nobody to go to');
    const page = letter === 'alertSafeguarding' ? ADMIN_PAGE : FAMILY_PAGE;
    const name = letter === 'alertSafeguarding' ? '' : first.childName;
    const facts = { name, count: rows.length, link: `${publicUrl}${page}` };
    const afterwards = deliveredJob(idsOf(rows));
    for (const addressee of to) {
      const key = `alert:${first.id}:${letter}:${addressee.id}`;
      await mail.keep(writeAlertLetter(letter, addressee, facts), tx, { key, afterwards });
    }
  }

  /** Which letter tells of some alerts of one child, and whom. */
  async function planFor([first]: readonly NamedAlert[]): Promise<readonly [AlertLetter, Addressee[]]> {
    if (first === undefined || first.audience === 'safeguarding')
      return ['alertSafeguarding', await store.safeguardingAdmins()];
    return [first.tier === 'S1' ? 'alertUrgent' : 'alertDigest', await store.guardiansOf(first.childId)];
  }

  /** Writes to whom some alerts of one child are for; twice at once writes once. */
  async function tell(rows: readonly NamedAlert[]): Promise<void> {
    const [letter, to] = await planFor(rows);
    await database.db.transaction(async (tx) => {
      const marked = new Set(await store.mark(idsOf(rows), 'mailedAt', now(), tx));
      const told = rows.filter(({ id }) => marked.has(id));
      await keep(letter, to, told, tx);
    });
  }

  /** One letter a child and kind of reader, for all the alerts that waited. */
  async function digest(): Promise<void> {
    for (const rows of grouped(await store.undigested(ago(DIGEST_AFTER_MS)))) await tell(rows);
  }

  /** Nobody confirmed an S1 alert for a day: its readers are asked again, and safeguarding knows of it. */
  async function escalate(): Promise<void> {
    for (const alert of await store.unacknowledged(ago(ESCALATE_AFTER_MS))) {
      const [family, admins] = [await store.guardiansOf(alert.childId), await store.safeguardingAdmins()];
      await database.db.transaction(async (tx) => {
        if ((await store.mark([alert.id], 'escalatedAt', now(), tx)).length === 0) return;
        if (alert.audience === 'family') await keep('alertAgain', family, [alert], tx);
        await keep('alertSafeguarding', admins, [alert], tx);
      });
    }
  }

  /** No letter about them left: they are kept anew, unless they wait still, for whoever can be written to by now. */
  async function lookAfter(): Promise<void> {
    const { fromMs, toMs } = UNDELIVERED;
    const lost = await store.undelivered(ago(fromMs), ago(toMs));
    const [urgent, gathered] = [
      lost.filter(({ tier }) => tier === 'S1'),
      lost.filter(({ tier }) => tier === 'S2'),
    ];
    for (const rows of [...urgent.map((row) => [row]), ...grouped(gathered)]) {
      const [letter, to] = await planFor(rows);
      await database.db.transaction((tx) => keep(letter, to, rows, tx));
    }
  }

  return { tell, digest, escalate, lookAfter };
}
