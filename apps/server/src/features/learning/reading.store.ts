import { COUNTED_MS_PER_ANSWER_MAX } from '@ori/core/learning/minutes';
import type { Database } from '../../db/database.ts';
import type { RecordTurn } from './record-turn.store.ts';
import { statement } from '../../db/statement.ts';

/** The lesson on screen, and its subject. */
export interface ReadingIn {
  readonly lessonId: string;
  readonly subject: string;
}
type Values = RecordTurn & ReadingIn & { readonly mostMs: number };

/** Days are a learner's own: at midnight, or in another time zone, the last moment may stand under the day before or after. */
const READ = statement<Values>(
  'learning-read',
  `with seen as (
    select last_seen_at from learner_days
    where family_id = :familyId and learner_id = :learnerId and day between :day::date - 1 and :day::date + 1
    for no key update
  ), since as (
    select coalesce((extract(epoch from :at::timestamptz - max(last_seen_at)) * 1000)::bigint, 0) as ms from seen
  ), reading as (
    select case when ms between 0 and :mostMs then ms else 0 end as ms from since
  ), lived as (
    insert into learner_days as d (learner_id, day, family_id, worked_ms, last_seen_at)
    select :learnerId, :day, :familyId, r.ms, :at from reading r
    on conflict (family_id, learner_id, day) do update
      set worked_ms = d.worked_ms + excluded.worked_ms, last_seen_at = excluded.last_seen_at
  )
  insert into learning_time as w (family_id, learner_id, day, subject, lesson_id, worked_ms, started_at, last_at)
  select :familyId, :learnerId, :day, :subject, :lessonId, r.ms, :at::timestamptz - make_interval(secs => r.ms / 1000.0), :at
  from reading r where r.ms > 0
  on conflict (family_id, learner_id, day, subject, lesson_id) do update
    set worked_ms = w.worked_ms + excluded.worked_ms, last_at = excluded.last_at`,
);

/** Time spent reading, taken from the moments at which a learner was seen. */
export function createReadingStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** The time since the learner was last seen counts as reading; longer than an answer may take, it was a break. */
    async add(turn: RecordTurn, reading: ReadingIn): Promise<void> {
      await pool.query(READ.with({ ...turn, ...reading, mostMs: COUNTED_MS_PER_ANSWER_MAX }));
    },
  };
}
export type ReadingStore = ReturnType<typeof createReadingStore>;
