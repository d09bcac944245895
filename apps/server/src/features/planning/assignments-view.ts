import type { PlannedAssignment } from '@ori/contracts/planning';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { FamilyLearner } from '@ori/core/access/family-learners';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { statusOn } from '@ori/core/planning/assignment-status';
import { presentGiven } from './given-work.ts';
import type { PlanningDeps } from './planning.deps.ts';
import type { PlanningStore, StandingBounds, StandingRow } from './planning.store.ts';

interface Deps extends Pick<PlanningDeps, 'content' | 'now'> {
  readonly store: PlanningStore;
}

/** Who reads it, and in which language. */
type Reader = Pick<Viewer, 'userId' | 'locale'>;

/** The teacher who gave it, as the viewer is told; null for what was given at home. */
function fromOf(row: StandingRow, { userId }: Reader): PlannedAssignment['from'] {
  const { byTeacher, givenBy, movedAtHome, teacherName, courseId, courseTitle } = row;
  if (!byTeacher) return null;
  const course = courseId === null || courseTitle === null ? null : { id: courseId, title: courseTitle };
  return { name: teacherName, isYou: givenBy === userId, course, isMovedAtHome: movedAtHome };
}

/** What is to do stands first, soonest first; then what is done, the newest first. */
function inOrder(a: PlannedAssignment, b: PlannedAssignment): number {
  const [doneA, doneB] = [a.completedAt ?? '', b.completedAt ?? ''];
  return Number(doneA !== '') - Number(doneB !== '') || doneB.localeCompare(doneA);
}

/** Assignments as they are shown: what is done of them is read from what was done. */
export function createAssignmentsView({ store, content, now }: Deps) {
  /** None for a lesson that is no longer written. */
  function present(row: StandingRow, reader: Reader): PlannedAssignment[] {
    const given = presentGiven(row, content, reader.locale);
    if (given === null) return [];
    const { completedAt } = row;
    const status = statusOn(dayOf(now(), row.timeZone), { day: row.dueOn, isDone: completedAt !== null });
    const doneAt = completedAt?.toISOString() ?? null;
    return [{ ...given, completedAt: doneAt, status, from: fromOf(row, reader) }];
  }

  return {
    async show(id: string, reader: Reader): Promise<Result<PlannedAssignment, 'not-found'>> {
      const row = await store.find(id);
      const [shown] = row === null ? [] : present(row, reader);
      return shown === undefined ? fail('not-found') : succeed(shown);
    },
    /** Assignments of learners of one family or of several: all there ever were, where nothing bounds them. */
    async listOf(
      learners: readonly FamilyLearner[],
      reader: Reader,
      bounds?: StandingBounds,
    ): Promise<PlannedAssignment[]> {
      const rows = await store.standingOf(learners, bounds);
      return rows.flatMap((row) => present(row, reader)).toSorted(inOrder);
    },
  };
}
