import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { proposals } from './kim.tables.ts';

type Row = typeof proposals.$inferSelect;
export type ProposalRow = Row & { readonly learnerName: string };
type Decision = Pick<Row, 'state' | 'note' | 'decidedBy' | 'decidedAt'>;

const LISTED = 100;
const NAMED = `select p.id, p.learner_id as "learnerId", p.family_id as "familyId", p.state, p.proposed, p.note,
    p.decided_by as "decidedBy", p.created_at as "createdAt", p.decided_at as "decidedAt", u.first_name as "learnerName"
  from kim_proposals p join users u on u.id = p.learner_id and u.deleted_at is null`;
const OLDEST = `order by p.created_at, p.id limit ${LISTED}`;
const OPEN: Row['state'][] = ['with-parent', 'with-admin'];

/** Mappings that learners proposed. */
export function createProposalsStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  async function named(where: string, values: readonly unknown[]): Promise<ProposalRow[]> {
    return (await pool.query<ProposalRow>(`${NAMED} ${where} ${OLDEST}`, [...values])).rows;
  }
  return {
    of: (learnerId: string) => named('where p.learner_id = $1', [learnerId]),
    find: async (id: string): Promise<ProposalRow | null> =>
      (await named('where p.id = $1', [id]))[0] ?? null,
    withParentOf: (learnerIds: readonly string[]) =>
      named(`where p.state = 'with-parent' and p.learner_id = any($1::uuid[])`, [learnerIds]),
    withAdmin: () => named(`where p.state = 'with-admin'`, []),
    openCount: (learnerId: string): Promise<number> =>
      db.$count(proposals, and(eq(proposals.learnerId, learnerId), inArray(proposals.state, OPEN))),
    async hasGuardian(learnerId: string): Promise<boolean> {
      const text = 'select exists (select from guardianships where child_id = $1) as "isThere"';
      return (await pool.query<{ isThere: boolean }>(text, [learnerId])).rows[0]?.isThere === true;
    },
    async add(
      row: Pick<Row, 'id' | 'learnerId' | 'familyId' | 'state' | 'proposed' | 'createdAt'>,
    ): Promise<void> {
      await db.insert(proposals).values(row);
    },
    /** Decides on a proposal that still stands where it stood; false when it moved on in between. */
    async decide(id: string, stood: Row['state'], decision: Decision): Promise<boolean> {
      const same = and(eq(proposals.id, id), eq(proposals.state, stood));
      const changed = await db.update(proposals).set(decision).where(same).returning({ id: proposals.id });
      return changed.length > 0;
    },
    everOf: (learnerIds: readonly string[]): Promise<Row[]> =>
      db
        .select()
        .from(proposals)
        .where(inArray(proposals.learnerId, [...learnerIds])),
  };
}
export type ProposalsStore = ReturnType<typeof createProposalsStore>;
