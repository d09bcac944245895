import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownCourses } from './learning.tables.ts';

export type OwnCourseRow = typeof ownCourses.$inferSelect;

/** Courses a family may hold: more would be no order any more. */
const OWN_COURSES_SHOWN = 100;

/** Courses that people put together. */
export function createOwnCoursesStore({ db }: Pick<Database, 'db'>) {
  return {
    async ofFamily(familyId: string): Promise<OwnCourseRow[]> {
      const own = db.select().from(ownCourses).where(eq(ownCourses.familyId, familyId));
      return own.orderBy(asc(ownCourses.madeAt), asc(ownCourses.id)).limit(OWN_COURSES_SHOWN);
    },
    async find(id: string): Promise<OwnCourseRow | null> {
      return (await db.select().from(ownCourses).where(eq(ownCourses.id, id)))[0] ?? null;
    },
    async add(row: OwnCourseRow): Promise<void> {
      await db.insert(ownCourses).values(row);
    },
    /** Null when it is gone, or somebody else's. */
    async change(
      id: string,
      madeBy: string,
      changes: Partial<Pick<OwnCourseRow, 'title' | 'lessonIds' | 'changedAt'>>,
    ): Promise<OwnCourseRow | null> {
      const own = and(eq(ownCourses.id, id), eq(ownCourses.madeBy, madeBy));
      return (await db.update(ownCourses).set(changes).where(own).returning())[0] ?? null;
    },
    async remove(id: string, madeBy: string): Promise<boolean> {
      const own = and(eq(ownCourses.id, id), eq(ownCourses.madeBy, madeBy));
      return (await db.delete(ownCourses).where(own).returning()).length > 0;
    },
  };
}
export type OwnCoursesStore = ReturnType<typeof createOwnCoursesStore>;
