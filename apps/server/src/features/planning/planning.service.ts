import type { LessonSummary } from '@ori/contracts/content';
import type { Assignment, giveAssignmentInput } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { FamilyLearners } from '@ori/core/access/family-learners';
import { decide } from '@ori/core/access/may';
import type { Subject, Viewer } from '@ori/core/access/viewer';
import type { z } from 'zod';
import type { OpenAssignmentRow, PlanningStore } from './planning.store.ts';

export interface PlanningDeps {
  readonly store: PlanningStore;
  readonly content: { lessonSummary(id: string, locale: Locale): LessonSummary | null };
  /** Who a record belongs to, or null when there is no such person. */
  readonly findSubject: (userId: string) => Promise<Subject | null>;
  /** Where the child stands in a lesson. */
  readonly lessonStateOf: (childId: string, lessonId: string) => Promise<Assignment['state']>;
  readonly now: () => Date;
  readonly newId: () => string;
}

type GiveInput = z.infer<typeof giveAssignmentInput>;
const DAY_MS = 86_400_000;
const FURTHEST_DAYS = 731;

/** A due date may lie a day back (time zones) and two years ahead; `dueOn` is `YYYY-MM-DD`. */
function isPlannable(dueOn: string, now: Date): boolean {
  const inDays = (Date.parse(`${dueOn}T00:00:00Z`) - now.getTime()) / DAY_MS;
  return inDays >= -2 && inDays <= FURTHEST_DAYS;
}

/** Lessons given to a child with a date. Completing the lesson completes its assignment. */
export function createPlanningService(deps: PlanningDeps) {
  const { store, content, findSubject, now, newId } = deps;

  function present(row: OpenAssignmentRow, locale: Locale): Assignment[] {
    const lesson = content.lessonSummary(row.lessonId, locale);
    if (lesson === null) return [];
    const { id, childId, dueOn, state } = row;
    return [{ id, childId, dueOn, state, lesson, givenAt: row.givenAt.toISOString() }];
  }

  return {
    /** What is still to do, due or overdue, soonest first. */
    async upcoming(family: FamilyLearners, locale: Locale): Promise<Assignment[]> {
      return (await store.openOf(family)).flatMap((row) => present(row, locale));
    },
    /** Gives a lesson to an own child. `lesson-unknown` and `date-unusable` name the field at fault. */
    async give(
      viewer: Viewer,
      input: GiveInput,
    ): Promise<Result<Assignment, 'not-found' | 'lesson-unknown' | 'date-unusable'>> {
      const subject = await findSubject(input.childId);
      if (subject === null || decide('assignments.give', viewer, subject) !== 'allowed')
        return fail('not-found');
      const lesson = content.lessonSummary(input.lessonId, viewer.locale);
      if (lesson === null) return fail('lesson-unknown');
      if (!isPlannable(input.dueOn, now())) return fail('date-unusable');
      const state = await deps.lessonStateOf(input.childId, input.lessonId);
      const givenAt = now();
      const row = await store.give({
        ...input,
        id: newId(),
        familyId: subject.familyId,
        givenBy: viewer.userId,
        givenAt,
        completedAt: state === 'completed' ? givenAt : null,
      });
      const { id, childId, dueOn } = row;
      return succeed({ id, childId, dueOn, lesson, state, givenAt: row.givenAt.toISOString() });
    },
    /** Takes an assignment back; the child's work on the lesson stays. */
    async withdraw(viewer: Viewer, id: string): Promise<Result<null, 'not-found'>> {
      const row = await store.find(id);
      const subject = row === null ? null : await findSubject(row.childId);
      if (subject === null || decide('assignments.withdraw', viewer, subject) !== 'allowed')
        return fail('not-found');
      await store.remove(id);
      return succeed(null);
    },
    markCompleted: store.markCompleted,
    /** For the export of a family's own data. */
    exportOf: (childIds: readonly string[]) => store.everGivenTo(childIds),
  };
}
export type PlanningService = ReturnType<typeof createPlanningService>;
