import type { Subject } from '@ori/core/access/viewer';
import type { Person, TestApp, TestChild } from './app.ts';

/** Everybody a call is tried as or on. The two families know nothing of each other. */
export interface World {
  readonly app: TestApp;
  readonly parent: Person;
  readonly child: TestChild;
  readonly sibling: TestChild;
  readonly otherParent: Person;
  readonly otherChild: TestChild;
  readonly teacher: Person;
  readonly admin: Person;
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

/** Who an id stands for, as the access rules see them. */
export async function subjectOf({ services }: TestApp, { user }: Person): Promise<Subject> {
  const found = await services.accounts.findUser(user.id);
  if (found === null) throw new Error('A test person is missing');
  return { userId: found.id, familyId: found.familyId, role: found.role };
}

/** A child nothing else depends on, in the family asked for; or the other family's parent. */
export async function somebody(
  { app, parent, otherParent }: World,
  of: 'own' | 'other' | 'other-parent',
): Promise<Person> {
  if (of === 'other-parent') return app.signUpParent();
  return app.addChild(of === 'own' ? parent : otherParent);
}
