import type { TutorLimits } from '@ori/contracts/tutor-care';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { limits } from '../tutor.tables.ts';

export type LimitsRow = typeof limits.$inferSelect;

/** What holds where no grown-up said anything: all help, no clock, and no language model. */
export const NO_LIMITS: TutorLimits = { mode: 'worked', dailyMinutes: null, quiet: null, modelVendor: null };

export function limitsOf(
  row: Pick<LimitsRow, 'mode' | 'dailyMinutes' | 'quietFrom' | 'quietTo' | 'modelVendor'> | null,
): TutorLimits {
  if (row === null) return NO_LIMITS;
  const { mode, dailyMinutes, quietFrom, quietTo, modelVendor } = row;
  const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  return { mode, dailyMinutes, quiet, modelVendor };
}

/** What grown-ups allow their children with the tutor. */
export function createLimitsStore(db: Executor) {
  return {
    async of(childId: string, within: Executor = db): Promise<TutorLimits> {
      const [row] = await within
        .select()
        .from(limits)
        .where(eq(limits.childId, childId))
        .for('no key update');
      return limitsOf(row ?? null);
    },
    async keep(
      { childId, familyId }: { childId: string; familyId: string },
      { quiet, ...wanted }: TutorLimits,
      changed: { changedBy: string; changedAt: Date },
      within: Executor,
    ): Promise<void> {
      const columns = { ...wanted, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null, ...changed };
      await within
        .insert(limits)
        .values({ childId, familyId, ...columns })
        .onConflictDoUpdate({ target: [limits.familyId, limits.childId], set: columns });
    },
    /** How the consent that stands for the child was shown; null where none does. */
    async consentMethodOf(childId: string): Promise<string | null> {
      const { rows } = await db.execute<{ method: string }>(
        sql`select method from consents where child_id = ${childId} and revoked_at is null and grace_until is null`,
      );
      return rows[0]?.method ?? null;
    },
    async rowsOf(childIds: readonly string[]): Promise<LimitsRow[]> {
      return db
        .select()
        .from(limits)
        .where(inArray(limits.childId, [...childIds]));
    },
  };
}
export type LimitsStore = ReturnType<typeof createLimitsStore>;
