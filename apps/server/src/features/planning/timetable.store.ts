import type { TimetableSlot } from '@ori/contracts/planning';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../db/database.ts';
import { followedCourses } from './calendar.tables.ts';
import { timetableSlots } from './planning.tables.ts';

/** Whose plan. */
export interface PlanOf {
  readonly learnerId: string;
  readonly familyId: string;
}
/** Counted answers by skill and the learner's own day. */
const ANSWERS = `select (a.answered_at at time zone $4)::date::text as day, a.skill, count(*)::int as answers
  from attempts a where a.learner_id = $1 and a.counted
    and a.answered_at >= ($2::date - 1) and a.answered_at < ($3::date + 2) group by 1, 2`;

/** Courses a grown-up chose, in their order; those begun besides, the oldest first; those left; lessons completed. */
const LEARNED = `select
    array(select course_id from followed_courses where learner_id = $1 and not has_left order by place, course_id)
      as followed,
    array(select course_id from followed_courses where learner_id = $1 and has_left) as "hasLeft",
    array(select course_id from enrolments e where learner_id = $1 and not exists (select from followed_courses f
      where f.learner_id = $1 and f.course_id = e.course_id) order by enrolled_at, course_id) as begun,
    array(select lesson_id from lesson_progress where learner_id = $1 and state = 'completed') as completed`;

/** What a learner takes, by ids. */
export interface LearnedRow {
  readonly followed: readonly string[];
  readonly begun: readonly string[];
  readonly hasLeft: readonly string[];
  readonly completed: readonly string[];
}

const NOTHING_LEARNED: LearnedRow = { followed: [], begun: [], hasLeft: [], completed: [] };

/** Weeks, and what of learning a plan is drawn and shown by. */
export function createTimetableStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  return {
    async slotsOf(learnerId: string, within: Executor = db): Promise<TimetableSlot[]> {
      const { weekday, subject, minutes } = timetableSlots;
      const slots = within.select({ weekday, subject, minutes }).from(timetableSlots);
      return slots.where(eq(timetableSlots.learnerId, learnerId)).orderBy(asc(weekday), asc(subject));
    },
    async setSlots(plan: PlanOf, slots: readonly TimetableSlot[], tx: Tx): Promise<void> {
      await tx.delete(timetableSlots).where(eq(timetableSlots.learnerId, plan.learnerId));
      if (slots.length > 0)
        await tx.insert(timetableSlots).values(slots.map((slot) => ({ ...slot, ...plan })));
    },
    async answersBetween(
      learnerId: string,
      days: { readonly from: string; readonly to: string },
      timeZone: string,
    ): Promise<{ day: string; skill: string; answers: number }[]> {
      const values = [learnerId, days.from, days.to, timeZone];
      return (
        await pool.query<{ day: string; skill: string; answers: number }>({
          name: 'schedule-answers',
          text: ANSWERS,
          values,
        })
      ).rows;
    },
    async learnedBy(learnerId: string): Promise<LearnedRow> {
      const query = { name: 'schedule-learned', text: LEARNED, values: [learnerId] };
      return (await pool.query<LearnedRow>(query)).rows[0] ?? NOTHING_LEARNED;
    },
    /** The courses a learner follows from now on, in order; those of `hasLeft` no longer. */
    async follow(
      plan: PlanOf,
      courses: { readonly followed: readonly string[]; readonly hasLeft: readonly string[] },
      tx: Tx,
    ): Promise<void> {
      const rows = [
        ...courses.followed.map((courseId, place) => ({ ...plan, courseId, place, hasLeft: false })),
        ...courses.hasLeft.map((courseId, place) => ({ ...plan, courseId, place, hasLeft: true })),
      ];
      await tx.delete(followedCourses).where(eq(followedCourses.learnerId, plan.learnerId));
      if (rows.length > 0) await tx.insert(followedCourses).values(rows);
    },
    async everFollowedBy(learnerIds: readonly string[]) {
      return db
        .select()
        .from(followedCourses)
        .where(inArray(followedCourses.learnerId, [...learnerIds]));
    },
  };
}
export type TimetableStore = ReturnType<typeof createTimetableStore>;
