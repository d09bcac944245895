import type { AddRestInput } from '@ori/contracts/planning';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import type { PlanningDeps } from './planning.deps.ts';
import type { RestRow, RestsStore } from './rests.store.ts';
import type { ScheduleService } from './schedule.service.ts';

interface Deps extends PlanningDeps {
  readonly store: RestsStore;
  readonly schedule: ScheduleService;
}

/** Days off as they are written down, with everything that follows from them. */
export function createRestKeeping(deps: Deps) {
  const { store, schedule, reach, database, recountStreak, childIdsOf, now, newId } = deps;

  function rowOf(viewer: Viewer, learnerId: string | null, familyId: string, input: AddRestInput): RestRow {
    const { from: fromDay, to: toDay, reason, title = null } = input;
    const made = { madeBy: viewer.userId, madeAt: now() };
    return { id: newId(), familyId, learnerId, fromDay, toDay, reason, title, ...made };
  }

  /** Whose days off change: a named learner's, or those of every child of the family. */
  async function concerned(viewer: Viewer, childId: string | null): Promise<Learner[]> {
    const ids = childId === null ? await childIdsOf(viewer) : [childId];
    const found = await Promise.all(ids.map((id) => reach('schedule.rest', viewer, id)));
    return found.flatMap((learner) => learner ?? []);
  }

  /**
   * The days off are kept with the first plan that is cleared, or alone where there is none. Answers them as they
   * stand: told twice, they are those of the first time, and nothing moves again.
   */
  async function keep(
    viewer: Viewer,
    row: RestRow,
    learners: readonly Learner[],
    changeId = newId(),
  ): Promise<RestRow> {
    const days = { from: row.fromDay, to: row.toDay };
    let kept: RestRow | null = null;
    const within = async (tx: Tx): Promise<boolean> => {
      kept ??= await store.add(row, tx);
      return kept.id === row.id;
    };
    const kind = row.reason === 'sick' ? 'sick' : 'holiday';
    const press = { changeId, kind, operation: 'schedule.rest', restId: row.id } as const;
    if (row.reason !== 'pause')
      for (const learner of learners) await schedule.clear(viewer, learner, days, { press, within });
    kept ??= await database.db.transaction((tx) => store.add(row, tx));
    for (const learner of learners) await recountStreak(learner);
    return kept;
  }

  return { rowOf, concerned, keep };
}
