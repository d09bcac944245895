import type { PlanningDeps } from './planning.deps.ts';
import { createAssignmentsService } from './assignments.service.ts';
import { createChangesService } from './changes.service.ts';
import { createChangesStore } from './changes.store.ts';
import { createDeclinedStore } from './declined.store.ts';
import { createAssignmentsView } from './assignments-view.ts';
import { createFollowedService } from './followed-courses.service.ts';
import { practiceSince } from './practice-since.ts';
import { createPlanningStore } from './planning.store.ts';
import { createRestsService } from './rests.service.ts';
import { createRestsStore } from './rests.store.ts';
import { createScheduleService } from './schedule.service.ts';
import { createScheduleStore } from './schedule.store.ts';
import { createSchoolDays } from './school-days.ts';
import { createSchoolYearService } from './school-year.service.ts';
import { createSchoolYearStore } from './school-year.store.ts';
import { createTimetableStore } from './timetable.store.ts';
import { createUpcoming } from './upcoming.ts';

/** Builds planning by hand: what is given to learners, their years, weeks and courses, and their days off. */
export function createPlanningService(deps: PlanningDeps) {
  const { database } = deps;
  const store = createPlanningStore(database);
  const declined = createDeclinedStore(database);
  const restRows = createRestsStore(database);
  const entries = createScheduleStore(database);
  const timetables = createTimetableStore(database);
  const kept = createChangesStore(database);
  const years = createSchoolYearStore(database);
  const schoolDays = createSchoolDays({ ...deps, years });
  const plan = { ...deps, store: entries, timetables, rests: restRows, schoolDays, kept };
  const schedule = createScheduleService(plan);
  return {
    assignments: createAssignmentsService({ ...deps, store, declined }),
    /** Assignments of learners of any families, for whoever asked for leave already. */
    assignmentsOf: createAssignmentsView({ ...deps, store }).listOf,
    /** The first day of which practice is still asked for. */
    practiceSince: () => practiceSince(deps.now()),
    declinedSince: declined.since,
    schedule,
    rests: createRestsService({ ...deps, store: restRows, schedule }),
    changes: createChangesService({ ...deps, kept, entries, restRows, schedule }),
    years: createSchoolYearService({ ...deps, years, schoolDays, schedule, timetables, rests: restRows }),
    followed: createFollowedService({ ...deps, schedule, schoolDays, timetables }),
    childIdsOf: deps.childIdsOf,
    upcoming: createUpcoming({ ...deps, store }),
    /** Completing a lesson completes its assignment, in the same transaction. */
    markCompleted: store.markCompleted,
    /** Days off of a learner, their own and the family's, that touch some days. */
    restsOf: restRows.of,
    /** For the export of a family's own data. */
    async exportOf(childIds: readonly string[]) {
      const [given, takenBack, planned, off] = await Promise.all([
        store.everGivenTo(childIds),
        declined.everOf(childIds),
        schedule.exportOf(childIds),
        restRows.everOf(childIds),
      ]);
      const [calendar, courses, moved] = await Promise.all([
        years.everOf(childIds),
        timetables.everFollowedBy(childIds),
        kept.everOf(childIds),
      ]);
      return {
        assignments: given,
        assignmentsTakenBack: takenBack,
        schedule: planned,
        rests: off,
        schoolYears: calendar.years,
        terms: calendar.terms,
        followedCourses: courses,
        planChanges: moved,
      };
    },
  };
}
export type PlanningService = ReturnType<typeof createPlanningService>;
