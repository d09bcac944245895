import type { Operation } from '../access/operations.ts';

const BEGINNINGS: ReadonlySet<Operation> = new Set<Operation>([
  'courses.startLesson',
  'learning.questions',
  'learning.practice',
  'placement.start',
]);

/**
 * Does this operation begin something new? These alone wait for tomorrow where a child had enough: an answer, a hint
 * for the question in hand, a kept place and a finished lesson are always taken.
 */
export function beginsWork(operation: Operation): boolean {
  return BEGINNINGS.has(operation);
}
