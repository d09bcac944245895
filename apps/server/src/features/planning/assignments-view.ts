import type { Locale } from '@ori/contracts/locale';
import type { PlannedAssignment } from '@ori/contracts/planning';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { FamilyLearners } from '@ori/core/access/family-learners';
import { dayOf } from '@ori/core/learning/day-of';
import { statusOn } from '@ori/core/planning/assignment-status';
import type { PlanningDeps } from './planning.deps.ts';
import type { PlanningStore, StandingRow } from './planning.store.ts';

interface Deps extends Pick<PlanningDeps, 'content' | 'now'> {
  readonly store: PlanningStore;
}

function stateOf({ completedAt, hasStarted }: StandingRow): PlannedAssignment['state'] {
  if (completedAt !== null) return 'completed';
  return hasStarted ? 'started' : 'new';
}

/** What is to do stands first, soonest first; then what is done, the newest first. */
function inOrder(a: PlannedAssignment, b: PlannedAssignment): number {
  const [doneA, doneB] = [a.completedAt ?? '', b.completedAt ?? ''];
  return Number(doneA !== '') - Number(doneB !== '') || doneB.localeCompare(doneA);
}

/** Assignments as they are shown: what is done of them is read from what was done. */
export function createAssignmentsView({ store, content, now }: Deps) {
  /** None for a lesson that is no longer written. */
  function present(row: StandingRow, locale: Locale): PlannedAssignment[] {
    const { id, childId, kind, dueOn, count, answered, completedAt } = row;
    const lesson = row.lessonId === null ? null : content.lessonSummary(row.lessonId, locale);
    const skill = row.skill === null ? null : { id: row.skill, title: content.skillTitle(row.skill, locale) };
    const title = lesson?.title ?? skill?.title;
    if (title === undefined) return [];
    const status = statusOn(dayOf(now(), row.timeZone), { day: dueOn, isDone: completedAt !== null });
    const givenAt = row.givenAt.toISOString();
    const doneAt = completedAt?.toISOString() ?? null;
    const shown = { id, childId, kind, title, lesson, skill, count, answered, dueOn, givenAt };
    return [{ ...shown, completedAt: doneAt, state: stateOf(row), status }];
  }

  return {
    async show(id: string, locale: Locale): Promise<Result<PlannedAssignment, 'not-found'>> {
      const row = await store.find(id);
      const [shown] = row === null ? [] : present(row, locale);
      return shown === undefined ? fail('not-found') : succeed(shown);
    },
    async listOf(family: FamilyLearners, locale: Locale): Promise<PlannedAssignment[]> {
      return (await store.standingOf(family)).flatMap((row) => present(row, locale)).toSorted(inOrder);
    },
  };
}
