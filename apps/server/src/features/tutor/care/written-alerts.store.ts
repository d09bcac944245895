import type { Learner } from '@ori/core/access/learner';
import type { Audit } from '../../../db/audit-entry.ts';
import type { Database } from '../../../db/database.ts';
import { isTakenElsewhere } from '../../../db/taken-elsewhere.ts';
import type { Queue } from '../../../queue/queue.ts';
import { alerts } from '../tutor.tables.ts';
import { alertJob } from './alert-jobs.ts';
import type { NewAlert } from '../turns.store.ts';

/** What is known of a learner whose text needs care. */
export interface Watched {
  readonly hasGuardian: boolean;
  /** When alerts of the second tier were raised since the moment asked for, milliseconds since the epoch. */
  readonly earlierSoftMs: readonly number[];
}

const WATCHED = `select exists (select 1 from guardianships where child_id = $1) as "hasGuardian",
  coalesce((select json_agg(extract(epoch from at) * 1000) from tutor_alerts
    where child_id = $1 and tier = 'S2' and at > $2), '[]') as "earlierSoftMs"`;

/** Alerts about what a learner wrote outside the conversation with the tutor. */
export function createWrittenAlertsStore(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  audit: Audit,
  queue: Pick<Queue, 'add'>,
) {
  return {
    async watched(learnerId: string, since: Date): Promise<Watched> {
      const asked = { name: 'tutor-watched', text: WATCHED, values: [learnerId, since] };
      const [row] = (await pool.query<Watched>(asked)).rows;
      return row ?? { hasGuardian: false, earlierSoftMs: [] };
    },
    /** Keeps the alert with its audit entry and the job that tells of it, once. */
    async raise({ userId: childId, familyId }: Learner, alert: NewAlert, at: Date): Promise<void> {
      const { tier, audience } = alert;
      await db.transaction(async (tx) => {
        const row = { ...alert, childId, familyId, at };
        if (await isTakenElsewhere(tx, alerts, [row])) return;
        const kept = await tx.insert(alerts).values(row).onConflictDoNothing().returning({ id: alerts.id });
        if (kept.length === 0) return;
        const entry = { act: 'safety-alert', familyId, actorId: null, subjectId: childId };
        await audit({ ...entry, detail: { tier, audience } }, tx);
        await queue.add(alertJob(alert.id), tx);
      });
    },
  };
}
export type WrittenAlertsStore = ReturnType<typeof createWrittenAlertsStore>;
