import type { Helpline } from '@ori/contracts/tutor-care';
import type { Database } from '../../../db/database.ts';
import { helplineRows } from '../tutor.tables.ts';

/** An admin's list of helplines; empty while the product's own list holds. */
export function createHelplinesStore({ db }: Pick<Database, 'db'>) {
  return {
    async all(): Promise<Helpline[]> {
      const rows = await db.select().from(helplineRows).orderBy(helplineRows.position);
      return rows.map(({ position: _place, languages, ...line }) => ({
        ...line,
        languages: languages as Helpline['languages'],
      }));
    },
    async replace(lines: readonly Helpline[]): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.delete(helplineRows);
        if (lines.length === 0) return;
        await tx.insert(helplineRows).values(lines.map((line, position) => ({ ...line, position })));
      });
    },
  };
}
export type HelplinesStore = ReturnType<typeof createHelplinesStore>;
