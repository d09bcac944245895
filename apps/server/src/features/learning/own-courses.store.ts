import { and, asc, eq } from 'drizzle-orm';
import type { Viewer } from '@ori/core/access/viewer';
import type { Database } from '../../db/database.ts';
import { ownCourses } from './learning.tables.ts';

export type OwnCourseRow = typeof ownCourses.$inferSelect;
/** A teacher's course of which a child of the family was given a part. */
export interface GivenCourseRow extends OwnCourseRow {
  readonly teacher: string;
}

/** Courses a family may hold: more would be no order any more. */
const OWN_COURSES_SHOWN = 100;

/**
 * Courses of teachers, as far as they reach a family ($1): a part of it was given to this learner ($2), or to any child
 * where a parent asks ($3), and the link still opens giving (migrations 0026, 0034; read here, never written).
 */
const GIVEN = `select c.id, c.family_id as "familyId", c.made_by as "madeBy", c.title, c.lesson_ids as "lessonIds",
    c.made_at as "madeAt", c.changed_at as "changedAt", trim(t.first_name || ' ' || t.last_name) as teacher
  from own_courses c join users t on t.id = c.made_by and t.deleted_at is null
  where c.id in (select a.course_id from assignments a join child_teachers l on l.child_id = a.child_id
      and l.teacher_id = a.given_by and l.accepted_at is not null and l.ended_at is null and l.gives_work
    where a.family_id = $1 and a.by_teacher and a.given_by = c.made_by and ($3 or a.child_id = $2))
  order by c.made_at, c.id limit ${OWN_COURSES_SHOWN}`;

/** Courses that people put together. */
export function createOwnCoursesStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  return {
    async givenTo({ userId, familyId, role }: Viewer): Promise<GivenCourseRow[]> {
      if (role !== 'student' && role !== 'parent') return [];
      return (await pool.query<GivenCourseRow>(GIVEN, [familyId, userId, role === 'parent'])).rows;
    },
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
