import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { placementAnswers, placements } from './placement.tables.ts';

export type RunRow = typeof placements.$inferSelect;
export type AnswerRow = typeof placementAnswers.$inferSelect;

/** Placements and their answers. */
export function createPlacementStore({ db }: Pick<Database, 'db'>) {
  return {
    async find(id: string): Promise<RunRow | null> {
      return (await db.select().from(placements).where(eq(placements.id, id)))[0] ?? null;
    },
    /** The open walk of a learner through a subject: the one that is there, or the given one. */
    async open(row: RunRow): Promise<RunRow> {
      await db.insert(placements).values(row).onConflictDoNothing();
      const { learnerId, subject } = row;
      const own = and(eq(placements.learnerId, learnerId), eq(placements.subject, subject));
      const [open] = await db
        .select()
        .from(placements)
        .where(and(own, eq(placements.state, 'open')));
      return open ?? row;
    },
    /** The last walk through each subject. */
    async lastOf(learnerId: string): Promise<RunRow[]> {
      const last = db.selectDistinctOn([placements.subject]).from(placements);
      return last
        .where(eq(placements.learnerId, learnerId))
        .orderBy(asc(placements.subject), desc(placements.startedAt));
    },
    /** Ends an open walk; false when it is over already. */
    async end(id: string, state: 'finished' | 'stopped', at: Date, tx: Executor): Promise<boolean> {
      const open = and(eq(placements.id, id), eq(placements.state, 'open'));
      const ending = tx.update(placements).set({ state, endedAt: at }).where(open);
      return (await ending.returning()).length > 0;
    },
    async answersOf(placementId: string): Promise<AnswerRow[]> {
      const answers = db.select().from(placementAnswers).where(eq(placementAnswers.placementId, placementId));
      return answers.orderBy(asc(placementAnswers.number));
    },
    /** False when the question was answered already, or the id is taken. */
    async add(row: AnswerRow): Promise<boolean> {
      const adding = db.insert(placementAnswers).values(row).onConflictDoNothing();
      return (await adding.returning()).length > 0;
    },
    async everOf(
      learnerIds: readonly string[],
    ): Promise<{ placements: RunRow[]; placementAnswers: object[] }> {
      const runs = await db
        .select()
        .from(placements)
        .where(inArray(placements.learnerId, [...learnerIds]));
      const ids = runs.map(({ id }) => id);
      const answers =
        ids.length === 0
          ? []
          : await db.select().from(placementAnswers).where(inArray(placementAnswers.placementId, ids));
      // The hash only serves to recognise a second sending, and tells nobody anything.
      return { placements: runs, placementAnswers: answers.map(({ bodyHash: _hash, ...answer }) => answer) };
    },
  };
}
export type PlacementStore = ReturnType<typeof createPlacementStore>;
