import type { PortfolioPart } from '@ori/contracts/portfolio-names';
import { and, asc, between, count, eq, gte, inArray, isNull, lte, ne, or, sql, sum } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { isTakenElsewhere } from '../../db/taken-elsewhere.ts';
import { assessments, booksRead, sampleFiles, workSamples } from './portfolio.tables.ts';

export type SampleRow = typeof workSamples.$inferSelect;
export type BookRow = typeof booksRead.$inferSelect;
export type AssessmentRow = typeof assessments.$inferSelect;
type FileRow = typeof sampleFiles.$inferSelect;
export type FileFacts = Omit<FileRow, 'familyId' | 'content' | 'thumb' | 'addedAt'>;

interface Days {
  readonly from: string;
  readonly to: string;
}
const TABLES = { samples: workSamples, books: booksRead, assessments } as const;
const FACTS = {
  sampleId: sampleFiles.sampleId,
  type: sampleFiles.type,
  sizeBytes: sampleFiles.sizeBytes,
  widthPx: sampleFiles.widthPx,
  heightPx: sampleFiles.heightPx,
};

const ofSample = and(
  eq(sampleFiles.familyId, workSamples.familyId),
  eq(sampleFiles.sampleId, workSamples.id),
);

/** Reads what a span of days holds; files are left where they are, only what they are is read. */
function createReading({ db }: Pick<Database, 'db'>) {
  return {
    samples: (childId: string, { from, to }: Days): Promise<SampleRow[]> =>
      db
        .select()
        .from(workSamples)
        .where(and(eq(workSamples.childId, childId), between(workSamples.day, from, to)))
        .orderBy(asc(workSamples.day), asc(workSamples.addedAt), asc(workSamples.id)),
    /** Books that were read in these days: begun before their end, and not finished before their beginning. */
    books: (childId: string, { from, to }: Days): Promise<BookRow[]> =>
      db
        .select()
        .from(booksRead)
        .where(
          and(
            eq(booksRead.childId, childId),
            or(isNull(booksRead.finishedOn), gte(booksRead.finishedOn, from)),
            // A book whose first day nobody told belongs where it was finished.
            lte(sql`coalesce(${booksRead.startedOn}, ${booksRead.finishedOn}, ${to}::date)`, to),
          ),
        )
        .orderBy(asc(booksRead.finishedOn), asc(booksRead.startedOn), asc(booksRead.addedAt)),
    assessments: (childId: string, { from, to }: Days): Promise<AssessmentRow[]> =>
      db
        .select()
        .from(assessments)
        .where(and(eq(assessments.childId, childId), between(assessments.takenOn, from, to)))
        .orderBy(asc(assessments.takenOn), asc(assessments.addedAt)),
    filesOf: async (sampleIds: readonly string[]): Promise<FileFacts[]> =>
      sampleIds.length === 0
        ? []
        : db
            .select(FACTS)
            .from(sampleFiles)
            .where(inArray(sampleFiles.sampleId, [...sampleIds])),
    async sample(id: string): Promise<SampleRow | null> {
      return (await db.select().from(workSamples).where(eq(workSamples.id, id)))[0] ?? null;
    },
    async file(sampleId: string): Promise<FileRow | null> {
      return (await db.select().from(sampleFiles).where(eq(sampleFiles.sampleId, sampleId)))[0] ?? null;
    },
    /** Every sample with a file of some children, oldest first. */
    withFiles: (childIds: readonly string[]) =>
      db
        .select({ ...FACTS, childId: workSamples.childId, day: workSamples.day, title: workSamples.title })
        .from(workSamples)
        .innerJoin(sampleFiles, ofSample)
        .where(inArray(workSamples.childId, [...childIds]))
        .orderBy(asc(workSamples.childId), asc(workSamples.day), asc(workSamples.id)),
  };
}

/** Everything of some children, without the files. */
function createExport({ db }: Pick<Database, 'db'>) {
  return async (childIds: readonly string[]) => {
    const ids = [...childIds];
    const [samples, books, judged] = await Promise.all([
      db.select().from(workSamples).where(inArray(workSamples.childId, ids)),
      db.select().from(booksRead).where(inArray(booksRead.childId, ids)),
      db.select().from(assessments).where(inArray(assessments.childId, ids)),
    ]);
    return { samples, books, assessments: judged };
  };
}

/** How much of a kind a child has beside this one. */
async function countBeside(
  part: PortfolioPart,
  { id, childId }: { readonly id: string; readonly childId: string },
  tx: Executor,
): Promise<number> {
  const table = TABLES[part];
  const others = and(eq(table.childId, childId), ne(table.id, id));
  const [found] = await tx.select({ number: count() }).from(table).where(others);
  return found?.number ?? 0;
}

interface Owned {
  readonly id: string;
  readonly childId: string;
  readonly familyId: string;
  readonly addedAt: Date;
}
/** What of a row may be written anew: not whose it is, nor when it came. */
function toldIn<Row extends Owned>(row: Row): Omit<Row, keyof Owned> {
  const { id: _id, childId: _childId, familyId: _familyId, addedAt: _addedAt, ...told } = row;
  return told;
}

/** Portfolios: writing anew under an id changes what stands there, if it is the same child's. */
export function createPortfolioStore(database: Pick<Database, 'db'>) {
  return {
    ...createReading(database),
    everOf: createExport(database),
    countBeside,
    /** False when the id is another child's. */
    async keepSample(row: SampleRow, tx: Executor): Promise<boolean> {
      if (await isTakenElsewhere(tx, workSamples, [row])) return false;
      const anew = {
        target: [workSamples.familyId, workSamples.id],
        set: toldIn(row),
        setWhere: eq(workSamples.childId, row.childId),
      };
      const kept = tx.insert(workSamples).values(row).onConflictDoUpdate(anew);
      return (await kept.returning({ id: workSamples.id })).length > 0;
    },
    async keepBook(row: BookRow, tx: Executor): Promise<boolean> {
      if (await isTakenElsewhere(tx, booksRead, [row])) return false;
      const anew = {
        target: [booksRead.familyId, booksRead.id],
        set: toldIn(row),
        setWhere: eq(booksRead.childId, row.childId),
      };
      const kept = tx.insert(booksRead).values(row).onConflictDoUpdate(anew);
      return (await kept.returning({ id: booksRead.id })).length > 0;
    },
    async keepAssessment(row: AssessmentRow, tx: Executor): Promise<boolean> {
      if (await isTakenElsewhere(tx, assessments, [row])) return false;
      const anew = {
        target: [assessments.familyId, assessments.id],
        set: toldIn(row),
        setWhere: eq(assessments.childId, row.childId),
      };
      const kept = tx.insert(assessments).values(row).onConflictDoUpdate(anew);
      return (await kept.returning({ id: assessments.id })).length > 0;
    },
    async keepFile(row: FileRow, tx: Executor): Promise<void> {
      const { familyId: _family, sampleId: _id, ...told } = row;
      const writing = tx.insert(sampleFiles).values(row);
      await writing.onConflictDoUpdate({
        target: [sampleFiles.familyId, sampleFiles.sampleId],
        set: told,
      });
    },
    /** Bytes of all files of a child but this sample's. */
    async bytesBeside(childId: string, sampleId: string, tx: Executor): Promise<number> {
      const rows = await tx
        .select({ sampleId: sampleFiles.sampleId, total: sum(sampleFiles.sizeBytes).mapWith(Number) })
        .from(sampleFiles)
        .innerJoin(workSamples, ofSample)
        .where(eq(workSamples.childId, childId))
        .groupBy(sampleFiles.sampleId);
      return rows.reduce((all, row) => all + (row.sampleId === sampleId ? 0 : row.total), 0);
    },
    /** False when the child has no such thing. */
    async remove(part: PortfolioPart, childId: string, id: string, tx: Executor): Promise<boolean> {
      const table = TABLES[part];
      const gone = tx.delete(table).where(and(eq(table.id, id), eq(table.childId, childId)));
      return (await gone.returning({ id: table.id })).length > 0;
    },
  };
}
export type PortfolioStore = ReturnType<typeof createPortfolioStore>;
