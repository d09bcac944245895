import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';

/** What one call took. */
export interface Spent {
  readonly inputTokens: number;
  readonly outputTokens: number;
}
interface Day {
  readonly familyId: string;
  /** A day in UTC: the cap is the installation's, not the learner's. */
  readonly day: string;
}

/** A family's tokens, day by day. Reserved before a call and settled after it, so that calls at once cannot overdraw. */
export function createLedgerStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Whether so many tokens are still free today; if so they are kept for this call. */
    async reserve({ familyId, day }: Day, tokens: number, cap: number): Promise<boolean> {
      if (tokens > cap) return false;
      const { rowCount } = await db.execute(sql`
        insert into tutor_model_days as d (family_id, day, reserved) values (${familyId}, ${day}, ${tokens})
        on conflict (family_id, day) do update set reserved = d.reserved + excluded.reserved
          where d.reserved + d.input_tokens + d.output_tokens + excluded.reserved <= ${cap}`);
      return (rowCount ?? 0) > 0;
    },
    async settle({ familyId, day }: Day, reserved: number, spent: Spent): Promise<void> {
      await db.execute(sql`
        update tutor_model_days set reserved = greatest(0, reserved - ${reserved}), calls = calls + 1,
          input_tokens = input_tokens + ${spent.inputTokens}, output_tokens = output_tokens + ${spent.outputTokens}
        where family_id = ${familyId} and day = ${day}`);
    },
  };
}
export type LedgerStore = ReturnType<typeof createLedgerStore>;
