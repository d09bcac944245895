import { DAYS_TO_UNDO } from '@ori/contracts/limits';
import { type DeletionPreview, KEPT_GROUPS, type KeptGroup } from '@ori/contracts/privacy';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { groupOf, keptTables, OUTLIVING } from './export/kept-tables.ts';
import type { PrivacyDeps } from './privacy.deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Deps extends Pick<PrivacyDeps, 'database' | 'now'> {
  readonly provedUntil: (viewer: Viewer) => Promise<Date | null>;
  /** Deletes the viewer, and the children with the last grown-up; mails them how to undo it. */
  readonly deleteSelf: (viewer: Viewer) => Promise<boolean>;
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}
const PEOPLE = `select id, first_name as name, role from users where family_id = $1 and deleted_at is null
  order by role <> 'student', created_at, id`;

/** Everything of a family that would go, and letting it go: with 30 days to undo, by signing in again (design §5). */
export function createDeletionService({ database: { pool }, provedUntil, deleteSelf, now }: Deps) {
  async function rowsByGroup(familyId: string): Promise<DeletionPreview['groups']> {
    const counts = new Map<KeptGroup, number>();
    for (const { name, where } of await keptTables(pool)) {
      if (OUTLIVING.has(name)) continue;
      const counted = `select count(*)::int as rows from "${name}" e where ${where}`;
      const { rows } = await pool.query<{ rows: number }>(counted, [familyId]);
      const group = groupOf(name);
      counts.set(group, (counts.get(group) ?? 0) + (rows[0]?.rows ?? 0));
    }
    return KEPT_GROUPS.map((group) => ({ group, rows: counts.get(group) ?? 0 })).filter(
      ({ rows }) => rows > 0,
    );
  }

  return {
    /** While another grown-up is there, one leaves alone: the children stay. */
    async preview({ familyId, userId }: Viewer): Promise<DeletionPreview> {
      const { rows } = await pool.query<PersonRow>(PEOPLE, [familyId]);
      const isLast = !rows.some(({ id, role }) => role === 'parent' && id !== userId);
      const leaving = rows.filter(({ id }) => isLast || id === userId);
      return {
        people: leaving.map(({ id, name, role }) => ({ id, name, isChild: role === 'student' })),
        groups: isLast ? await rowsByGroup(familyId) : [],
        daysToUndo: DAYS_TO_UNDO,
      };
    },
    async deleteFamily(
      viewer: Viewer,
    ): Promise<Result<{ vanishesAt: string }, 'proof-needed' | 'not-found'>> {
      if ((await provedUntil(viewer)) === null) return fail('proof-needed');
      if (!(await deleteSelf(viewer))) return fail('not-found');
      return succeed({ vanishesAt: new Date(now().getTime() + DAYS_TO_UNDO * DAY_MS).toISOString() });
    },
  };
}
