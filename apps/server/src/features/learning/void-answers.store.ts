import type { VoidReason } from '@ori/contracts/worksheet-names';
import type { Difficulty } from '@ori/contracts/practice';
import type { Replayed, ReplayedAnswer } from '@ori/core/learning/replay';
import type { ReviewCard } from '@ori/core/learning/review';
import { sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database.ts';
import type { RecordTurn } from './record-turn.store.ts';

/** A counted answer that came back on a sheet. */
export interface SheetRow {
  readonly id: string;
  readonly number: number;
  readonly verdict: 'correct' | 'incorrect';
  readonly answeredAt: Date;
}
type Row = Record<string, unknown>;
interface LogRow extends Row {
  skill: string;
  difficulty: Difficulty;
  verdict: 'correct' | 'incorrect';
  hintLevel: number;
  first: boolean;
  misconception: string | null;
  atMs: number;
}

/** Which of a sheet's answers count, of the questions named. */
export async function countedOnSheet(
  db: Executor,
  learnerId: string,
  code: string,
  numbers: readonly number[],
): Promise<SheetRow[]> {
  const wanted = sql.param([...numbers]);
  const { rows } = await db.execute<
    Row & { id: string; number: number; verdict: SheetRow['verdict']; ms: number }
  >(
    sql`select id, number, verdict, (extract(epoch from answered_at) * 1000)::float8 as ms from attempts
      where learner_id = ${learnerId} and sheet = ${code} and counted and number = any(${wanted}::int[]) order by number`,
  );
  return rows.map(({ ms, ...row }) => ({ ...row, answeredAt: new Date(ms) }));
}

/** Writes down that these answers count no longer, and why. */
export async function writeVoids(
  tx: Tx,
  { learnerId, familyId, at }: RecordTurn,
  ids: readonly string[],
  { reason, by }: { readonly reason: VoidReason; readonly by: string },
): Promise<void> {
  const given = sql.param([...ids]);
  await tx.execute(sql`insert into attempts_voided (learner_id, attempt_id, family_id, reason, voided_by, voided_at)
    select ${learnerId}::uuid, id, ${familyId}::uuid, ${reason}, ${by}::uuid, ${at.toISOString()}::timestamptz
    from unnest(${given}::uuid[]) id`);
  await tx.execute(sql`update attempts set counted = false
    where family_id = ${familyId} and learner_id = ${learnerId} and id = any(${given}::uuid[])`);
}

/** Takes answers out of a day's sums; a day without any stays as a day without any. */
export async function takeFromDay(
  tx: Tx,
  { learnerId, familyId }: RecordTurn,
  day: string,
  { answers, correct }: { readonly answers: number; readonly correct: number },
): Promise<void> {
  await tx.execute(sql`update learner_days set answers = greatest(answers - ${answers}, 0),
      correct = greatest(correct - ${correct}, 0)
    where family_id = ${familyId} and learner_id = ${learnerId} and day = ${day}`);
}

/** The whole log of a learner, in the order in which it was counted, and where placement began. */
export async function readLog(tx: Tx, learnerId: string) {
  const { rows } = await tx.execute<LogRow>(sql`select skill, difficulty, verdict, hint_level as "hintLevel",
      counted as first, misconception, (extract(epoch from answered_at) * 1000)::float8 as "atMs"
    from attempts where learner_id = ${learnerId} order by sequence`);
  const log: ReplayedAnswer[] = rows.map(({ atMs, ...row }) => ({ ...row, at: new Date(atMs) }));
  const priors = await tx.execute<Row & { skill: string; prior: number }>(
    sql`select skill, prior from skill_states where learner_id = ${learnerId} and prior is not null`,
  );
  return { log, priors: new Map(priors.rows.map(({ skill, prior }) => [skill, prior])) };
}

async function writeSkills(tx: Tx, learnerId: string, { skills }: Replayed): Promise<void> {
  const rows = [...skills].map(([skill, { state, masteredAt, ...history }]) => ({
    skill,
    ...state,
    ...history,
    mastered_at: masteredAt,
  }));
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as g (skill text, ability float8, chance float8,
    answers int, correct int, unaided int, "rightInARow" int, mastered_at timestamptz, stuck boolean,
    "wasHard" boolean, misconception text)`;
  await tx.execute(sql`update skill_states k set ability = g.ability, chance = coalesce(g.chance, k.chance),
      answers = g.answers, correct = g.correct, unaided = g.unaided, right_in_a_row = g."rightInARow",
      mastered_at = g.mastered_at, stuck = g.stuck, was_hard = g."wasHard", misconception = g.misconception
    from ${given} where k.learner_id = ${learnerId} and k.skill = g.skill`);
  const left = sql.param([...skills.keys()]);
  await tx.execute(sql`delete from skill_states
    where learner_id = ${learnerId} and prior is null and skill <> all(${left}::text[])`);
}

const cardRow = (skill: string, card: ReviewCard) => ({ skill, ...card });

async function writeCards(tx: Tx, { learnerId, familyId }: RecordTurn, { cards }: Replayed): Promise<void> {
  const rows = JSON.stringify([...cards].map(([skill, card]) => cardRow(skill, card)));
  await tx.execute(sql`delete from review_cards
    where family_id = ${familyId} and learner_id = ${learnerId}`);
  await tx.execute(sql`insert into review_cards (learner_id, skill, family_id, due_at, stability_days, difficulty,
      state, reviews, lapses, learning_step, scheduled_days, last_review_at)
    select ${learnerId}::uuid, skill, ${familyId}::uuid, "dueAt", "stabilityDays", difficulty, state, reviews, lapses,
      "learningStep", "scheduledDays", "lastReviewAt"
    from json_to_recordset(${rows}::json) as g (skill text, "dueAt" timestamptz, "stabilityDays" float8,
      difficulty float8, state int, reviews int, lapses int, "learningStep" int, "scheduledDays" float8,
      "lastReviewAt" timestamptz)`);
}

/** Puts what follows from the log in the place of what was kept. What was earned stays earned, and days stay days. */
export async function writeRecord(
  tx: Tx,
  turn: RecordTurn,
  record: Replayed,
  subjectsMastered: readonly string[],
): Promise<void> {
  const { learnerId } = turn;
  const mastered = [...record.skills.values()].filter(({ masteredAt }) => masteredAt !== null).length;
  const subjects = sql.param([...subjectsMastered]);
  await tx.execute(sql`update learner_states set ability = ${record.learner.ability}::float8,
      answers = ${record.answers}, solved = ${record.solved}, skills_mastered = ${mastered},
      reviews_kept = ${record.reviewsKept}, comebacks = ${record.comebacks}, subjects_mastered = ${subjects}::text[]
    where learner_id = ${learnerId}`);
  await writeSkills(tx, learnerId, record);
  await writeCards(tx, turn, record);
}
