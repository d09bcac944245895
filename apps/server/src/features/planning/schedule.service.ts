import type { Schedule, TimetableSlot } from '@ori/contracts/planning';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { type Learner, namedLearner } from '@ori/core/access/learner';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { mayEditPlan } from '@ori/core/planning/may-edit';
import { mondayOf } from '@ori/core/planning/week';
import { createPlanChanges, planOf, type PlanDeps } from './plan-changes.ts';
import { createScheduleView } from './schedule-view.ts';

export type EditFailure = 'not-found' | 'child-needed' | 'grown-up-needed';
type Edited = Promise<Result<Schedule, EditFailure>>;

/** A learner's week and the dated entries drawn from it. */
export function createScheduleService(deps: PlanDeps) {
  const { store, timetables, reach, now } = deps;
  const view = createScheduleView(deps);
  const changes = createPlanChanges(deps);
  const todayOf = ({ timeZone }: Learner) => dayOf(now(), timeZone);
  const showWeek = (viewer: Viewer, learner: Learner, day: string) =>
    view.show(viewer, learner, mondayOf(day), 1);

  /** The learner whose plan the viewer may change. */
  async function editable(
    operation: Operation,
    viewer: Viewer,
    childId: string | undefined,
  ): Promise<Result<Learner, EditFailure>> {
    const learner = await namedLearner(reach, operation, viewer, childId);
    if (!learner.ok) return learner;
    return mayEditPlan(viewer, learner.value) ? learner : fail('grown-up-needed');
  }

  return {
    /** A learner's plan of some weeks, Monday first. */
    async get(
      viewer: Viewer,
      asked: { childId?: string | undefined; from?: string | undefined; weeks?: number | undefined },
    ): Promise<Result<Schedule, 'not-found' | 'child-needed'>> {
      const learner = await namedLearner(reach, 'schedule.get', viewer, asked.childId);
      if (!learner.ok) return learner;
      const from = mondayOf(asked.from ?? todayOf(learner.value));
      return succeed(await view.show(viewer, learner.value, from, asked.weeks ?? 1));
    },
    /** Sets the week and draws the coming weeks by it. */
    async setTimetable(viewer: Viewer, childId: string | undefined, slots: TimetableSlot[]): Edited {
      const learner = await editable('schedule.setTimetable', viewer, childId);
      if (!learner.ok) return learner;
      await changes.change('schedule.setTimetable', viewer, learner.value, async (tx, learned) => {
        await timetables.setSlots(planOf(learner.value), slots, tx);
        await changes.drawWithin(tx, learner.value, learned);
      });
      return succeed(await showWeek(viewer, learner.value, todayOf(learner.value)));
    },
    async draw(viewer: Viewer, childId: string | undefined): Edited {
      const learner = await editable('schedule.draw', viewer, childId);
      if (!learner.ok) return learner;
      await changes.change('schedule.draw', viewer, learner.value, (tx, learned) =>
        changes.drawWithin(tx, learner.value, learned),
      );
      return succeed(await showWeek(viewer, learner.value, todayOf(learner.value)));
    },
    /** “Move to…”: the entry stands on that day, and its course keeps its order. */
    async move(viewer: Viewer, entryId: string, day: string): Edited {
      const entry = await store.find(entryId);
      if (entry === null) return fail('not-found');
      const learner = await editable('schedule.move', viewer, entry.learnerId);
      if (!learner.ok) return fail(learner.failure === 'grown-up-needed' ? learner.failure : 'not-found');
      await changes.move(viewer, learner.value, { id: entryId, day: entry.day }, day);
      return succeed(await showWeek(viewer, learner.value, day));
    },
    clear: changes.clear,
    editable,
    showWeek,
    exportOf: (learnerIds: readonly string[]) => store.everPlannedFor(learnerIds),
  };
}
export type ScheduleService = ReturnType<typeof createScheduleService>;
