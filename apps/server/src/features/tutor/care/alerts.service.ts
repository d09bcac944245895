import { fail, type Result, succeed } from '@ori/contracts/result';
import type { redirectCounts, SafetyAlert } from '@ori/contracts/tutor-care';
import { lookAt } from '@ori/core/access/look';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { SOFT_REPEATS, SOFT_WINDOW_MS } from '@ori/core/tutor/safety/who-is-told';
import type { z } from 'zod';
import type { TutorDeps } from '../tutor.deps.ts';
import { createAlertLetters } from './alert-posting.ts';
import type { AlertRow, AlertsStore, NamedAlert } from './alerts.store.ts';

interface Deps extends Pick<
  TutorDeps,
  'database' | 'childrenOf' | 'audit' | 'mail' | 'log' | 'publicUrl' | 'now'
> {
  readonly store: AlertsStore;
}

/** Every alert is kept with a job that tells of it: one that is not told after so long is told all the same. */
const RESEND_AFTER_MS = 60_000;
/** Messages that were turned away are counted over so many days. */
const REDIRECT_DAYS = 30;

function present(row: NamedAlert): SafetyAlert {
  const { id, childId, childName, tier, category, excerpt, at, acknowledgedAt } = row;
  const acknowledged = acknowledgedAt?.toISOString() ?? null;
  return {
    id,
    childId,
    childName,
    tier,
    category,
    excerpt,
    at: at.toISOString(),
    acknowledgedAt: acknowledged,
  };
}

/** What nobody has confirmed of the most urgent kind stands first; the rest stays by time. */
const isPressing = ({ tier, acknowledgedAt }: AlertRow) => tier === 'S1' && acknowledgedAt === null;
const byUrgency = (one: AlertRow, other: AlertRow) => Number(isPressing(other)) - Number(isPressing(one));

/** What is written down of somebody who reads an alert, with the reason where it is an admin. */
function entryOf(act: string, operation: Operation, viewer: Viewer, alert: AlertRow) {
  const { familyId, childId: subjectId } = alert;
  const detail = lookAt(operation, viewer, { userId: subjectId, familyId, role: 'student' }) ?? {};
  return { act, familyId, actorId: viewer.userId, subjectId, detail };
}

/** What grown-ups are told about a child's message, and by whom it was seen. */
export function createAlertsService(deps: Deps) {
  const { database, store, childrenOf, audit, now } = deps;

  const letters = createAlertLetters(deps);

  async function mayRead(viewer: Viewer, alert: AlertRow): Promise<boolean> {
    if (viewer.role === 'admin') return alert.audience === 'safeguarding' || alert.escalatedAt !== null;
    if (alert.audience !== 'family') return false;
    return (await childrenOf(viewer)).some(({ id }) => id === alert.childId);
  }

  async function auditLooks(viewer: Viewer, rows: readonly NamedAlert[]): Promise<void> {
    const children = new Map(rows.map((row) => [row.childId, row]));
    for (const row of children.values())
      await audit(entryOf('record-opened', 'tutor.alerts', viewer, row), database.db);
  }

  return {
    /** The job that is kept with each alert: tells at once what is urgent; the rest waits for its digest. */
    async raised(id: string): Promise<void> {
      const row = await store.find(id);
      if (row === null) return;
      const since = new Date(now().getTime() - SOFT_WINDOW_MS);
      const isRepeated = row.tier === 'S2' && (await store.countOf(row.childId, 'S2', since)) >= SOFT_REPEATS;
      if (row.tier === 'S2' && !isRepeated) return;
      const [named] = await store.named(id);
      if (named !== undefined) await letters.tell([named]);
    },
    /** A letter about them left. */
    async delivered(ids: readonly string[]): Promise<void> {
      await store.mark(ids, 'deliveredAt', now());
    },
    /** A parent's own children's; an admin's those that go to safeguarding, each look written down. */
    async list(viewer: Viewer): Promise<SafetyAlert[]> {
      if (viewer.role === 'admin') {
        const rows = await store.ofSafeguarding();
        await auditLooks(viewer, rows);
        // What escalated came from the family: its words stay there.
        return rows.toSorted(byUrgency).map((row) => ({ ...present(row), excerpt: null }));
      }
      const children = await childrenOf(viewer);
      const rows = await store.ofChildren(children.map(({ id }) => id));
      return rows.toSorted(byUrgency).map(present);
    },
    /** An admin's count of the last days' messages that were turned away; of nobody by name. */
    async redirects(viewer: Viewer): Promise<z.infer<typeof redirectCounts> | null> {
      if (viewer.role !== 'admin') return null;
      const since = addDays(dayOf(now(), 'UTC'), 1 - REDIRECT_DAYS);
      return { days: REDIRECT_DAYS, counts: await store.redirectedSince(since) };
    },
    async acknowledge(viewer: Viewer, id: string): Promise<Result<null, 'not-found'>> {
      const alert = await store.find(id);
      if (alert === null || !(await mayRead(viewer, alert))) return fail('not-found');
      await database.db.transaction(async (tx) => {
        await store.acknowledge(id, viewer.userId, now(), tx);
        await audit(entryOf('alert-acknowledged', 'tutor.acknowledgeAlert', viewer, alert), tx);
      });
      return succeed(null);
    },
    /** Of every minute: what waited for its digest, what nobody confirmed, and what should have been told long ago. */
    async catchUp(): Promise<void> {
      for (const alert of await store.unsent(new Date(now().getTime() - RESEND_AFTER_MS)))
        await letters.tell([alert]);
      await letters.digest();
      await letters.escalate();
      await letters.lookAfter();
    },
    exportOf: (childIds: readonly string[]) => store.everAbout(childIds),
  };
}
export type AlertsService = ReturnType<typeof createAlertsService>;
