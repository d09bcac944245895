import type { Locale } from '@ori/contracts/locale';
import type { TutorDeps } from './tutor.deps.ts';

/** What a learner did that a conversation's context tells, in words. */
export interface LearnerRecord {
  readonly strugglingTopics: readonly string[];
  readonly completedLessons: readonly string[];
}
export type RecordOf = (learnerId: string, locale: Locale) => Promise<LearnerRecord>;

const RECORD = `select
  array(select skill from skill_states where learner_id = $1 and stuck order by updated_at desc) as skills,
  array(select lesson_id from lesson_progress where learner_id = $1 and state = 'completed' order by completed_at) as lessons`;

/** Reads the learner's record; what is no longer taught is left out. */
export function createLearnerRecord({
  database,
  content,
}: Pick<TutorDeps, 'database' | 'content'>): RecordOf {
  return async (learnerId, locale) => {
    const query = { name: 'tutor-record', text: RECORD, values: [learnerId] };
    const [row] = (await database.pool.query<{ skills: string[]; lessons: string[] }>(query)).rows;
    const titles = (row?.lessons ?? []).map((id) => content.lessonSummary(id, locale)?.title);
    return {
      strugglingTopics: (row?.skills ?? []).map((skill) => content.skillTitle(skill, locale)),
      completedLessons: titles.flatMap((title) => (title === undefined ? [] : [title])),
    };
  };
}
