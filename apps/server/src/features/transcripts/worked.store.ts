import type { Database } from '../../db/database.ts';

/** What a learner did in one lesson. */
interface WorkedLesson {
  readonly lessonId: string;
  readonly isCompleted: boolean;
  readonly workedMs: number;
  /** UTC day of the last touch, `YYYY-MM-DD`. */
  readonly lastOn: string;
}
interface Worked {
  readonly lessons: readonly WorkedLesson[];
  readonly mastered: ReadonlySet<string>;
}

const LESSONS = `select p.lesson_id as "lessonId", p.state = 'completed' as "isCompleted",
    coalesce(t.worked_ms, 0)::float8 as "workedMs", to_char(p.touched_at at time zone 'UTC', 'YYYY-MM-DD') as "lastOn"
  from lesson_progress p
  left join (
    select lesson_id, sum(worked_ms) as worked_ms from learning_time
    where learner_id = $1 and family_id in (select family_id from lesson_progress where learner_id = $1)
      and not exists (select from record_strikes s
        where s.family_id = learning_time.family_id and s.entry_id = learning_time.id)
    group by lesson_id
  ) t using (lesson_id)
  where p.learner_id = $1`;
const MASTERED = 'select skill from skill_states where learner_id = $1 and mastered_at is not null';

/** What a learner did in our own lessons: the time the school record tells of, without the lines a parent struck. */
export function createWorkedStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async of(learnerId: string): Promise<Worked> {
      const lessons = pool.query<WorkedLesson>({
        name: 'transcript-lessons',
        text: LESSONS,
        values: [learnerId],
      });
      const skills = pool.query<{ skill: string }>({
        name: 'transcript-mastered',
        text: MASTERED,
        values: [learnerId],
      });
      const [done, known] = await Promise.all([lessons, skills]);
      return { lessons: done.rows, mastered: new Set(known.rows.map(({ skill }) => skill)) };
    },
  };
}
export type WorkedStore = ReturnType<typeof createWorkedStore>;
