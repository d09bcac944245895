import type { Grant } from '@ori/contracts/messaging-names';
import { and, eq } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { classChildren, teacherClasses } from './classrooms.tables.ts';

/** A child a teacher is linked to now, with what a parent opened, and when it was last agreed to. */
export interface LinkedChildRow {
  readonly linkId: string;
  readonly childId: string;
  readonly familyId: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  readonly consentVersion: string | null;
  /** Syntheses that wait to be scored; whether that is opened, the access table says. */
  readonly syntheses: number;
}
export interface ClassRow {
  readonly id: string;
  readonly name: string;
  readonly childIds: readonly string[];
}
type ClassColumns = typeof teacherClasses.$inferSelect;
type MemberColumns = typeof classChildren.$inferSelect;

/** Links read at a time. */
export const LINKED_PAGE = 200;
/** Links are read here and never written (migrations 0026 and 0034). */
const LINKED = `select l.id as "linkId", l.child_id as "childId", l.family_id as "familyId", c.first_name as name,
    array_remove(array['messages', case when l.sees_progress then 'progress' end,
      case when l.sees_records then 'records' end, case when l.gives_work then 'work' end], null) as grants,
    (select text_version from teacher_consents where link_id = l.id order by given_at desc limit 1) as "consentVersion",
    (select count(*)::int from kim_syntheses s where s.learner_id = l.child_id and s.state = 'handed-in') as syntheses
  from child_teachers l join users c on c.id = l.child_id and c.deleted_at is null
  where l.teacher_id = $1 and l.accepted_at is not null and l.ended_at is null
    and ($2::text is null or (c.first_name, l.id) > ($2, $3::uuid))
  order by c.first_name, l.id limit ${LINKED_PAGE}`;
const CLASSES = `select k.id, k.name, coalesce(array_agg(l.child_id order by c.first_name) filter (where c.id is not null), '{}') as "childIds"
  from teacher_classes k
  left join class_children m on m.class_id = k.id
  left join child_teachers l on l.id = m.link_id and l.ended_at is null and l.accepted_at is not null
  left join users c on c.id = l.child_id and c.deleted_at is null
  where k.teacher_id = $1 group by k.id order by k.made_at, k.id`;
const EVER_IN = `select k.name as class, trim(t.first_name || ' ' || t.last_name) as teacher, l.child_id as "childId",
    m.added_at as "addedAt"
  from class_children m join teacher_classes k on k.id = m.class_id join child_teachers l on l.id = m.link_id
  join users t on t.id = k.teacher_id
  where l.child_id = any($1::uuid[]) order by m.added_at`;

const ownClass = (id: string, teacherId: string) =>
  and(eq(teacherClasses.id, id), eq(teacherClasses.teacherId, teacherId));

/** The only SQL about classes, and about whom a teacher is linked to for their one screen. */
export function createClassroomsStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  return {
    /** A page by name, after the child that is named. */
    async linkedTo(
      teacherId: string,
      after: Pick<LinkedChildRow, 'name' | 'linkId'> | undefined,
    ): Promise<LinkedChildRow[]> {
      const values = [teacherId, after?.name ?? null, after?.linkId ?? null];
      return (await pool.query<LinkedChildRow>({ name: 'classrooms-linked', text: LINKED, values })).rows;
    },
    async classesOf(teacherId: string): Promise<ClassRow[]> {
      return (await pool.query<ClassRow>({ name: 'classrooms-classes', text: CLASSES, values: [teacherId] }))
        .rows;
    },
    /** Holds a teacher's classes, so that two of them made at once are counted one after the other. */
    async hold(teacherId: string, tx: Executor): Promise<number> {
      const mine = eq(teacherClasses.teacherId, teacherId);
      return (await tx.select({ id: teacherClasses.id }).from(teacherClasses).where(mine).for('update'))
        .length;
    },
    /** False where there is one of this id already. */
    async add(row: ClassColumns, tx: Executor): Promise<boolean> {
      return (await tx.insert(teacherClasses).values(row).onConflictDoNothing().returning()).length > 0;
    },
    /** False when it is gone, or somebody else's. */
    async rename(id: string, teacherId: string, name: string, tx: Executor): Promise<boolean> {
      const renaming = tx.update(teacherClasses).set({ name }).where(ownClass(id, teacherId));
      return (await renaming.returning()).length > 0;
    },
    async fill(classId: string, members: readonly MemberColumns[], tx: Executor): Promise<void> {
      await tx.delete(classChildren).where(eq(classChildren.classId, classId));
      if (members.length > 0) await tx.insert(classChildren).values([...members]);
    },
    async remove(id: string, teacherId: string): Promise<boolean> {
      return (await db.delete(teacherClasses).where(ownClass(id, teacherId)).returning()).length > 0;
    },
    /** The classes some children are or were in, for their family's own copy. */
    async everWith(childIds: readonly string[]): Promise<unknown[]> {
      return (await pool.query(EVER_IN, [[...childIds]])).rows;
    },
  };
}
export type ClassroomsStore = ReturnType<typeof createClassroomsStore>;
