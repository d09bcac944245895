import type { AccountAct } from '@ori/contracts/administration-names';
import type { AgeGroup, Role } from '@ori/contracts/roles';
import { ROLES } from '@ori/contracts/roles';
import { isUnderAge } from '../accounts/sign-up.ts';

/** What has to be known of a person before anything is done to their account. */
export interface AccountFacts {
  readonly role: Role;
  readonly ageGroup: AgeGroup | null;
  readonly isSelf: boolean;
  readonly isActive: boolean;
  /** Deleted, and it can still be undone by an admin. */
  readonly deleted: 'no' | 'undoable' | 'by-themselves';
  /** A grown-up whose family has children: another role would leave them alone. */
  readonly hasChildren: boolean;
  /** An admin gets a code by mail at every sign-in. */
  readonly hasEmail: boolean;
  readonly isLocked: boolean;
  /** There is somebody a link for a new PIN can be mailed to. */
  readonly canReset: boolean;
  /** How many admins can sign in, this one included. */
  readonly activeAdmins: number;
}

/** Would nobody be left to run the installation? */
const isLastAdmin = ({ role, isActive, deleted, activeAdmins }: AccountFacts): boolean =>
  role === 'admin' && isActive && deleted === 'no' && activeAdmins <= 1;

/** Is this somebody whom a family signed up: in another role they would see other people's children? */
function isChild({ role, ageGroup }: AccountFacts): boolean {
  return role === 'student' && (ageGroup === null || isUnderAge(ageGroup) || ageGroup === 'high');
}

/**
 * The roles a person may be given, their own left out. Nobody changes their own; a child stays one; parents of
 * children stay parents; an admin needs an address for the code of the second step; one admin always stays.
 */
export function rolesFor(facts: AccountFacts): readonly Role[] {
  const isFixed = facts.isSelf || facts.deleted !== 'no' || isChild(facts) || facts.hasChildren;
  if (isFixed || isLastAdmin(facts)) return [];
  return ROLES.filter(
    (role) => role !== facts.role && role !== 'student' && (role !== 'admin' || facts.hasEmail),
  );
}

/** What an admin may do to an account now. */
export function actsFor(facts: AccountFacts): readonly AccountAct[] {
  if (facts.deleted === 'undoable') return ['restore'];
  if (facts.deleted === 'by-themselves') return [];
  const mayEnd = !facts.isSelf && !isLastAdmin(facts);
  const asked: readonly (readonly [AccountAct, boolean])[] = [
    ['unlock', facts.isLocked],
    ['reset', facts.canReset && facts.isActive],
    ['suspend', mayEnd && facts.isActive],
    ['allow', !facts.isActive],
    ['role', rolesFor(facts).length > 0],
    ['remove', mayEnd],
  ];
  return asked.filter(([, isAllowed]) => isAllowed).map(([act]) => act);
}
