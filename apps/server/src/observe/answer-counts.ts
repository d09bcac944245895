import type { Database } from '../db/database.ts';
import type { Answered } from '../http/answered.ts';

const SLOT_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
const KEPT_MS = 24 * HOUR_MS;
/** A balancer that asks whether it may send requests here is told no with a fault's number. */
const HEALTH = '/api/health';

const ADD = `insert into answer_counts as c (slot, answered, faulty) values ($1, $2, $3)
  on conflict (slot) do update set answered = c.answered + excluded.answered, faulty = c.faulty + excluded.faulty`;
const FORGET = 'delete from answer_counts where slot < $1';
const SUM = `select coalesce(sum(answered), 0)::float8 as answered, coalesce(sum(faulty), 0)::float8 as faulty
  from answer_counts where slot > $1`;

interface Deps {
  readonly database: Pick<Database, 'pool'>;
  readonly now: () => Date;
}
interface Counts {
  readonly answered: number;
  readonly faulty: number;
}

/** Counts answers, and those with a fault of ours, of every process together. */
export function createAnswerCounts({ database: { pool }, now }: Deps) {
  let answered = 0;
  let faulty = 0;
  return {
    hear({ route, status }: Pick<Answered, 'route' | 'status'>): void {
      if (route.startsWith(HEALTH)) return;
      answered += 1;
      if (status >= 500) faulty += 1;
    },
    /** Adds what this process counted since the last time; what cannot be kept now is kept the next time. */
    async flush(): Promise<void> {
      if (answered === 0) return;
      const taken = { answered, faulty };
      answered = 0;
      faulty = 0;
      const at = now().getTime();
      try {
        await pool.query(ADD, [new Date(at - (at % SLOT_MS)), taken.answered, taken.faulty]);
        await pool.query(FORGET, [new Date(at - KEPT_MS)]);
      } catch (error) {
        answered += taken.answered;
        faulty += taken.faulty;
        throw error;
      }
    },
    /** Of the last hour, in slots of ten minutes. */
    async lastHour(): Promise<Counts> {
      const { rows } = await pool.query<Counts>(SUM, [new Date(now().getTime() - HOUR_MS)]);
      return rows[0] ?? { answered: 0, faulty: 0 };
    },
  };
}
export type AnswerCounts = ReturnType<typeof createAnswerCounts>;
