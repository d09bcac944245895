import type { Problem } from '../problem.ts';

/** A problem whose file is named by the caller. */
export type Complaint = Omit<Problem, 'file'>;

/** Names the file of each complaint. */
export function problemsIn(file: string, complaints: readonly Complaint[]): Problem[] {
  return complaints.map((complaint) => ({ file, ...complaint }));
}
