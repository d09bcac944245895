import type { Subject } from '@ori/core/access/viewer';
import type { AgeGroup } from '@ori/contracts/roles';
import { askedTogether } from '../../db/asked-together.ts';
import type { Database, Executor } from '../../db/database.ts';
import { createConsentsStore } from './consents.store.ts';
import { guardianships } from './families.tables.ts';

/** A child's row as a grown-up sees it, with the last consent. */
export interface ChildRow {
  readonly id: string;
  readonly familyId: string;
  readonly firstName: string;
  readonly sacredId: string;
  readonly ageGroup: AgeGroup;
  readonly birthMonth: number | null;
  readonly birthYear: number | null;
  readonly gradeLevel: number | null;
  readonly isActive: boolean;
  readonly pictureKey: boolean;
  readonly addedAt: Date;
  readonly consentVersion: string | null;
  readonly consentMethod: string | null;
  readonly consentGivenAt: Date | null;
  readonly consentRevokedAt: Date | null;
  readonly graceUntil: Date | null;
}

/** A child that was taken away and can still come back. */
export interface RemovedRow extends Pick<
  ChildRow,
  'id' | 'familyId' | 'firstName' | 'sacredId' | 'ageGroup'
> {
  readonly removedAt: Date;
}

/** People's own columns belong to accounts; they are read here and never written. */
const CHILD = `select u.id, u.family_id as "familyId", u.first_name as "firstName", u.sacred_id as "sacredId",
    u.age_group as "ageGroup", u.birth_month as "birthMonth", u.birth_year as "birthYear",
    u.grade_level as "gradeLevel", u.is_active as "isActive",
    u.picture_key as "pictureKey", u.created_at as "addedAt", c.text_version as "consentVersion",
    c.method as "consentMethod", c.given_at as "consentGivenAt", c.revoked_at as "consentRevokedAt",
    c.grace_until as "graceUntil"
  from users u
  left join lateral (select * from consents where child_id = u.id order by given_at desc, revoked_at desc nulls first limit 1) c on true`;
const CHILDREN_OF = {
  name: 'families-children',
  maxItems: 32,
  asked: { guardianId: 'uuid' },
  select: `${CHILD} join guardianships g on g.child_id = u.id
    where g.guardian_id = asked."guardianId" and u.deleted_at is null order by u.created_at, u.id`,
};
const CHILD_BY_ID = {
  name: 'families-child',
  text: `${CHILD} where u.id = $1 and u.role = 'student' and u.deleted_at is null`,
};
const REMOVED = `select u.id, u.family_id as "familyId", u.first_name as "firstName", u.sacred_id as "sacredId",
    u.age_group as "ageGroup", u.deleted_at as "removedAt"
  from users u`;
/** Who deleted themselves comes back by their own sign-in, and is nobody's to restore. */
const CAN_COME_BACK = `u.role = 'student' and u.deleted_at > $2 and u.metadata->>'deletedBy' is distinct from u.id::text`;
const REMOVED_OF = {
  name: 'families-removed-children',
  text: `${REMOVED} join guardianships g on g.child_id = u.id
    where g.guardian_id = $1 and ${CAN_COME_BACK} order by u.deleted_at desc, u.id`,
};
const REMOVED_BY_ID = {
  name: 'families-removed-child',
  text: `${REMOVED} where u.id = $1 and ${CAN_COME_BACK}`,
};
const SUBJECT = {
  name: 'families-subject',
  text: `select id as "userId", family_id as "familyId", role from users where id = $1 and deleted_at is null`,
};

/** Who cares for whom, and what was agreed to. */
export function createFamiliesStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  const childrenOf = askedTogether<{ guardianId: string }, ChildRow>({ pool }, CHILDREN_OF);
  return {
    ...createConsentsStore(db),
    async childrenOf(guardianId: string): Promise<ChildRow[]> {
      return childrenOf({ guardianId });
    },
    async findChild(childId: string): Promise<ChildRow | null> {
      return (await pool.query<ChildRow>({ ...CHILD_BY_ID, values: [childId] })).rows[0] ?? null;
    },
    /** The children of a grown-up who were taken away after the moment, the latest first. */
    async removedOf(guardianId: string, since: Date): Promise<RemovedRow[]> {
      return (await pool.query<RemovedRow>({ ...REMOVED_OF, values: [guardianId, since] })).rows;
    },
    async findRemoved(childId: string, since: Date): Promise<RemovedRow | null> {
      return (await pool.query<RemovedRow>({ ...REMOVED_BY_ID, values: [childId, since] })).rows[0] ?? null;
    },
    /** Whose record an id stands for, for the access rules. */
    async findSubject(userId: string): Promise<Subject | null> {
      return (await pool.query<Subject>({ ...SUBJECT, values: [userId] })).rows[0] ?? null;
    },
    async addGuardianship(row: typeof guardianships.$inferInsert, within: Executor): Promise<void> {
      await within.insert(guardianships).values(row);
    },
  };
}
export type FamiliesStore = ReturnType<typeof createFamiliesStore>;
