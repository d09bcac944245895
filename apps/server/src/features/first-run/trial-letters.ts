import type { TrialState } from '@ori/contracts/first-run';
import type { Locale } from '@ori/contracts/locale';
import type { Database } from '../../db/database.ts';
import type { FirstRunDeps } from './first-run.deps.ts';
import { trialWords } from './trial-words.ts';

const KEY = 'first-run-letter:';
const JOB = `select last_error as reason from graphile_worker._private_jobs where key = $1`;
const FORGET = `select graphile_worker.remove_job(key) from graphile_worker._private_jobs where starts_with(key, $1)`;

/**
 * The letter that tries whether mail works. It goes the way of every letter, through the queue, which holds it until it
 * was delivered.
 */
export function createTrialLetters({
  mail,
  database,
  newId,
}: Pick<FirstRunDeps, 'mail' | 'newId' | 'database'>) {
  const { pool }: Pick<Database, 'pool'> = database;
  /** Letters that still wait are of no use once there is a newer one, or an admin. */
  const forget = async (): Promise<void> => void (await pool.query(FORGET, [KEY]));
  return {
    forget,
    /** Answers what to ask for how it went. */
    async send(to: string, code: string, locale: Locale): Promise<string> {
      await forget();
      const id = newId();
      await mail.keep({ kind: 'mailTrial', to, ...trialWords(locale, code) }, undefined, { key: KEY + id });
      return id;
    },
    /** A letter that waits no more was delivered; one that failed is tried again by itself. */
    async stateOf(id: string): Promise<TrialState> {
      const [job] = (await pool.query<{ reason: string | null }>(JOB, [KEY + id])).rows;
      if (job === undefined) return { state: 'delivered', reason: null };
      return { state: job.reason === null ? 'waiting' : 'failed', reason: job.reason };
    },
  };
}
export type TrialLetters = ReturnType<typeof createTrialLetters>;
