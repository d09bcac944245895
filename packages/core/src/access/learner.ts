import { fail, type Result, succeed } from '@ori/contracts/result';
import type { AgeGroup } from '@ori/contracts/roles';
import type { Operation } from './operations.ts';
import type { Subject, Viewer } from './viewer.ts';

/** Somebody whose learning is looked at or changed. `timeZone` is an IANA name. */
export interface Learner extends Subject {
  readonly firstName: string;
  readonly ageGroup: AgeGroup | null;
  readonly gradeLevel: number | null;
  readonly timeZone: string;
}

/**
 * The one way to a learner's record: without an id the viewer's own. Null for somebody else's and for one that
 * does not exist, alike. An admin's look at a child's record is written down before it is answered.
 */
export type ReachLearner = (
  operation: Operation,
  viewer: Viewer,
  learnerId: string | undefined,
) => Promise<Learner | null>;

/** The learner that is meant: a student's own record needs no id, everybody else must name a child. */
export async function namedLearner(
  reach: ReachLearner,
  operation: Operation,
  viewer: Viewer,
  childId: string | undefined,
): Promise<Result<Learner, 'child-needed' | 'not-found'>> {
  if (childId === undefined && viewer.role !== 'student') return fail('child-needed');
  const learner = await reach(operation, viewer, childId);
  return learner === null ? fail('not-found') : succeed(learner);
}
