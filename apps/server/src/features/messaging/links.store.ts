import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { childTeachers, teacherConsents } from './messaging.tables.ts';

export type LinkRow = typeof childTeachers.$inferSelect;
/** A link with the names of those it joins; `teacherName` is empty while nobody is there. */
export interface NamedLink extends LinkRow {
  readonly childName: string;
  readonly teacherName: string;
  /** The version of the text that was last agreed to. */
  readonly consentVersion: string;
}

const NAMED = `select l.id, l.child_id as "childId", l.family_id as "familyId", l.teacher_id as "teacherId",
    l.invited_as as "invitedAs", l.invited_by as "invitedBy", l.invited_at as "invitedAt",
    l.sees_progress as "seesProgress", l.sees_records as "seesRecords", l.gives_work as "givesWork", l.accepted_at as "acceptedAt",
    l.ended_at as "endedAt", l.ended_by as "endedBy", c.first_name as "childName",
    coalesce(trim(t.first_name || ' ' || t.last_name), '') as "teacherName",
    (select text_version from teacher_consents where link_id = l.id order by given_at desc limit 1) as "consentVersion"
  from child_teachers l
  join users c on c.id = l.child_id and c.deleted_at is null
  left join users t on t.id = l.teacher_id and t.deleted_at is null`;
const LISTED = 200;
const CONSENTS = `select c.* from teacher_consents c join child_teachers l on l.id = c.link_id
  where l.child_id = any($1::uuid[]) order by c.given_at`;
const TEACHER = `select id from users where lower(sacred_id) = lower($1) and role = 'teacher' and deleted_at is null`;

const LINKED = `select 1 from child_teachers l join users t on t.id = l.teacher_id
  where l.child_id = $1 and l.accepted_at is not null and l.ended_at is null
    and lower($2) in (lower(t.sacred_id), lower(l.invited_as))`;

type Opened = Pick<LinkRow, 'seesProgress' | 'seesRecords' | 'givesWork'>;

const open = (id: string) => and(eq(childTeachers.id, id), isNull(childTeachers.endedAt));

/** Ends what waits for the same answer: of several invitations to one teacher the newest stands. */
export async function endWaiting(
  { childId, invitedAs, invitedBy, invitedAt }: LinkRow,
  tx: Executor,
): Promise<void> {
  // Those who press at once follow one another.
  await tx.execute(sql`select from users where id = ${childId} for no key update`);
  const same = sql`lower(${childTeachers.invitedAs}) = lower(${invitedAs})`;
  const { endedAt, acceptedAt } = childTeachers;
  const waiting = and(eq(childTeachers.childId, childId), same, isNull(acceptedAt), isNull(endedAt));
  await tx.update(childTeachers).set({ endedBy: invitedBy, endedAt: invitedAt }).where(waiting);
}

/** Who teaches whom by a parent's wish. Links end and are never opened again. */
export function createLinksStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  const named = async (rest: string, values: readonly unknown[]): Promise<NamedLink[]> =>
    (await pool.query<NamedLink>(`${NAMED} ${rest}`, [...values])).rows;

  return {
    ofFamily: (familyId: string) =>
      named(`where l.family_id = $1 order by l.invited_at desc, l.id limit ${LISTED}`, [familyId]),
    /** What a teacher is linked or invited to, without what ended. */
    ofTeacher: (teacherId: string) =>
      named(
        `where l.teacher_id = $1 and l.ended_at is null order by l.invited_at desc, l.id limit ${LISTED}`,
        [teacherId],
      ),
    async find(id: string): Promise<NamedLink | null> {
      return (await named('where l.id = $1', [id]))[0] ?? null;
    },
    async teacherBySacredId(sacredId: string): Promise<string | null> {
      return (await pool.query<{ id: string }>(TEACHER, [sacredId])).rows[0]?.id ?? null;
    },
    /** Is somebody a parent would call so linked to this child now? */
    async isLinked(childId: string, called: string): Promise<boolean> {
      return (await pool.query(LINKED, [childId, called])).rows.length > 0;
    },
    async invitedSince(familyId: string, since: Date): Promise<number> {
      const text =
        'select count(*)::int as sent from child_teachers where family_id = $1 and invited_at > $2';
      return (await pool.query<{ sent: number }>(text, [familyId, since])).rows[0]?.sent ?? 0;
    },
    async add(row: LinkRow, tx: Executor): Promise<void> {
      await tx.insert(childTeachers).values(row);
    },
    async agree(row: typeof teacherConsents.$inferSelect, tx: Executor): Promise<void> {
      await tx.insert(teacherConsents).values(row);
    },
    async grant(id: string, opened: Opened, tx: Executor): Promise<void> {
      await tx.update(childTeachers).set(opened).where(open(id));
    },
    /** The mailed invitation becomes this teacher's to answer; false when somebody else claimed it. */
    async claim(id: string, teacherId: string): Promise<boolean> {
      const mine = sql`${childTeachers.teacherId} is null or ${childTeachers.teacherId} = ${teacherId}`;
      const unclaimed = and(open(id), isNull(childTeachers.acceptedAt), mine);
      return (await db.update(childTeachers).set({ teacherId }).where(unclaimed).returning()).length > 0;
    },
    /** False when the link was answered or ended before, or the two are linked already. */
    async accept({ id, childId, teacherId }: LinkRow, at: Date, tx: Executor): Promise<boolean> {
      const other = sql`not exists (select 1 from child_teachers o where o.child_id = ${childId}
        and o.teacher_id = ${teacherId} and o.accepted_at is not null and o.ended_at is null)`;
      const waiting = and(open(id), isNull(childTeachers.acceptedAt), other);
      return (await tx.update(childTeachers).set({ acceptedAt: at }).where(waiting).returning()).length > 0;
    },
    /** False when it ended before. */
    async end(id: string, endedBy: string, endedAt: Date, tx: Executor): Promise<boolean> {
      return (
        (await tx.update(childTeachers).set({ endedBy, endedAt }).where(open(id)).returning()).length > 0
      );
    },
    async everOf(childIds: readonly string[]) {
      const links = await named('where l.child_id = any($1::uuid[])', [[...childIds]]);
      const consents = await pool.query(CONSENTS, [[...childIds]]);
      return { links, consents: consents.rows as unknown[] };
    },
  };
}
export type LinksStore = ReturnType<typeof createLinksStore>;
