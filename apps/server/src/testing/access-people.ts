import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import { randomUUID } from 'node:crypto';
import type { Subject, Teaching } from '@ori/core/access/viewer';
import type { Person, TestApp, TestChild } from './app.ts';

/** Everybody a call is tried as or on. The two families know nothing of each other. */
export interface World {
  readonly app: TestApp;
  readonly parent: Person;
  readonly child: TestChild;
  readonly sibling: TestChild;
  readonly otherParent: Person;
  readonly otherChild: TestChild;
  /** Linked to the children of the own family that a call is aimed at. */
  readonly teacher: Person;
  readonly admin: Person;
  /** Everybody a call was aimed at, by their id. */
  readonly aimedAt: Map<string, Person>;
}

interface Prepared {
  readonly id?: string;
  /** What follows the path: `?childId=…`. */
  readonly query?: string;
  readonly body?: object;
  readonly target: Subject;
}
/** Makes what a call needs to touch one person's record; anew for each try, since a try may destroy it. */
export type Prepare = (world: World, of: 'own' | 'other' | 'other-parent') => Promise<Prepared>;

const TEACHINGS = `select teacher_id as "teacherId", array_remove(array['messages', case when sees_progress then
  'progress' end, case when sees_records then 'records' end, case when gives_work then 'work' end], null) as grants,
  (select text_version from teacher_consents where link_id = l.id
    order by given_at desc limit 1) as "consentVersion"
  from child_teachers l where l.child_id = $1 and accepted_at is not null and ended_at is null`;

/** Who an id stands for, as the access rules see them. */
export async function subjectOf({ services, database }: TestApp, { user }: Person): Promise<Subject> {
  const found = await services.accounts.findUser(user.id);
  if (found === null) throw new Error('A test person is missing');
  const { rows: taughtBy } = await database.pool.query<Teaching>(TEACHINGS, [found.id]);
  return { userId: found.id, familyId: found.familyId, role: found.role, taughtBy };
}

/** The parent let the teacher see how the child learns and give work, and see no records. */
async function linkTeacher(
  { app, teacher }: Pick<World, 'app' | 'teacher'>,
  child: TestChild,
): Promise<void> {
  const text = `with link as (insert into child_teachers (id, child_id, family_id, teacher_id, invited_as, invited_at,
      accepted_at, sees_progress, sees_records, gives_work) values ($1, $2, (select family_id from users where id = $2),
      $3, 'a teacher', '2026-01-01', '2026-01-02', true, false, true) returning id, family_id)
    insert into teacher_consents (id, link_id, family_id, text_version, sees_progress, sees_records, gives_work, given_at)
      select gen_random_uuid(), id, family_id, $4, true, false, true, '2026-01-01' from link`;
  const values = [randomUUID(), child.user.id, teacher.user.id, TEACHER_CONSENT_VERSION];
  await app.database.pool.query(text, values);
}

/** A child nothing else depends on: of the own family with the teacher linked to it, or of the other; or a parent. */
export async function somebody(world: World, of: 'own' | 'other' | 'other-parent'): Promise<Person> {
  const { app, parent, otherParent } = world;
  if (of === 'other-parent') return app.signUpParent();
  const child = await app.addChild(of === 'own' ? parent : otherParent);
  if (of === 'own') await linkTeacher(world, child);
  world.aimedAt.set(child.user.id, child);
  return child;
}
