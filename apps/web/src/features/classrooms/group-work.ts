import type { PlannedAssignment } from '@ori/contracts/planning';

/** The same work for the same day, given to one child or several. */
export interface WorkGroup {
  readonly key: string;
  readonly work: PlannedAssignment;
  readonly each: readonly PlannedAssignment[];
}

const whatOf = ({ lesson, skill }: PlannedAssignment): string => lesson?.id ?? skill?.id ?? '';

/** Puts together what is the same for the same day; the groups stand in the order in which their first piece came. */
export function groupWork(work: readonly PlannedAssignment[]): WorkGroup[] {
  const groups = new Map<string, PlannedAssignment[]>();
  for (const given of work) {
    const key = `${given.dueOn} ${whatOf(given)}`;
    groups.set(key, [...(groups.get(key) ?? []), given]);
  }
  return [...groups].flatMap(([key, each]) => (each[0] === undefined ? [] : [{ key, work: each[0], each }]));
}

/** Work that somebody still has to do, the soonest first; and what everybody has done, the latest first. */
export function openAndDone(work: readonly PlannedAssignment[]): {
  readonly open: WorkGroup[];
  readonly done: WorkGroup[];
} {
  const groups = groupWork(work).toSorted((a, b) => a.work.dueOn.localeCompare(b.work.dueOn));
  const isDone = ({ each }: WorkGroup) => each.every(({ status }) => status === 'done');
  return { open: groups.filter((group) => !isDone(group)), done: groups.filter(isDone).toReversed() };
}
