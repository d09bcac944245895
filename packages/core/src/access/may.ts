import { agreedSince } from './agreed-since.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import type { Relation, Rule } from './rules.ts';
import type { Subject, Viewer } from './viewer.ts';

/**
 * `not-found` and not `not-allowed` for somebody else's record: the answer is then the
 * same as for an id that does not exist, so that nobody learns which ids do.
 */
export type Decision = 'allowed' | 'not-signed-in' | 'not-allowed' | 'not-found';

/** Is the subject a child of the parent's own family? */
export function isOwnChild(viewer: Viewer, subject: Subject): boolean {
  return (
    viewer.role === 'parent' &&
    subject.role === 'student' &&
    subject.userId !== viewer.userId &&
    subject.familyId === viewer.familyId
  );
}

function isChildWithin(viewer: Viewer, subject: Subject): boolean {
  return isOwnChild(viewer, subject) || (viewer.role === 'admin' && subject.role === 'student');
}

/** Was this child's record opened to the teacher, by the rule's own grant and a text that told of it? */
function isTaught(rule: Rule, viewer: Viewer, { taughtBy = [] }: Subject): boolean {
  const { teacher, consentSince } = rule;
  if (teacher === undefined || viewer.role !== 'teacher') return false;
  return taughtBy.some(
    ({ teacherId, grants, consentVersion }) =>
      teacherId === viewer.userId &&
      grants.includes(teacher) &&
      (consentSince === undefined || agreedSince(consentVersion, consentSince)),
  );
}

const REACHES: Record<Relation, (viewer: Viewer, subject: Subject) => boolean> = {
  none: () => true,
  self: (viewer, subject) => viewer.userId === subject.userId,
  'own-child': isChildWithin,
  'self-or-own-child': (viewer, subject) =>
    viewer.userId === subject.userId || viewer.role === 'admin' || isChildWithin(viewer, subject),
};

/** Decides by role alone, before a record is read: what the HTTP guard asks. */
export function decideByRole(operation: Operation, viewer: Viewer | null): Decision {
  const rule: Rule = OPERATIONS[operation];
  if (rule.who === 'anyone') return 'allowed';
  if (viewer === null) return 'not-signed-in';
  if (rule.who === 'signed-in') return 'allowed';
  return rule.who.includes(viewer.role) ? 'allowed' : 'not-allowed';
}

/** Decides by role, and by relation to the record when one is given: what services ask. */
export function decide(operation: Operation, viewer: Viewer | null, subject?: Subject): Decision {
  const byRole = decideByRole(operation, viewer);
  if (byRole !== 'allowed' || subject === undefined) return byRole;
  const rule: Rule = OPERATIONS[operation];
  if (rule.relation === 'none') return 'allowed';
  if (viewer === null) return 'not-signed-in';
  const isReached = REACHES[rule.relation](viewer, subject) || isTaught(rule, viewer, subject);
  return isReached ? 'allowed' : 'not-found';
}

/** May the viewer do this (to this person's record)? */
export function may(operation: Operation, viewer: Viewer | null, subject?: Subject): boolean {
  return decide(operation, viewer, subject) === 'allowed';
}
