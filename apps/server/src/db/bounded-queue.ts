import { fail, type Result } from '@ori/contracts/result';
import { inTurn } from './in-turn.ts';

interface Bounds {
  /** Pieces of work that may wait beside the one in hand. */
  readonly mayWait: number;
  /** Of these, for one asker; so that nobody's many keep another's one out. */
  readonly mayWaitForOne: number;
}

/**
 * Work one piece at a time, in the order it came; beyond the bounds it is refused at once (`busy`), so that neither time
 * nor what waits in memory grows.
 */
export function createBoundedQueue({ mayWait, mayWaitForOne }: Bounds) {
  const alone = inTurn();
  const held = new Map<string, number>();
  let all = 0;

  function count(asker: string, by: 1 | -1): void {
    const left = (held.get(asker) ?? 0) + by;
    all += by;
    if (left === 0) held.delete(asker);
    else held.set(asker, left);
  }

  return async <Value, Failure extends string>(
    asker: string,
    work: () => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure | 'busy'>> => {
    if (all > mayWait || (held.get(asker) ?? 0) > mayWaitForOne) return fail('busy');
    count(asker, 1);
    try {
      return await alone('work', work);
    } finally {
      count(asker, -1);
    }
  };
}
