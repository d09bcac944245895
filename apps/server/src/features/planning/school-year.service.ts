import type { SchoolYear, SchoolYearInput } from '@ori/contracts/calendar';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { type TermFault, termFaults } from '@ori/core/planning/school-terms';
import type { Tx } from '../../db/database.ts';
import type { PlanningDeps } from './planning.deps.ts';
import type { RestsStore } from './rests.store.ts';
import { presentRest } from './schedule-view.ts';
import type { SchoolDays } from './school-days.ts';
import type { SchoolYearStore, TermRow } from './school-year.store.ts';
import type { ScheduleService } from './schedule.service.ts';
import type { TimetableStore } from './timetable.store.ts';

interface Deps extends PlanningDeps {
  readonly years: SchoolYearStore;
  readonly schoolDays: SchoolDays;
  readonly schedule: ScheduleService;
  readonly timetables: TimetableStore;
  readonly rests: RestsStore;
}

const DAYS_BACK = 365;
/** Why a year was not set: somebody else's child, or terms that cannot stand in it. Nothing was written then. */
type SetFailure = 'not-found' | { readonly terms: readonly TermFault[] };

/** Terms keep their ids as long as they are the family's own. */
function rowsOf(
  familyId: string,
  known: readonly TermRow[],
  { terms }: SchoolYearInput,
  newId: () => string,
): TermRow[] {
  const ids = new Set(known.map(({ id }) => id));
  return terms.map(({ id, childId: learnerId, title, from: fromDay, to: toDay }) => {
    const kept = id !== undefined && ids.delete(id) ? id : newId();
    return { id: kept, familyId, learnerId, title, fromDay, toDay };
  });
}

/** A family's year as it stands, with the year of each child. */
function createYearReading({ years, schoolDays, rests, childIdsOf, reach, now }: Deps) {
  async function childrenOf(operation: Operation, viewer: Viewer): Promise<Learner[]> {
    const ids = await childIdsOf(viewer);
    const found = await Promise.all(ids.map((id) => reach(operation, viewer, id)));
    return found.flatMap((learner) => learner ?? []);
  }

  /** The year of each child that has one. */
  async function spansOf(learners: readonly Learner[]): Promise<SchoolYear['children']> {
    const found = await Promise.all(
      learners.map(async (learner) => ({ childId: learner.userId, ...(await schoolDays.yearOf(learner)) })),
    );
    return found.flatMap(({ childId, year, source }) =>
      year === null ? [] : [{ childId, startsOn: year.startsOn, endsOn: year.endsOn, source }],
    );
  }

  async function get(viewer: Viewer): Promise<SchoolYear> {
    const { familyId } = viewer;
    const learners = await childrenOf('calendar.year', viewer);
    const [year, terms] = [await years.yearOf(familyId), await years.termsOf(familyId)];
    const since = addDays(dayOf(now(), viewer.timeZone), -DAYS_BACK);
    const ids = learners.map(({ userId }) => userId);
    return {
      startsOn: year?.startsOn ?? null,
      endsOn: year?.endsOn ?? null,
      terms: terms.map(({ id, learnerId: childId, title, fromDay: from, toDay: to }) => {
        return { id, childId, title, from, to };
      }),
      children: await spansOf(learners),
      rests: (await rests.since({ familyId, learnerIds: ids }, since)).map(presentRest),
    };
  }

  return { childrenOf, spansOf, get };
}

/** A family's school year: its ends and terms, by which the plans of all children are drawn. */
export function createSchoolYearService(deps: Deps) {
  const { years, schedule, timetables, database, audit, newId } = deps;
  const { childrenOf, spansOf, get } = createYearReading(deps);

  /** Changes the year, then draws every plan that has a week anew. */
  async function change(
    act: Operation,
    viewer: Viewer,
    learners: readonly Learner[],
    within: (tx: Tx) => Promise<void>,
  ) {
    await database.db.transaction(async (tx) => {
      const { familyId, userId: actorId } = viewer;
      await audit({ act, familyId, actorId, subjectId: null }, tx);
      await within(tx);
    });
    for (const learner of learners) {
      const slots = await timetables.slotsOf(learner.userId);
      if (slots.length === 0) continue;
      await schedule.redraw('schedule.draw', viewer, learner, { within: async () => undefined });
    }
  }

  return {
    get,
    /** Sets the whole year; `not-found` for a term of somebody who is no child of the viewer's. */
    async set(viewer: Viewer, input: SchoolYearInput): Promise<Result<SchoolYear, SetFailure>> {
      const { familyId } = viewer;
      const { startsOn, endsOn } = input;
      const learners = await childrenOf('calendar.setYear', viewer);
      const ids = new Set(learners.map(({ userId }) => userId));
      if (input.terms.some(({ childId }) => childId !== null && !ids.has(childId))) return fail('not-found');
      const own = (await spansOf(learners)).filter(({ source }) => source === 'record');
      const terms = termFaults(input.terms, { year: { startsOn, endsOn }, own });
      if (terms.length > 0) return fail({ terms });
      const rows = rowsOf(familyId, await years.termsOf(familyId), input, newId);
      const work = (tx: Tx) => years.replace({ familyId, startsOn, endsOn }, rows, tx);
      await change('calendar.setYear', viewer, learners, work);
      return succeed(await get(viewer));
    },
    /** Takes the family's year away with its terms; days off, lessons and records stay. Twice is as once. */
    async remove(viewer: Viewer): Promise<SchoolYear> {
      const { familyId } = viewer;
      if ((await years.yearOf(familyId)) === null) return get(viewer);
      const learners = await childrenOf('calendar.removeYear', viewer);
      await change('calendar.removeYear', viewer, learners, (tx) => years.remove(familyId, tx));
      return get(viewer);
    },
  };
}
export type SchoolYearService = ReturnType<typeof createSchoolYearService>;
