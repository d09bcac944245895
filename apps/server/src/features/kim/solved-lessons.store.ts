import type { Database } from '../../db/database.ts';

const SOLVED = `select lesson_id as "lessonId", solved from lesson_progress where learner_id = $1 and solved > 0`;

/** How many questions of each lesson a learner solved, as learning keeps it: read here and never written. */
export function createSolvedLessons({ pool }: Pick<Database, 'pool'>) {
  return async (learnerId: string): Promise<{ lessonId: string; solved: number }[]> => {
    const asked = { name: 'kim-solved', text: SOLVED, values: [learnerId] };
    return (await pool.query<{ lessonId: string; solved: number }>(asked)).rows;
  };
}
export type SolvedLessons = ReturnType<typeof createSolvedLessons>;
