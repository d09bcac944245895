import type { AssignmentStatus, PlannedAssignment } from '@ori/contracts/planning';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Operation } from '@ori/core/access/operations';
import type { FamilyLearner } from '@ori/core/access/family-learners';
import type { Viewer } from '@ori/core/access/viewer';
import { isMoveAtHome, mayMove, mayWithdraw } from '@ori/core/planning/whose-work';
import { createAssignmentsView } from './assignments-view.ts';
import type { DeclinedStore } from './declined.store.ts';
import { actOn, createGiving, isPlannable } from './give-assignment.ts';
import type { Tx } from '../../db/database.ts';
import type { PlanningDeps } from './planning.deps.ts';
import type { PlanningStore, StandingRow } from './planning.store.ts';

interface Deps extends PlanningDeps {
  readonly store: PlanningStore;
  readonly declined: DeclinedStore;
}
/** Whose assignments, and which of them. */
interface Asked {
  readonly childId?: string | undefined;
  readonly status?: AssignmentStatus | undefined;
}

type Moved = Result<PlannedAssignment, 'not-found' | 'date-unusable' | 'moved-at-home'>;

/** The row of an assignment that the viewer may act on; to a teacher, what others gave is not there. */
function createReaching({ store, reach }: Deps) {
  return async function reachRow(
    operation: Operation,
    viewer: Viewer,
    id: string,
  ): Promise<StandingRow | null> {
    const row = await store.find(id);
    const learner = row === null ? null : await reach(operation, viewer, row.childId);
    return learner === null || !isTheirs(operation, viewer, row) ? null : row;
  };
}

const isTheirs = (operation: Operation, viewer: Viewer, row: StandingRow | null): boolean =>
  row !== null && (operation === 'assignments.get' || mayWithdraw(viewer, row));

/** Other days for what was given, and taking it back. */
function createChanging(deps: Deps, reachRow: ReturnType<typeof createReaching>) {
  const { store, declined, database, audit, now, newId } = deps;
  const view = createAssignmentsView(deps);

  /** A day the parents choose stands: it is kept that they chose it. */
  async function moveRow(viewer: Viewer, row: StandingRow, dueOn: string, tx: Tx): Promise<void> {
    const movedAtHome = isMoveAtHome(viewer, row);
    await audit(actOn(row, 'assignments.move', viewer), tx);
    await store.change(row.id, { dueOn, ...(movedAtHome && { movedAtHome }) }, tx);
  }
  /** What the parents take back of a teacher's, before it is done, the teacher does not give again for a while. */
  async function decline(viewer: Viewer, row: StandingRow, tx: Tx): Promise<void> {
    const { familyId, childId, givenBy: teacherId, lessonId, skill, byTeacher, completedAt } = row;
    if (viewer.role === 'teacher' || !byTeacher || teacherId === null || completedAt !== null) return;
    await declined.add({ id: newId(), familyId, childId, teacherId, lessonId, skill, declinedAt: now() }, tx);
  }
  return {
    async move(viewer: Viewer, id: string, dueOn: string): Promise<Moved> {
      const row = await reachRow('assignments.move', viewer, id);
      if (row === null) return fail('not-found');
      if (!mayMove(viewer, row)) return fail('moved-at-home');
      if (!isPlannable(dueOn, now())) return fail('date-unusable');
      await database.db.transaction((tx) => moveRow(viewer, row, dueOn, tx));
      return view.show(id, viewer);
    },
    /** Gives several assignments one date: all of them, or none where one is not the viewer's to move. */
    async moveSeveral(
      viewer: Viewer,
      ids: readonly string[],
      dueOn: string,
    ): Promise<Result<number, 'not-found' | 'date-unusable' | 'moved-at-home'>> {
      const rows = await Promise.all(
        [...new Set(ids)].map((id) => reachRow('assignments.moveSeveral', viewer, id)),
      );
      const meant = rows.flatMap((row) => row ?? []);
      if (meant.length < rows.length) return fail('not-found');
      if (!meant.every((row) => mayMove(viewer, row))) return fail('moved-at-home');
      if (!isPlannable(dueOn, now())) return fail('date-unusable');
      await database.db.transaction(async (tx) => {
        for (const row of meant) await moveRow(viewer, row, dueOn, tx);
      });
      return succeed(meant.length);
    },
    /** Takes an assignment back; the child's work stays. */
    async withdraw(viewer: Viewer, id: string): Promise<Result<null, 'not-found'>> {
      const row = await reachRow('assignments.withdraw', viewer, id);
      if (row === null) return fail('not-found');
      await database.db.transaction(async (tx) => {
        await audit(actOn(row, 'assignments.withdraw', viewer), tx);
        await decline(viewer, row, tx);
        await store.remove(id, tx);
      });
      return succeed(null);
    },
  };
}

/** Lessons and practice given to a child with a date. Their state follows from what the child did. */
export function createAssignmentsService(deps: Deps) {
  const { reach } = deps;
  const view = createAssignmentsView(deps);
  const reachRow = createReaching(deps);

  async function learnersOf(viewer: Viewer, childId: string | undefined): Promise<FamilyLearner[] | null> {
    const { familyId, userId } = viewer;
    if (childId === undefined && viewer.role === 'parent')
      return (await deps.childIdsOf(viewer)).map((learnerId) => ({ familyId, learnerId }));
    const learner = await reach('assignments.list', viewer, childId ?? userId);
    return learner === null ? null : [{ familyId: learner.familyId, learnerId: learner.userId }];
  }

  return {
    /** Somebody's assignments: a learner's own, a named child's, or those of all of a parent's children. */
    async list(
      viewer: Viewer,
      { childId, status }: Asked,
    ): Promise<Result<PlannedAssignment[], 'not-found'>> {
      const learners = await learnersOf(viewer, childId);
      if (learners === null) return fail('not-found');
      const shown = await view.listOf(learners, viewer);
      return succeed(shown.filter((each) => (status ?? each.status) === each.status));
    },
    async get(viewer: Viewer, id: string): Promise<Result<PlannedAssignment, 'not-found'>> {
      const row = await reachRow('assignments.get', viewer, id);
      return row === null ? fail('not-found') : view.show(id, viewer);
    },
    ...createGiving(deps),
    ...createChanging(deps, reachRow),
  };
}
export type AssignmentsService = ReturnType<typeof createAssignmentsService>;
