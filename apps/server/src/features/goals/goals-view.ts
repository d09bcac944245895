import type { Goal } from '@ori/contracts/goals';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import type { GoalsDeps } from './goals.deps.ts';
import type { GoalRow, GoalsStore, Measured } from './goals.store.ts';
import { measureGoal } from './measure-goal.ts';

interface Deps extends Pick<GoalsDeps, 'content' | 'ownCourse' | 'now'> {
  readonly store: GoalsStore;
}

const WEEK_DAYS = 7;

/** Goals as they are shown, with how far they are. */
export function createGoalsView({ store, content, ownCourse, now }: Deps) {
  const courseOf = async (viewer: Viewer, id: string) =>
    content.course(id, viewer.locale) ?? ownCourse(viewer, id, viewer.locale);

  /** None when what it is about is gone from the catalogue. */
  async function present(viewer: Viewer, row: GoalRow, measured: Measured, today: string): Promise<Goal[]> {
    const { id, kind, about, byDay: by } = row;
    const course = kind === 'finish-course' ? await courseOf(viewer, about ?? '') : null;
    if (kind === 'finish-course' && course === null) return [];
    const skill = kind === 'master-skill' ? content.skillTitle(about ?? '', viewer.locale) : '';
    const measure = measureGoal(row, measured, today, course);
    const title = course?.title ?? skill;
    return [{ id, kind, subjectId: about, title, by, ...measure, setAt: row.setAt.toISOString() }];
  }

  async function show(viewer: Viewer, learner: Learner, rows: readonly GoalRow[]): Promise<Goal[]> {
    const today = dayOf(now(), learner.timeZone);
    const skills = rows.flatMap(({ kind, about }) =>
      kind === 'master-skill' && about !== null ? [about] : [],
    );
    const { userId: learnerId, familyId } = learner;
    const measured = await store.measuresOf({ learnerId, familyId }, skills, addDays(today, 1 - WEEK_DAYS));
    const shown = await Promise.all(rows.map((row) => present(viewer, row, measured, today)));
    return shown.flat();
  }

  return { show, courseOf };
}
