import type { ThreadPlace } from '@ori/contracts/messaging';
import type { Viewer } from '@ori/core/access/viewer';
import type { ThreadFacts } from '@ori/core/messaging/who-may-write';
import type { Database } from '../../db/database.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}
/** A thread with everybody who belongs to it. */
export interface Thread extends ThreadFacts {
  /** Its address beside its kind: the child's id, or the link's. */
  readonly place: string;
  readonly familyId: string;
  readonly childName: string;
  readonly guardians: readonly Named[];
  readonly teacherName: string | null;
}

interface Row {
  readonly childId: string;
  readonly familyId: string;
  readonly childName: string;
  readonly guardians: readonly Named[];
  readonly linkId: string | null;
  readonly teacherId: string | null;
  readonly teacherName: string | null;
  readonly isLive: boolean;
}

const NAME = (of: string) => `trim(${of}.first_name || ' ' || ${of}.last_name)`;
/** Parents of the family, as the access rules see them. */
const GUARDIANS = `coalesce((select json_agg(json_build_object('id', p.id, 'name', ${NAME('p')}) order by p.created_at)
    from users p where p.family_id = c.family_id and p.role = 'parent' and p.deleted_at is null), '[]') as guardians`;
const CHILD = `c.id as "childId", c.family_id as "familyId", c.first_name as "childName", ${GUARDIANS}`;
const PRESENT = `c.role = 'student' and c.deleted_at is null`;
const HOMES = `select ${CHILD}, null::uuid as "linkId", null::uuid as "teacherId", null::text as "teacherName",
    true as "isLive" from users c where ${PRESENT}`;
const LINKS = `select ${CHILD}, l.id as "linkId", l.teacher_id as "teacherId", ${NAME('t')} as "teacherName",
    l.ended_at is null and t.deleted_at is null and t.is_active as "isLive"
  from child_teachers l join users c on c.id = l.child_id join users t on t.id = l.teacher_id
  where ${PRESENT} and l.accepted_at is not null`;

/** Whose threads a person may be in, to begin with; what they may do there is the rules' to say. */
const MINE = {
  student: 'c.id = $1',
  parent: 'c.family_id = $2',
  teacher: 'l.teacher_id = $1 and l.ended_at is null',
} as const;

function threadOf(kind: Thread['kind'], row: Row): Thread {
  const { childId, linkId, guardians } = row;
  return { ...row, kind, place: linkId ?? childId, guardianIds: guardians.map(({ id }) => id) };
}

/** Threads are not kept: they follow from who lives together and who teaches whom. */
export function createThreadPlaces({ pool }: Pick<Database, 'pool'>) {
  const read = async (text: string, values: readonly unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(text, [...values])).rows;

  return {
    async of({ userId, familyId, role }: Viewer): Promise<Thread[]> {
      if (role === 'admin') return [];
      const values = role === 'parent' ? [familyId] : [userId];
      const mine = MINE[role].replace('$2', '$1');
      const [homes, links] = await Promise.all([
        role === 'teacher' ? [] : read(`${HOMES} and ${mine} order by c.created_at`, values),
        read(`${LINKS} and ${mine} order by c.created_at, l.accepted_at`, values),
      ]);
      const linked = links.flatMap((row) => [threadOf('class', row), threadOf('grown-ups', row)]);
      return [...homes.map((row) => threadOf('home', row)), ...linked];
    },
    async find({ kind, id }: ThreadPlace): Promise<Thread | null> {
      const text = kind === 'home' ? `${HOMES} and c.id = $1` : `${LINKS} and l.id = $1`;
      const [row] = await read(text, [id]);
      return row === undefined ? null : threadOf(kind, row);
    },
  };
}
export type ThreadPlaces = ReturnType<typeof createThreadPlaces>;
