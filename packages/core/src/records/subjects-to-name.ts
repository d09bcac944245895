import type { StateSubject } from '@ori/contracts/states';

/**
 * The subjects of a state that no subject of ours counts for alone: several share it, or nothing of ours feeds them. A
 * line of the log is theirs where a parent names them.
 */
export function subjectsToName(subjects: readonly StateSubject[]): StateSubject[] {
  const isAlone = (ours: StateSubject['takes'][number]) =>
    subjects.filter(({ takes }) => takes.includes(ours)).length === 1;
  return subjects.filter(({ takes }) => !takes.some(isAlone));
}
