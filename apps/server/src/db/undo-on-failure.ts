import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Database, Tx } from './database.ts';

/** Carries an expected failure out of a transaction, so that it is rolled back on the way. */
export class Undone<Failure> extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super('undone');
    this.failure = failure;
  }
}

/** What the work made, or the failure it was undone for; a surprise goes on being thrown. */
export async function unlessUndone<Value, Failure>(
  work: () => Promise<Value>,
): Promise<Result<Value, Failure>> {
  try {
    return succeed(await work());
  } catch (error) {
    if (error instanceof Undone) return fail(error.failure as Failure);
    throw error;
  }
}

/** Runs the work in a transaction; a returned failure undoes all of it, as a thrown surprise does. */
export async function undoOnFailure<Value, Failure>(
  db: Database['db'],
  work: (tx: Tx) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  return unlessUndone(() =>
    db.transaction(async (tx) => {
      const outcome = await work(tx);
      if (!outcome.ok) throw new Undone(outcome.failure);
      return outcome.value;
    }),
  );
}
