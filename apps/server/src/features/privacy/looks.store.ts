import type { Database } from '../../db/database.ts';
import type { Place } from '../../http/page-cursor.ts';
import { STAFF_LOOK_FOR_SAFETY } from './export/kept-tables.ts';

/** An entry of the audit with who did it and whom it was about, as far as they are still there. */
export interface LookRow {
  readonly id: string;
  readonly at: Date;
  readonly act: string;
  readonly detail: { readonly operation?: unknown; readonly reason?: unknown };
  readonly actorId: string | null;
  readonly actorRole: string | null;
  readonly actorName: string | null;
  readonly actorFamilyId: string | null;
  readonly subjectId: string | null;
  readonly subjectName: string | null;
}

/** Which entries of a family are asked for. */
export interface LookFilter {
  readonly familyId: string;
  readonly childId: string | null;
  readonly isOthersOnly: boolean;
  readonly before: Place | null;
  readonly count: number;
}

const LOOKS = {
  name: 'privacy-looks',
  text: `select e.id, e.at, e.act, e.detail, e.actor_id as "actorId", a.role as "actorRole",
      a.first_name as "actorName", a.family_id as "actorFamilyId", s.id as "subjectId", s.first_name as "subjectName"
    from audit_entries e
    left join users a on a.id = e.actor_id
    left join users s on s.id = e.subject_id and s.family_id = e.family_id
    where e.family_id = $1 and ($2::uuid is null or e.subject_id = $2)
      and (not $3 or a.family_id is distinct from $1)
      and ($4::timestamptz is null or (e.at, e.id) < ($4, $5::uuid))
      and e.act <> 'safety-alert' and not (${STAFF_LOOK_FOR_SAFETY})
    order by e.at desc, e.id desc limit $6`,
};

/** What the audit says about a family, the newest first. */
export function createLooksStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async page({ familyId, childId, isOthersOnly, before, count }: LookFilter): Promise<LookRow[]> {
      const values = [familyId, childId, isOthersOnly, before?.at ?? null, before?.id ?? null, count];
      return (await pool.query<LookRow>({ ...LOOKS, values })).rows;
    },
    async forgetBefore(moment: Date): Promise<void> {
      await pool.query('delete from audit_entries where at < $1', [moment]);
    },
  };
}
export type LooksStore = ReturnType<typeof createLooksStore>;
