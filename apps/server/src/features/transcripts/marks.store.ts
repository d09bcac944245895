import type { MarksQuery } from '@ori/contracts/transcript';
import type { CountedMark } from '@ori/core/records/grades-from-marks';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '../../db/database.ts';
import { isTakenElsewhere } from '../../db/taken-elsewhere.ts';
import { transcriptMarks } from './transcripts.tables.ts';

export type MarkRow = typeof transcriptMarks.$inferSelect;
export interface ShownMark extends MarkRow {
  readonly correctedBy: string | null;
}
interface CountedRow extends CountedMark {
  readonly courseId: string;
}

/** Marks that count: neither corrected nor taken back. */
const COUNTED = `select m.course_id as "courseId", m.points, m.out_of as "outOf", m.weight
  from transcript_marks m
  where m.learner_id = $1 and not m.is_void
    and not exists (select 1 from transcript_marks later where later.family_id = m.family_id and later.corrects = m.id)`;

const later = alias(transcriptMarks, 'later');
const { day, writtenAt, id, familyId, courseId } = transcriptMarks;

/** Marks parents give: added and corrected by others, never changed. */
export function createMarksStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  const shown = () =>
    db
      .select({ ...getTableColumns(transcriptMarks), correctedBy: later.id })
      .from(transcriptMarks)
      .leftJoin(later, and(eq(later.familyId, familyId), eq(later.corrects, id)));
  return {
    async countedOf(learnerId: string): Promise<ReadonlyMap<string, CountedMark[]>> {
      const { rows } = await pool.query<CountedRow>({
        name: 'transcript-marks-counted',
        text: COUNTED,
        values: [learnerId],
      });
      return Map.groupBy(rows, (row) => row.courseId);
    },
    /** Newest day first; one more than `first` when there are more. */
    page: ({ courseId: course, first, before }: MarksQuery): Promise<ShownMark[]> =>
      shown()
        .where(
          and(
            eq(courseId, course),
            before === undefined
              ? undefined
              : sql`(${day}, ${writtenAt}, ${id}) < (select day, written_at, id from transcript_marks
                  where id = ${before} and course_id = ${course})`,
          ),
        )
        .orderBy(desc(day), desc(writtenAt), desc(id))
        .limit(first + 1),
    async find(markId: string): Promise<ShownMark | null> {
      return (await shown().where(eq(id, markId)))[0] ?? null;
    },
    /** False when a mark of this id is there, or the one it corrects was corrected before. */
    async add(row: MarkRow, tx: Executor): Promise<boolean> {
      if (await isTakenElsewhere(tx, transcriptMarks, [row])) return false;
      return (await tx.insert(transcriptMarks).values(row).onConflictDoNothing().returning()).length > 0;
    },
    everOf: (learnerIds: readonly string[]): Promise<MarkRow[]> =>
      db
        .select()
        .from(transcriptMarks)
        .where(inArray(transcriptMarks.learnerId, [...learnerIds])),
  };
}
export type MarksStore = ReturnType<typeof createMarksStore>;
