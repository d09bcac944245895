import type { LessonSummary } from '@ori/contracts/content';
import type { Assignment } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import type { FamilyLearners } from '@ori/core/access/family-learners';
import type { OpenAssignmentRow, PlanningStore } from './planning.store.ts';

interface Deps {
  readonly store: Pick<PlanningStore, 'openOf'>;
  readonly content: { lessonSummary(id: string, locale: Locale): LessonSummary | null };
}

/** Lessons that are still to do, for homes and dashboards. */
export function createUpcoming({ store, content }: Deps) {
  function present(row: OpenAssignmentRow, locale: Locale): Assignment[] {
    const lesson = content.lessonSummary(row.lessonId, locale);
    if (lesson === null) return [];
    const { id, childId, dueOn, state } = row;
    const from = row.byTeacher ? { name: row.teacherName } : null;
    return [{ id, childId, dueOn, state, from, lesson, givenAt: row.givenAt.toISOString() }];
  }
  /** What is still to do, due or overdue, soonest first. */
  return async (family: FamilyLearners, locale: Locale): Promise<Assignment[]> =>
    (await store.openOf(family)).flatMap((row) => present(row, locale));
}
