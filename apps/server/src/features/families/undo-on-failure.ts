import type { Result } from '@ori/contracts/result';
import type { Database, Tx } from '../../db/database.ts';

/** Carries an expected failure out of a transaction, so that it is rolled back on the way. */
class Undone<Failure> extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super('undone');
    this.failure = failure;
  }
}

/** Runs the work in a transaction; a returned failure undoes all of it, as a thrown surprise does. */
export async function undoOnFailure<Value, Failure>(
  db: Database['db'],
  work: (tx: Tx) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await work(tx);
      if (!outcome.ok) throw new Undone(outcome.failure);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undone) return { ok: false, failure: error.failure as Failure };
    throw error;
  }
}
