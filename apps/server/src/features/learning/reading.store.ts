import { COUNTED_MS_PER_ANSWER_MAX } from '@ori/core/learning/minutes';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { learnerDays } from './learning.tables.ts';
import type { RecordTurn } from './record-turn.store.ts';

/** Time spent reading, taken from the moments at which a learner was seen. */
export function createReadingStore({ db }: Pick<Database, 'db'>) {
  return {
    /** The time since the learner was last seen counts as reading; longer than an answer may take, it was a break. */
    async add({ learnerId, familyId, day, at }: RecordTurn): Promise<void> {
      const sinceMs = sql`(extract(epoch from ${at}::timestamptz - ${learnerDays.lastSeenAt}) * 1000)::bigint`;
      const isReading = sql`${sinceMs} between 0 and ${COUNTED_MS_PER_ANSWER_MAX}`;
      const workedMs = sql`${learnerDays.workedMs} + case when ${isReading} then ${sinceMs} else 0 end`;
      await db
        .insert(learnerDays)
        .values({ learnerId, familyId, day, lastSeenAt: at })
        .onConflictDoUpdate({
          target: [learnerDays.familyId, learnerDays.learnerId, learnerDays.day],
          set: { workedMs, lastSeenAt: at },
        });
    },
  };
}
export type ReadingStore = ReturnType<typeof createReadingStore>;
