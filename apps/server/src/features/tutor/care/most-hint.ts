import type { Database } from '../../../db/database.ts';
import { createLimitsStore } from './limits.store.ts';

/** The whole way, and the first step: what hints in the work show at most. */
const WHOLE_WAY = 3;
const FIRST_STEP = 2;

/** Where a grown-up allows hints only, none shows the whole way, inside the tutor or beside it. */
export function createMostHint({ db }: Pick<Database, 'db'>) {
  const limits = createLimitsStore(db);
  return async (childId: string): Promise<number> => {
    const [row] = await limits.rowsOf([childId]);
    return row?.mode === 'hints' ? FIRST_STEP : WHOLE_WAY;
  };
}
