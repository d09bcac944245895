import type { PeopleQuery } from '@ori/contracts/administration';
import type { Locale } from '@ori/contracts/locale';
import type { AgeGroup, Role } from '@ori/contracts/roles';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { IS_CONFIRMED } from '../../mail/confirmed.sql.ts';
import type { Place } from '../../http/page-cursor.ts';

export interface ListedRow {
  readonly id: string;
  readonly familyId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sacredId: string | null;
  readonly email: string | null;
  readonly role: Role;
  readonly ageGroup: AgeGroup | null;
  readonly isActive: boolean;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
}

/** A person as the rules about accounts see them, and how they come in. */
export interface PersonRow extends ListedRow {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly gradeLevel: number | null;
  readonly deletedBy: string | null;
  readonly hasPin: boolean;
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
  readonly isEmailConfirmed: boolean;
  readonly hasChildren: boolean;
  readonly hasParentMail: boolean;
  readonly activeAdmins: number;
  readonly plan: string | null;
}

export interface Around {
  readonly family: readonly { readonly id: string; readonly name: string; readonly role: Role }[];
  readonly teachers: readonly { readonly id: string; readonly name: string }[];
  readonly devices: readonly {
    readonly id: string;
    readonly label: string;
    readonly createdAt: Date;
    readonly lastSeenAt: Date;
  }[];
}

const LISTED = `u.id, u.family_id as "familyId", u.first_name as "firstName", u.last_name as "lastName", u.sacred_id as "sacredId", u.email, u.role,
  u.age_group as "ageGroup", u.is_active as "isActive", u.created_at as "createdAt", u.deleted_at as "deletedAt"`;
/**
 * $1 what the name, Sacred ID or mail begins with; $2 role; $3 state; $4, $5 the place before; $6 how many;
 * $7 whether learners are found by name, too, and by less than their whole address.
 */
const PAGE = {
  name: 'administration-people',
  text: `select ${LISTED} from users u
    where ($1 = '' or starts_with(lower(u.sacred_id), $1) or lower(u.email) = $1
        or (($7 or u.role <> 'student') and (starts_with(lower(u.email), $1)
          or starts_with(lower(u.first_name), $1) or starts_with(lower(u.last_name), $1)
          or starts_with(lower(u.first_name || ' ' || u.last_name), $1))))
      and ($2::text is null or u.role = $2)
      and case $3::text when 'deleted' then u.deleted_at is not null
          when 'suspended' then not u.is_active and u.deleted_at is null
          when 'active' then u.is_active and u.deleted_at is null
          when 'past-due' then u.deleted_at is null and u.role in ('parent', 'teacher') and exists (select 1
            from subscriptions s where s.family_id = u.family_id and s.status = 'past-due')
          else u.deleted_at is null end
      and ($4::timestamptz is null or (u.created_at, u.id) < ($4, $5::uuid))
    order by u.created_at desc, u.id desc limit $6`,
};
const ADMINS = sql`(select count(*)::int from users where role = 'admin' and is_active and deleted_at is null)`;
const NAME = `trim(u.first_name || ' ' || u.last_name) as name`;
const FAMILY = `select u.id, ${NAME}, u.role from users u
  where u.family_id = $1 and u.id <> $2 and u.deleted_at is null order by u.role, u.created_at`;
const TEACHERS = `select u.id, ${NAME} from child_teachers l join users u on u.id = l.teacher_id
  where l.child_id = $1 and l.accepted_at is not null and l.ended_at is null and u.deleted_at is null order by 2`;
const DEVICES = `select id, label, created_at as "createdAt", last_seen_at as "lastSeenAt" from sessions
  where user_id = $1 and kind = 'cookie' and expires_at > $2 order by last_seen_at desc limit 50`;

/** People, to be found and opened by whoever runs the installation. */
export function createPeopleStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async page(
      { q, role, state, reason }: PeopleQuery,
      before: Place | null,
      count: number,
    ): Promise<ListedRow[]> {
      const values = [
        q.toLowerCase(),
        role ?? null,
        state ?? null,
        before?.at ?? null,
        before?.id ?? null,
        count,
        reason !== undefined,
      ];
      return (await pool.query<ListedRow>({ ...PAGE, values })).rows;
    },
    /** Holds every admin until the transaction ends, so that of two who end each other one stays. */
    async holdAdmins(tx: Executor): Promise<void> {
      await tx.execute(sql`select id from users where role = 'admin' order by id for update`);
    },
    async find(id: string, within: Executor): Promise<PersonRow | null> {
      const { rows } = await within.execute<
        PersonRow & Record<string, unknown>
      >(sql`select ${sql.raw(LISTED)},
          u.family_id as "familyId", u.locale, u.time_zone as "timeZone", u.grade_level as "gradeLevel",
          u.metadata->>'deletedBy' as "deletedBy", u.pin_hash is not null as "hasPin",
          u.password_hash is not null as "hasPassword", u.google_subject is not null as "hasGoogle",
          ${sql.raw(IS_CONFIRMED)} as "isEmailConfirmed", ${ADMINS} as "activeAdmins",
          exists (select 1 from guardianships g join users c on c.id = g.child_id and c.deleted_at is null
            where g.guardian_id = u.id) as "hasChildren",
          exists (select 1 from users p where p.family_id = u.family_id and p.role = 'parent' and p.id <> u.id
            and p.deleted_at is null and p.email is not null) as "hasParentMail",
          (select s.plan from subscriptions s where s.family_id = u.family_id and s.status <> 'ended'
            and u.role in ('parent', 'teacher') order by s.started_at limit 1) as plan
        from users u where u.id = ${id}`);
      const [row] = rows;
      if (!row) return null;
      // Rows of a raw statement bring their moments as the driver reads them or as text.
      return {
        ...row,
        createdAt: new Date(row.createdAt),
        deletedAt: row.deletedAt && new Date(row.deletedAt),
      };
    },
    async around({ id, familyId }: PersonRow, now: Date): Promise<Around> {
      const [family, teachers, devices] = await Promise.all([
        pool.query<Around['family'][number]>(FAMILY, [familyId, id]),
        pool.query<Around['teachers'][number]>(TEACHERS, [id]),
        pool.query<Around['devices'][number]>(DEVICES, [id, now]),
      ]);
      return { family: family.rows, teachers: teachers.rows, devices: devices.rows };
    },
  };
}
export type PeopleStore = ReturnType<typeof createPeopleStore>;
