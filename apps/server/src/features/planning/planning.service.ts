import type { PlanningDeps } from './planning.deps.ts';
import { createAssignmentsService } from './assignments.service.ts';
import { createPlanningStore } from './planning.store.ts';
import { createRestsService } from './rests.service.ts';
import { createRestsStore } from './rests.store.ts';
import { createScheduleService } from './schedule.service.ts';
import { createScheduleStore } from './schedule.store.ts';
import { createTimetableStore } from './timetable.store.ts';
import { createUpcoming } from './upcoming.ts';

/** Builds planning by hand: what is given to learners, their weeks, and their days off. */
export function createPlanningService(deps: PlanningDeps) {
  const { database, content } = deps;
  const store = createPlanningStore(database);
  const rests = createRestsStore(database);
  const entries = createScheduleStore(database);
  const timetables = createTimetableStore(database);
  const schedule = createScheduleService({ ...deps, store: entries, timetables, rests });
  return {
    assignments: createAssignmentsService({ ...deps, store }),
    schedule,
    rests: createRestsService({ ...deps, store: rests, schedule }),
    upcoming: createUpcoming({ store, content }),
    /** Completing a lesson completes its assignment, in the same transaction. */
    markCompleted: store.markCompleted,
    /** For the export of a family's own data. */
    async exportOf(childIds: readonly string[]) {
      const [given, planned, off] = await Promise.all([
        store.everGivenTo(childIds),
        schedule.exportOf(childIds),
        rests.everOf(childIds),
      ]);
      return { assignments: given, schedule: planned, rests: off };
    },
  };
}
export type PlanningService = ReturnType<typeof createPlanningService>;
