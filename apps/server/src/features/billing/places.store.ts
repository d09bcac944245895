import { eq, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../db/database.ts';
import { placeChoices } from './billing.tables.ts';

/** A child who is there and may sign in, with the place it was given. */
export interface FamilyChild {
  readonly id: string;
  readonly name: string;
  readonly addedAt: Date;
  readonly chosenAt: Date | null;
}

const CHILDREN = `select distinct u.id, u.first_name as name, u.created_at as "addedAt", p.chosen_at as "chosenAt"
  from users u join guardianships g on g.child_id = u.id left join place_choices p on p.child_id = u.id
  where u.family_id = $1 and u.role = 'student' and u.deleted_at is null and u.is_active
  order by u.created_at, u.id`;

/** Children of a family, and who of them was given a place. */
export function createPlacesStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async childrenOf(familyId: string): Promise<FamilyChild[]> {
      return (await pool.query<FamilyChild>({ name: 'billing-children', text: CHILDREN, values: [familyId] }))
        .rows;
    },
    /** Nobody else adds a child to the family, or begins a checkout for it, until the transaction ends. */
    async lockFamily(familyId: string, tx: Tx): Promise<void> {
      await tx.execute(sql`select 1 from families where id = ${familyId}::uuid for no key update`);
    },
    /** Children who are there and may sign in. */
    async countChildren(familyId: string, tx: Executor): Promise<number> {
      const { rows } = await tx.execute<{ children: number }>(
        sql`select count(*)::int as children from users
          where family_id = ${familyId}::uuid and role = 'student' and deleted_at is null and is_active`,
      );
      return rows[0]?.children ?? 0;
    },
    async choosePlaces(
      rows: readonly (typeof placeChoices.$inferInsert)[],
      familyId: string,
      tx: Tx,
    ): Promise<void> {
      await tx.delete(placeChoices).where(eq(placeChoices.familyId, familyId));
      if (rows.length > 0) await tx.insert(placeChoices).values([...rows]);
    },
  };
}
