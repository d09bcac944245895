import type { Achieved } from '@ori/contracts/kim';
import { totalOf } from '@ori/core/kim/score-synthesis';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { syntheses } from './kim.tables.ts';

type Row = typeof syntheses.$inferSelect;
export type SynthesisRow = Row & { readonly learnerName: string };
type Changes = Partial<Pick<Row, 'state' | 'work' | 'band' | 'handedInAt' | 'updatedAt'>>;
type Scoring = Pick<Row, 'scores' | 'passed' | 'note' | 'scoredBy' | 'scoredAt'>;

const LISTED = 100;
const NAMED = `select s.id, s.learner_id as "learnerId", s.family_id as "familyId", s.state, s.work, s.band, s.scores,
    s.passed, s.note, s.scored_by as "scoredBy", s.handed_in_at as "handedInAt", s.scored_at as "scoredAt",
    s.created_at as "createdAt", s.updated_at as "updatedAt", u.first_name as "learnerName"
  from kim_syntheses s join users u on u.id = s.learner_id and u.deleted_at is null`;
const LATEST = `order by s.updated_at desc, s.id limit ${LISTED}`;
const OLDEST = `order by s.handed_in_at, s.id limit ${LISTED}`;

const WAITING_WITH = `select distinct s.learner_id as id from kim_syntheses s
  join child_teachers l on l.child_id = s.learner_id and l.accepted_at is not null and l.ended_at is null
  where l.teacher_id = $1 and s.state = 'handed-in'`;

/** Learners with something handed in whom a teacher is linked to; what was opened of them, the access table says. */
const waitingWith =
  (pool: Database['pool']) =>
  async (teacherId: string): Promise<string[]> =>
    (await pool.query<{ id: string }>(WAITING_WITH, [teacherId])).rows.map(({ id }) => id);

/** What learners wrote in the synthesis exercise. */
export function createSynthesesStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  async function named(where: string, values: readonly unknown[]): Promise<SynthesisRow[]> {
    return (await pool.query<SynthesisRow>(`${NAMED} ${where}`, [...values])).rows;
  }
  return {
    of: (learnerId: string) => named(`where s.learner_id = $1 ${LATEST}`, [learnerId]),
    find: async (id: string): Promise<SynthesisRow | null> =>
      (await named('where s.id = $1', [id]))[0] ?? null,
    waitingOf: (learnerIds: readonly string[]) =>
      named(`where s.state = 'handed-in' and s.learner_id = any($1::uuid[]) ${OLDEST}`, [learnerIds]),
    waitingWith: waitingWith(pool),
    /** Those that no grown-up of the learner's own could score. */
    waitingAlone: () =>
      named(
        `where s.state = 'handed-in'
          and not exists (select from guardianships g where g.child_id = s.learner_id) ${OLDEST}`,
        [],
      ),
    async openCount(learnerId: string): Promise<number> {
      return db.$count(syntheses, and(eq(syntheses.learnerId, learnerId), ne(syntheses.state, 'scored')));
    },
    async add(row: Pick<Row, 'id' | 'learnerId' | 'familyId' | 'work' | 'band'>, at: Date): Promise<void> {
      await db.insert(syntheses).values({ ...row, state: 'draft', createdAt: at, updatedAt: at });
    },
    /** Changes a learner's own draft; false when it is none. */
    async change(id: string, learnerId: string, changes: Changes): Promise<boolean> {
      const own = and(eq(syntheses.id, id), eq(syntheses.learnerId, learnerId), eq(syntheses.state, 'draft'));
      return (await db.update(syntheses).set(changes).where(own).returning({ id: syntheses.id })).length > 0;
    },
    async drop(id: string, learnerId: string): Promise<boolean> {
      const own = and(eq(syntheses.id, id), eq(syntheses.learnerId, learnerId), eq(syntheses.state, 'draft'));
      return (await db.delete(syntheses).where(own).returning({ id: syntheses.id })).length > 0;
    },
    /** Scores what was handed in; false when it is not, or somebody else did so a moment ago. */
    async score(id: string, scoring: Scoring): Promise<boolean> {
      const waiting = and(eq(syntheses.id, id), eq(syntheses.state, 'handed-in'));
      const set = { ...scoring, state: 'scored' as const, updatedAt: scoring.scoredAt ?? sql`updated_at` };
      return (await db.update(syntheses).set(set).where(waiting).returning({ id: syntheses.id })).length > 0;
    },
    /** The syntheses that passed. */
    async achievedBy(learnerId: string): Promise<Achieved[]> {
      const rows = await named(`where s.learner_id = $1 and s.passed ${LATEST}`, [learnerId]);
      return rows.flatMap(({ id, work, scores, scoredAt }) =>
        scores === null || scoredAt === null
          ? []
          : [
              {
                synthesisId: id,
                patternId: work.patternId,
                mappings: work.mappings.map((mapping) => mapping.id),
                total: totalOf(scores),
                at: scoredAt.toISOString(),
              },
            ],
      );
    },
    everOf: (learnerIds: readonly string[]): Promise<Row[]> =>
      db
        .select()
        .from(syntheses)
        .where(inArray(syntheses.learnerId, [...learnerIds])),
  };
}
export type SynthesesStore = ReturnType<typeof createSynthesesStore>;
