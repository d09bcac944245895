import { desc, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { checkIns } from '../tutor.tables.ts';

/** A check-in with the name of whom it is about. */
export interface CheckInRow extends Pick<
  typeof checkIns.$inferSelect,
  'id' | 'studentId' | 'recipientId' | 'reason' | 'facts' | 'createdAt'
> {
  readonly firstName: string;
}
export type NewCheckIn = typeof checkIns.$inferInsert;

const NAMED = `select c.id, c.student_id as "studentId", c.recipient_id as "recipientId", c.reason, c.facts,
    c.created_at as "createdAt", u.first_name as "firstName"
  from tutor_check_ins c join users u on u.id = c.student_id`;
const LATEST = `${NAMED} where c.recipient_id = $1 and c.created_at > $2 order by c.created_at desc, c.id limit 1`;
const BY_ID = `${NAMED} where c.id = any($1::uuid[]) and c.recipient_id = $2 order by c.created_at, c.id`;

/**
 * Word to the grown-ups of students who have not been here for `$2` days, and a friendly line for the student's next
 * visit; at most one a week each. `$1` names the students, or is null for all of them.
 */
const FOR_INACTIVE = `insert into tutor_check_ins (id, student_id, recipient_id, family_id, reason, facts, day, created_at)
  select gen_random_uuid(), s.id, r.id, s.family_id, r.reason, jsonb_build_object('daysAway', s.days), $3::timestamptz::date, $3
  from (
    select u.id, u.family_id, floor(extract(epoch from $3::timestamptz - l.seen) / 86400)::int as days
    from users u, lateral (select coalesce(max(d.last_seen_at), u.created_at) as seen
      from learner_days d where d.family_id = u.family_id and d.learner_id = u.id) l
    where u.role = 'student' and u.deleted_at is null and u.is_active
      and ($1::uuid[] is null or u.id = any($1::uuid[])) and l.seen <= $3::timestamptz - make_interval(days => $2)) s,
    lateral (select guardian_id as id, 'inactive' as reason from guardianships where child_id = s.id
      union all select s.id, 'welcome-back' where exists (select 1 from guardianships where child_id = s.id)) r
  where not exists (select 1 from tutor_check_ins o where o.family_id = s.family_id and o.recipient_id = r.id and o.student_id = s.id
    and o.reason = r.reason and o.created_at > $3::timestamptz - interval '7 days')
  on conflict (family_id, recipient_id, student_id, day) do nothing
  returning id, recipient_id as "recipientId"`;

export function createCheckInsStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  return {
    async latestFor(recipientId: string, since: Date): Promise<CheckInRow | null> {
      return (await pool.query<CheckInRow>(LATEST, [recipientId, since])).rows[0] ?? null;
    },
    async byId(ids: readonly string[], recipientId: string): Promise<CheckInRow[]> {
      return (await pool.query<CheckInRow>(BY_ID, [ids, recipientId])).rows;
    },
    /** One a day and person; what is new takes the place of the day's earlier one. Answers its id. */
    async keep(row: NewCheckIn): Promise<string> {
      const { reason, facts, createdAt } = row;
      const [kept] = await db
        .insert(checkIns)
        .values(row)
        .onConflictDoUpdate({
          target: [checkIns.familyId, checkIns.recipientId, checkIns.studentId, checkIns.day],
          set: { reason, facts, createdAt },
        })
        .returning({ id: checkIns.id });
      if (kept === undefined) throw new Error('An insert that returns nothing');
      return kept.id;
    },
    async forInactive(
      studentIds: readonly string[] | null,
      days: number,
      at: Date,
    ): Promise<{ id: string; recipientId: string }[]> {
      const { rows } = await pool.query<{ id: string; recipientId: string }>(FOR_INACTIVE, [
        studentIds,
        days,
        at,
      ]);
      return rows;
    },
    /** The children whose parents let this teacher see how the learning goes. */
    async taughtBy(teacherId: string): Promise<string[]> {
      const text = `select child_id as id from child_teachers
        where teacher_id = $1 and accepted_at is not null and ended_at is null and sees_progress`;
      return (await pool.query<{ id: string }>(text, [teacherId])).rows.map(({ id }) => id);
    },
    /** Days since each of these students was last here. */
    async awayOf(
      studentIds: readonly string[],
      at: Date,
    ): Promise<{ id: string; firstName: string; days: number }[]> {
      const text = `select u.id, u.first_name as "firstName", floor(extract(epoch from $2::timestamptz
          - coalesce((select max(last_seen_at) from learner_days d where d.family_id = u.family_id and d.learner_id = u.id),
            u.created_at)) / 86400)::int as days
        from users u where u.id = any($1::uuid[]) and u.is_active order by 3 desc, u.created_at, u.id`;
      return (await pool.query(text, [studentIds, at])).rows;
    },
    async everAbout(studentIds: readonly string[]) {
      const about = inArray(checkIns.studentId, [...studentIds]);
      return db.select().from(checkIns).where(about).orderBy(desc(checkIns.createdAt));
    },
  };
}
export type CheckInsStore = ReturnType<typeof createCheckInsStore>;
