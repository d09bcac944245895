import type { LookReason } from '@ori/contracts/administration-names';
import type { Operation } from './operations.ts';
import type { Subject, Viewer } from './viewer.ts';

/** What comes before an admin without their search: why they read it is known beforehand. */
const KNOWN_REASONS: Partial<Record<Operation, LookReason>> = {
  'tutor.alerts': 'safety',
  'tutor.acknowledgeAlert': 'safety',
  'kim.readings': 'family-asked',
};

/** What the audit keeps of a look at somebody's record, beside who looked and at whom. */
export interface LookDetail {
  readonly [name: string]: string;
  readonly operation: Operation;
}

/** An admin opens somebody's record and does not say why: answered with `reason-needed`. */
export class ReasonNeeded extends Error {
  constructor() {
    super('A reason is needed to open this record');
    this.name = 'ReasonNeeded';
  }
}

/** What is written down of an admin's look, as `reason` in the address says. @throws ReasonNeeded without one. */
function lookOfStaff(operation: Operation, viewer: Viewer): LookDetail {
  const reason = viewer.lookReason ?? KNOWN_REASONS[operation];
  if (reason === undefined) throw new ReasonNeeded();
  return { operation, reason };
}

/**
 * What must be written down before this record is opened: an admin's look at anybody's, with its reason, and a
 * teacher's at a child's (design §5); null for one's own and within a family.
 * @throws ReasonNeeded when an admin gives no reason.
 */
export function lookAt(operation: Operation, viewer: Viewer, subject: Subject): LookDetail | null {
  if (viewer.userId === subject.userId) return null;
  if (viewer.role === 'admin') return lookOfStaff(operation, viewer);
  return viewer.role === 'teacher' && subject.role === 'student' ? { operation } : null;
}
