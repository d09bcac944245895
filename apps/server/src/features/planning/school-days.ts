import type { Learner } from '@ori/core/access/learner';
import { dayOf } from '@ori/core/learning/day-of';
import type { RestSpan } from '@ori/core/learning/rest-days';
import { closedDays, termsOf, type YearSpan } from '@ori/core/planning/school-days';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import type { PlanningDeps } from './planning.deps.ts';
import type { SchoolYearStore } from './school-year.store.ts';

interface Deps extends Pick<PlanningDeps, 'database' | 'now'> {
  readonly years: SchoolYearStore;
}
/** A learner's year, its terms, and whether its ends stand in the learner's own record. */
export interface LearnerYear {
  readonly year: YearSpan | null;
  readonly terms: readonly RestSpan[];
  readonly source: 'record' | 'family';
}

/** The year that is running on a day, or else the next one, of the learner's own records. */
const recordedYear = (childId: string, day: string) =>
  sql`select starts_on::text as "startsOn", ends_on::text as "endsOn" from student_years
    where child_id = ${childId} and ends_on >= ${day}::date order by starts_on limit 1`;

/** When there is school: a learner's own record tells the ends of the year, else the family does. */
export function createSchoolDays({ database, years, now }: Deps) {
  async function recorded({ userId, timeZone }: Learner, within: Executor): Promise<YearSpan | null> {
    const query = recordedYear(userId, dayOf(now(), timeZone));
    return (await within.execute<YearSpan & Record<string, unknown>>(query)).rows[0] ?? null;
  }

  async function yearOf(learner: Learner, within?: Executor): Promise<LearnerYear> {
    const [own, family, terms] = [
      await recorded(learner, within ?? database.db),
      await years.yearOf(learner.familyId, within),
      await years.termsOf(learner.familyId, within),
    ];
    const spans = terms.map(({ learnerId: childId, fromDay: from, toDay: to }) => ({ childId, from, to }));
    return {
      year: own ?? family,
      terms: termsOf(learner.userId, spans),
      source: own === null ? 'family' : 'record',
    };
  }

  return {
    yearOf,
    /** Days without school; with `open` the time after the year may be used. */
    async closedFor(
      learner: Learner,
      isOver: 'open' | 'closed',
      within?: Executor,
    ): Promise<readonly RestSpan[]> {
      const { year, terms } = await yearOf(learner, within);
      return closedDays(year, terms, isOver);
    },
  };
}
export type SchoolDays = ReturnType<typeof createSchoolDays>;
