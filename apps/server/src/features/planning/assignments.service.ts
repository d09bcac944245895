import type { AssignmentStatus, PlannedAssignment } from '@ori/contracts/planning';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { createAssignmentsView } from './assignments-view.ts';
import { actOn, createGiving, type Given, isPlannable } from './give-assignment.ts';
import type { PlanningDeps } from './planning.deps.ts';
import type { PlanningStore, StandingRow } from './planning.store.ts';

interface Deps extends PlanningDeps {
  readonly store: PlanningStore;
}
/** Whose assignments, and which of them. */
interface Asked {
  readonly childId?: string | undefined;
  readonly status?: AssignmentStatus | undefined;
}

/** The row of an assignment that the viewer may act on. */
function createReaching({ store, reach }: Deps) {
  return async function reachRow(
    operation: Operation,
    viewer: Viewer,
    id: string,
  ): Promise<StandingRow | null> {
    const row = await store.find(id);
    const learner = row === null ? null : await reach(operation, viewer, row.childId);
    return learner === null ? null : row;
  };
}

/** Other days for what was given, and taking it back. */
function createChanging(deps: Deps, reachRow: ReturnType<typeof createReaching>) {
  const { store, database, audit, now } = deps;
  const view = createAssignmentsView(deps);
  return {
    async move(viewer: Viewer, id: string, dueOn: string): Promise<Given> {
      const row = await reachRow('assignments.move', viewer, id);
      if (row === null) return fail('not-found');
      if (!isPlannable(dueOn, now())) return fail('date-unusable');
      await database.db.transaction(async (tx) => {
        await audit(actOn(row.childId, 'assignments.move', viewer), tx);
        await store.change(id, { dueOn }, tx);
      });
      return view.show(id, viewer.locale);
    },
    /** Gives several assignments one date: all of them, or none where one is not the viewer's to move. */
    async moveSeveral(
      viewer: Viewer,
      ids: readonly string[],
      dueOn: string,
    ): Promise<Result<number, 'not-found' | 'date-unusable'>> {
      const rows = await Promise.all(
        [...new Set(ids)].map((id) => reachRow('assignments.moveSeveral', viewer, id)),
      );
      const meant = rows.flatMap((row) => row ?? []);
      if (meant.length < rows.length) return fail('not-found');
      if (!isPlannable(dueOn, now())) return fail('date-unusable');
      await database.db.transaction(async (tx) => {
        for (const { id, childId } of meant) {
          await audit(actOn(childId, 'assignments.move', viewer), tx);
          await store.change(id, { dueOn }, tx);
        }
      });
      return succeed(meant.length);
    },
    /** Takes an assignment back; the child's work stays. */
    async withdraw(viewer: Viewer, id: string): Promise<Result<null, 'not-found'>> {
      const row = await reachRow('assignments.withdraw', viewer, id);
      if (row === null) return fail('not-found');
      await database.db.transaction(async (tx) => {
        await audit(actOn(row.childId, 'assignments.withdraw', viewer), tx);
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

  async function familyOf(viewer: Viewer, childId: string | undefined) {
    const { familyId, userId } = viewer;
    if (childId === undefined && viewer.role === 'parent')
      return { familyId, learnerIds: await deps.childIdsOf(viewer) };
    const learner = await reach('assignments.list', viewer, childId ?? userId);
    return learner === null ? null : { familyId: learner.familyId, learnerIds: [learner.userId] };
  }

  return {
    /** Somebody's assignments: a learner's own, a named child's, or those of all of a parent's children. */
    async list(
      viewer: Viewer,
      { childId, status }: Asked,
    ): Promise<Result<PlannedAssignment[], 'not-found'>> {
      const family = await familyOf(viewer, childId);
      if (family === null) return fail('not-found');
      const shown = await view.listOf(family, viewer.locale);
      return succeed(shown.filter((each) => (status ?? each.status) === each.status));
    },
    async get(viewer: Viewer, id: string): Promise<Result<PlannedAssignment, 'not-found'>> {
      const row = await reachRow('assignments.get', viewer, id);
      return row === null ? fail('not-found') : view.show(id, viewer.locale);
    },
    give: createGiving(deps),
    ...createChanging(deps, reachRow),
  };
}
export type AssignmentsService = ReturnType<typeof createAssignmentsService>;
