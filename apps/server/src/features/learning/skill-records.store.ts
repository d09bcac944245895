import type { Viewer } from '@ori/core/access/viewer';
import type { SkillRecord } from '@ori/core/learning/skill-standing';
import type { WorkedSkill } from '@ori/core/learning/worked-skill';
import type { Database } from '../../db/database.ts';
import { placeOfSkill } from './question-place.ts';
import { statement } from '../../db/statement.ts';

/** From this chance on a skill that placement judged known still counts as known after answers. */
const KNOWN_CHANCE = 0.7;

const RECORDS = statement<{ learnerId: string }>(
  'learning-skill-records',
  `select k.skill, k.chance, k.answers, k.correct, k.unaided, k.worked_ms::float8 as "workedMs",
    k.mastered_at as "masteredAt", k.stuck, k.placed, c.due_at as "dueAt"
  from skill_states k left join review_cards c on c.family_id = k.family_id and c.learner_id = k.learner_id and c.skill = k.skill
  where k.learner_id = :learnerId order by k.updated_at desc, k.skill`,
);

/** How many questions of each place were answered: the number of the next one. */
const ANSWERED = statement<{ learnerId: string; familyId: string; places: readonly string[] }>(
  'learning-answered-in-places',
  `select a.place, max(a.number) + 1 as next from attempts a
  where a.family_id = :familyId and a.learner_id = :learnerId and a.place = any(:places::text[]) and a.kind = 'main'
  group by a.place`,
);

/** What is kept of a learner, skill by skill: as many rows as skills worked on, whatever the number of answers. */
export function createSkillRecordsStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** The skill worked on last comes first. */
    async rowsOf(learnerId: string): Promise<WorkedSkill[]> {
      return (await pool.query<WorkedSkill>(RECORDS.with({ learnerId }))).rows;
    },
    /** By skill, the number of the next question outside lessons. */
    async nextNumbers(
      { userId: learnerId, familyId }: Pick<Viewer, 'userId' | 'familyId'>,
      skills: readonly string[],
    ): Promise<ReadonlyMap<string, number>> {
      const places = skills.map(placeOfSkill);
      const { rows } = await pool.query<{ place: string; next: number }>(
        ANSWERED.with({ learnerId, familyId, places }),
      );
      const byPlace = new Map(rows.map(({ place, next }) => [place, next]));
      return new Map(skills.map((skill) => [skill, byPlace.get(placeOfSkill(skill)) ?? 0]));
    },
  };
}
export type SkillRecordsStore = ReturnType<typeof createSkillRecordsStore>;

/** A row as the rules of choice know it. */
export function recordOf({ chance, answers, masteredAt, stuck, placed, dueAt }: WorkedSkill): SkillRecord {
  const mastered = masteredAt !== null;
  return { chance, answers, mastered, stuck, dueAt, placed: placed && !mastered && chance >= KNOWN_CHANCE };
}
