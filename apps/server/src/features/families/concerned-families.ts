import type { Viewer } from '@ori/core/access/viewer';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

/** Where somebody of outside finds what they change, by which key: each row says whose family it is. */
const CHANGED_FROM_OUTSIDE = {
  users: 'id',
  assignments: 'id',
  schedule_entries: 'id',
  rest_days: 'id',
  plan_changes: 'change_id',
  kim_syntheses: 'id',
  kim_proposals: 'id',
  tutor_alerts: 'id',
} as const;

const OF_IDS = statement<{ ids: readonly string[] }>(
  'families-concerned',
  Object.entries(CHANGED_FROM_OUTSIDE)
    .map(([table, key]) => `select family_id as "familyId" from ${table} where ${key} = any(:ids::uuid[])`)
    .join(' union '),
);

const id = z.uuid();
const named = z.looseObject({
  id: id.optional().catch(undefined),
  ids: z.array(id).optional().catch(undefined),
  childId: id.optional().catch(undefined),
  childIds: z.array(id).optional().catch(undefined),
});

/** The ids of children and of things of theirs that a call names, in its address or in what it sends. */
function idsIn(...parts: readonly unknown[]): string[] {
  return parts.flatMap((part) => {
    const { data } = named.safeParse(part);
    if (data === undefined) return [];
    return [data.id, data.childId, ...(data.ids ?? []), ...(data.childIds ?? [])].flatMap(
      (each) => each ?? [],
    );
  });
}

/** Whose pages a call may change: its own family's, and for a teacher or an admin those of the children it names. */
export function createConcernedFamilies({ pool }: Pick<Database, 'pool'>) {
  return async (
    { role, familyId }: Pick<Viewer, 'role' | 'familyId'>,
    { params, body }: { readonly params: unknown; readonly body: unknown },
  ): Promise<readonly string[]> => {
    if (role === 'student' || role === 'parent') return [familyId];
    const ids = idsIn(params, body);
    if (ids.length === 0) return [];
    const { rows } = await pool.query<{ familyId: string }>(OF_IDS.with({ ids }));
    return rows.map((row) => row.familyId);
  };
}
export type ConcernedFamilies = ReturnType<typeof createConcernedFamilies>;
