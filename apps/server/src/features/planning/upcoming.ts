import type { Assignment } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import type { FamilyLearners } from '@ori/core/access/family-learners';
import { presentGiven } from './given-work.ts';
import type { PlanningDeps } from './planning.deps.ts';
import type { OpenAssignmentRow, PlanningStore } from './planning.store.ts';

/** So long practice is asked for after its day; then it stands among the assignments only. */
const PRACTICE_SHOWN_DAYS = 60;
const DAY_MS = 86_400_000;

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
    const since = new Date(now().getTime() - PRACTICE_SHOWN_DAYS * DAY_MS);
    const practiceSince = since.toISOString().slice(0, 10);
    return (await store.openOf({ ...family, practiceSince })).flatMap((row) => present(row, locale));
  };
}
