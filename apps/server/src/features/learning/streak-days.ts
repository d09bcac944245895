import type { RestSpan } from '@ori/core/learning/rest-days';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { learnerStates } from './learning.tables.ts';

interface LearnerOf {
  readonly learnerId: string;
  readonly familyId: string;
}

/** The learner's days off after a day, their own and the family's; all of them without one. */
export async function restsSince(
  tx: Tx,
  { learnerId, familyId }: LearnerOf,
  after: string | null,
): Promise<RestSpan[]> {
  const asked = sql`select from_day::text as "from", to_day::text as "to" from rest_days
    where family_id = ${familyId} and to_day > coalesce(${after}::date, '-infinity')
      and (learner_id is null or learner_id = ${learnerId})`;
  return [...(await tx.execute<{ from: string; to: string }>(asked)).rows];
}

/** Every day with work, and every day off, of a learner. */
export async function daysOf(tx: Tx, learner: LearnerOf): Promise<{ worked: string[]; rests: RestSpan[] }> {
  const work = sql`select day::text from learner_days where family_id = ${learner.familyId}
    and learner_id = ${learner.learnerId} and (answers > 0 or lessons_completed > 0)`;
  const worked = (await tx.execute<{ day: string }>(work)).rows.map(({ day }) => day);
  return { worked, rests: await restsSince(tx, learner, null) };
}

export async function keepStreak(tx: Tx, learnerId: string, streakDays: number): Promise<void> {
  await tx.update(learnerStates).set({ streakDays }).where(eq(learnerStates.learnerId, learnerId));
}
