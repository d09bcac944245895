import type { TimetableSlot } from '@ori/contracts/planning';
import { asc, eq } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../db/database.ts';
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

/** Courses somebody is enrolled in, the oldest first, and the lessons completed. */
const LEARNED = `select
    array(select course_id from enrolments where learner_id = $1 order by enrolled_at, course_id) as courses,
    array(select lesson_id from lesson_progress where learner_id = $1 and state = 'completed') as completed`;

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
    async learnedBy(learnerId: string): Promise<{ courses: string[]; completed: string[] }> {
      const { rows } = await pool.query<{ courses: string[]; completed: string[] }>({
        name: 'schedule-learned',
        text: LEARNED,
        values: [learnerId],
      });
      return rows[0] ?? { courses: [], completed: [] };
    },
  };
}
export type TimetableStore = ReturnType<typeof createTimetableStore>;
