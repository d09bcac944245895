import type { WaitingKind } from '@ori/contracts/administration-names';
import type { Role } from '@ori/contracts/roles';
import type { Database } from '../../db/database.ts';

interface LearntRow {
  readonly learners: number;
  readonly minutes: number;
  readonly answers: number;
  readonly lessons: number;
  readonly mastered: number;
}

const PEOPLE = `select role, count(*)::int as "all", (count(*) filter (where created_at >= $1))::int as "isNew"
  from users where deleted_at is null group by role`;
/** A family counts as one once a parent is in it. */
const FAMILIES = `select count(*)::int as "all", (count(*) filter (where created_at >= $1))::int as "isNew"
  from families f where exists (select 1 from users u where u.family_id = f.id and u.role = 'parent' and u.deleted_at is null)`;
/** $1 the first day, $2 the day after the last. */
const LEARNT = `select (count(distinct learner_id) filter (where answers > 0 or worked_ms > 0))::int as learners,
    (coalesce(sum(worked_ms), 0) / 60000)::int as minutes, coalesce(sum(answers), 0)::int as answers,
    coalesce(sum(lessons_completed), 0)::int as lessons,
    (select count(*)::int from skill_states where mastered_at >= $1::date and mastered_at < $2::date) as mastered
  from learner_days where day >= $1::date and day < $2::date`;
/** $1: since when what nobody clears is counted. */
const WAITING = `select kind, count(*)::int as count, min(at) as oldest from (
    select 'safety' as kind, at from tutor_alerts
      where acknowledged_at is null and (audience = 'safeguarding' or escalated_at is not null)
    union all select 'letters', created_at from contact_messages where answered_at is null
    union all select 'wrong', at from tutor_reports where at >= $1
    union all select 'failed-jobs', since from job_failures
    union all select 'failed-mail', at from letters_failed where at >= $1
    union all select 'failed-mail', created_at from graphile_worker._private_jobs
      where attempts >= max_attempts and locked_at is null
    union all select 'past-due', coalesce(past_due_since, as_of) from subscriptions where status = 'past-due'
    union all select 'faults', received_at from client_logs where level = 'error' and received_at >= $1
  ) as waits group by kind`;
const JOBS = 'select job, since, times from job_failures order by since';
const BACKUP =
  'select made_at as "madeAt", bytes::float8 as bytes from backups order by made_at desc limit 1';
const HOUSE = `select pg_database_size(current_database())::float8 as bytes,
  (select max(id) from schema_migrations) as schema`;

/** Everything the overview counts. What is counted over everybody may be a few seconds old; what waits may not. */
export function createOverviewStore({ pool, lagging }: Pick<Database, 'pool' | 'lagging'>) {
  return {
    async people(since: Date) {
      type Row = { readonly role: Role; readonly all: number; readonly isNew: number };
      return (await lagging.query<Row>(PEOPLE, [since])).rows;
    },
    async families(since: Date): Promise<{ all: number; isNew: number }> {
      const [row] = (await lagging.query<{ all: number; isNew: number }>(FAMILIES, [since])).rows;
      return row ?? { all: 0, isNew: 0 };
    },
    async learnt(from: string, until: string): Promise<LearntRow> {
      const [row] = (await lagging.query<LearntRow>(LEARNT, [from, until])).rows;
      if (!row) throw new Error('counting learning answered nothing');
      return row;
    },
    async waiting(since: Date) {
      type Row = { readonly kind: WaitingKind; readonly count: number; readonly oldest: Date };
      return (await pool.query<Row>(WAITING, [since])).rows;
    },
    async failedJobs() {
      return (await pool.query<{ job: string; since: Date; times: number }>(JOBS)).rows;
    },
    async lastBackup(): Promise<{ readonly madeAt: Date; readonly bytes: number } | null> {
      const [row] = (await pool.query<{ madeAt: Date; bytes: number }>(BACKUP)).rows;
      return row ?? null;
    },
    async house(): Promise<{ bytes: number; schema: string }> {
      const [row] = (await pool.query<{ bytes: number; schema: string | null }>(HOUSE)).rows;
      return { bytes: row?.bytes ?? 0, schema: row?.schema ?? '' };
    },
  };
}
export type OverviewStore = ReturnType<typeof createOverviewStore>;

/** Keeps that a letter was dropped unsent, to be told to whoever runs the installation. */
export async function noteFailedLetter(
  { pool }: Pick<Database, 'pool'>,
  letter: { readonly id: string; readonly at: Date },
): Promise<void> {
  await pool.query('insert into letters_failed (id, at) values ($1, $2)', [letter.id, letter.at]);
}

/** Forgets failed letters that nobody counts any more. */
export async function forgetFailedLetters({ pool }: Pick<Database, 'pool'>, before: Date): Promise<void> {
  await pool.query('delete from letters_failed where at < $1', [before]);
}
