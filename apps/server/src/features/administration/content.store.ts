import type { Database } from '../../db/database.ts';

/** $1: since when reports are counted. */
const REPORTED = `select (select count(*)::int from tutor_reports where at >= $1) as wrong,
  (select count(*)::int from contact_messages where topic = 'content' and answered_at is null) as letters,
  (select count(*)::int from own_courses) as "ownCourses"`;

interface Reported {
  readonly wrong: number;
  readonly letters: number;
  readonly ownCourses: number;
}

/** What people said of the content, and made of it. */
export function createContentStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async reported(since: Date): Promise<Reported> {
      return (
        (await pool.query<Reported>(REPORTED, [since])).rows[0] ?? { wrong: 0, letters: 0, ownCourses: 0 }
      );
    },
  };
}
export type ContentStore = ReturnType<typeof createContentStore>;
