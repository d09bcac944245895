import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { AlertsService } from './care/alerts.service.ts';
import type { CheckInsService } from './care/check-ins.service.ts';
import { conversations, limits, messages } from './tutor.tables.ts';

interface Deps {
  readonly database: Pick<Database, 'db'>;
  readonly alerts: Pick<AlertsService, 'exportOf'>;
  readonly checkIns: Pick<CheckInsService, 'exportOf'>;
}

/** Everything kept of these learners and the tutor; what was said of the family itself does not go to the family. */
export function createTutorExport({ database: { db }, alerts, checkIns }: Deps) {
  return async (learnerIds: readonly string[]) => {
    const ids = [...learnerIds];
    const [talks, said, allowed, told, visits] = await Promise.all([
      db.select().from(conversations).where(inArray(conversations.learnerId, ids)),
      db.select().from(messages).where(inArray(messages.learnerId, ids)).orderBy(messages.sequence),
      db.select().from(limits).where(inArray(limits.childId, ids)),
      alerts.exportOf(ids),
      checkIns.exportOf(ids),
    ]);
    const open = said
      .filter(({ isPrivate }) => !isPrivate)
      .map(({ isPrivate: _open, ...message }) => message);
    return { conversations: talks, messages: open, limits: allowed, alerts: told, checkIns: visits };
  };
}
