import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import type { Operation } from '@ori/core/access/operations';
import { type Prepare, somebody, subjectOf, type World } from './access-people.ts';
import type { Person } from './app.ts';

const GRANTS = {
  grants: { progress: true, records: false, work: false },
  consentVersion: TEACHER_CONSENT_VERSION,
};

/** The link of the world's teacher to this child; for a child they don't teach, an invitation to somebody else. */
async function linkOf({ app, teacher }: World, child: Person, parent: Person): Promise<string> {
  const text = 'select id from child_teachers where child_id = $1 and teacher_id = $2';
  const { rows } = await app.database.pool.query<{ id: string }>(text, [child.user.id, teacher.user.id]);
  if (rows[0] !== undefined) return rows[0].id;
  // Each of them is somebody else's day: nobody invites so many teachers at once.
  await app.database.pool.query(`update child_teachers set invited_at = invited_at - interval '2 days'`);
  const invited = { ...GRANTS, childId: child.user.id, to: 'nobody.here' };
  return (await parent.client.post('/api/child-teachers', invited)).json<{ id: string }>().id;
}

const onLink =
  (body?: object): Prepare =>
  async (world, of) => {
    const child = await somebody(world, of === 'own' ? 'own' : 'other');
    const id = await linkOf(world, child, of === 'own' ? world.parent : world.otherParent);
    return { id, target: await subjectOf(world.app, child), ...(body === undefined ? {} : { body }) };
  };

const onInvited: Prepare = async (world, of) => {
  const child = await somebody(world, of === 'own' ? 'own' : 'other');
  await world.app.database.pool.query(
    `update child_teachers set invited_at = invited_at - interval '2 days'`,
  );
  const body = { ...GRANTS, childId: child.user.id, to: 'nobody.here' };
  return { body, target: await subjectOf(world.app, child) };
};

/** How the operations on links are aimed at a child. */
export const MESSAGING_AIMS: Partial<Record<Operation, Prepare>> = {
  'teachers.invite': onInvited,
  'teachers.change': onLink(GRANTS),
  'teachers.end': onLink(),
};
