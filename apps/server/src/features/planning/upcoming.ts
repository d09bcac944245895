import type { Assignment } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import type { FamilyLearners } from '@ori/core/access/family-learners';
import { presentGiven } from './given-work.ts';
import type { PlanningDeps } from './planning.deps.ts';
import { practiceSince } from './practice-since.ts';
import type { OpenAssignmentRow, PlanningStore } from './planning.store.ts';

interface Deps extends Pick<PlanningDeps, 'content' | 'now'> {
  readonly store: Pick<PlanningStore, 'openOf'>;
}

/** Lessons and practice that are still to do, for homes and dashboards. */
export function createUpcoming({ store, content, now }: Deps) {
  function present(row: OpenAssignmentRow, locale: Locale): Assignment[] {
    const given = presentGiven({ ...row, completedAt: null }, content, locale);
    return given === null ? [] : [{ ...given, from: row.byTeacher ? { name: row.teacherName } : null }];
  }
  /** What is still to do, due or overdue, soonest first. */
  return async (family: FamilyLearners, locale: Locale): Promise<Assignment[]> => {
    const rows = await store.openOf({ ...family, practiceSince: practiceSince(now()) });
    return rows.flatMap((row) => present(row, locale));
  };
}
