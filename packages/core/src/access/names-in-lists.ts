import type { Role } from '@ori/contracts/roles';
import type { Viewer } from './viewer.ts';

/** A list of everybody names no learner unless a reason was given, as for opening their record. Pure. */
export function isNameHeld({ lookReason }: Pick<Viewer, 'lookReason'>, role: Role): boolean {
  return role === 'student' && lookReason === undefined;
}

/** The first letter of a name with a full stop, e.g. `M.`; empty where there is no name. */
export function initialOf(firstName: string): string {
  const [first] = firstName.trim();
  return first === undefined ? '' : `${first.toUpperCase()}.`;
}
