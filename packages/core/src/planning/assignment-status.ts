import type { AssignmentStatus } from '@ori/contracts/planning';

/** What something planned for a day is to a reader on their own date. Days are `YYYY-MM-DD`. */
export function statusOn(
  today: string,
  planned: { readonly day: string; readonly isDone: boolean },
): AssignmentStatus {
  if (planned.isDone) return 'done';
  if (planned.day === today) return 'due';
  return planned.day < today ? 'late' : 'planned';
}
