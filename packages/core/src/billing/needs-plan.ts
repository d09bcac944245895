import type { Operation } from '../access/operations.ts';

const CLASSROOM_TOOLS: ReadonlySet<Operation> = new Set<Operation>([
  'courses.create',
  'announcements.publish',
  'assignments.give',
  'assignments.giveSeveral',
  'classrooms.makeClass',
  'classrooms.changeClass',
]);

/**
 * Is this one of a teacher's classroom tools? Reading, messages, worksheets and the progress a parent shows are not; nor
 * is moving or taking back what was given, or taking a class away.
 */
export function isClassroomTool(operation: Operation): boolean {
  return CLASSROOM_TOOLS.has(operation);
}
