import type { Schedule, TimetableInput } from '@ori/contracts/planning';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { type Learner, namedLearner } from '@ori/core/access/learner';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { mayEditPlan } from '@ori/core/planning/may-edit';
import { mondayOf } from '@ori/core/planning/week';
import type { Tx } from '../../db/database.ts';
import { createPlanChanges, type PlanDeps } from './plan-changes.ts';
import type { Learned } from './plan-drawing.ts';
import { createScheduleView } from './schedule-view.ts';
import { createSettingTimetables } from './set-timetable.ts';
import type { LearnedRow } from './timetable.store.ts';

export type EditFailure = 'not-found' | 'child-needed' | 'grown-up-needed';
type Edited<More = never> = Promise<Result<Schedule, EditFailure | More>>;
/** A plan after an entry was moved, and what moved with it under `changeId`. */
type Moved = Promise<Result<{ changeId: string; schedule: Schedule }, EditFailure>>;

/** Who may change a plan, and drawing it anew. */
function createEditing({ reach }: PlanDeps, changes: ReturnType<typeof createPlanChanges>) {
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

  /** Changes what a plan is drawn from, and draws the coming weeks by it. */
  async function redraw(
    operation: Operation,
    viewer: Viewer,
    learner: Learner,
    { within, taken }: { within: (tx: Tx) => Promise<void>; taken?: LearnedRow },
  ): Promise<void> {
    const work = async (tx: Tx, learned: Learned) => {
      await within(tx);
      await changes.drawWithin(tx, learner, learned);
    };
    await changes.change(operation, viewer, learner, work, taken);
  }

  return { editable, redraw };
}

/** A learner's week and the dated entries drawn from it. */
export function createScheduleService(deps: PlanDeps) {
  const { store, reach, now } = deps;
  const view = createScheduleView(deps);
  const changes = createPlanChanges(deps);
  const { editable, redraw } = createEditing(deps, changes);
  const setWeek = createSettingTimetables(deps, redraw);
  const todayOf = ({ timeZone }: Learner) => dayOf(now(), timeZone);
  const showWeek = (viewer: Viewer, learner: Learner, day: string) =>
    view.show(viewer, learner, mondayOf(day), 1);

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
    async setTimetable(viewer: Viewer, input: TimetableInput): Edited<'changed-meanwhile'> {
      const learner = await editable('schedule.setTimetable', viewer, input.childId);
      if (!learner.ok) return learner;
      const set = await setWeek(viewer, learner.value, input);
      return set.ok ? succeed(await showWeek(viewer, learner.value, todayOf(learner.value))) : set;
    },
    async draw(viewer: Viewer, childId: string | undefined): Edited {
      const learner = await editable('schedule.draw', viewer, childId);
      if (!learner.ok) return learner;
      await redraw('schedule.draw', viewer, learner.value, { within: async () => undefined });
      return succeed(await showWeek(viewer, learner.value, todayOf(learner.value)));
    },
    /** “Move to…”: the entry stands on that day, and its course keeps its order. */
    async move(viewer: Viewer, entryId: string, day: string): Moved {
      const entry = await store.find(entryId);
      if (entry === null) return fail('not-found');
      const learner = await editable('schedule.move', viewer, entry.learnerId);
      if (!learner.ok) return fail(learner.failure === 'grown-up-needed' ? learner.failure : 'not-found');
      const changeId = deps.newId();
      const press = { changeId, kind: 'move', operation: 'schedule.move', restId: null } as const;
      await changes.move(viewer, learner.value, { id: entryId, day: entry.day }, { day, press });
      return succeed({ changeId, schedule: await showWeek(viewer, learner.value, day) });
    },
    redraw,
    readable: (operation: Operation, viewer: Viewer, childId: string | undefined) =>
      namedLearner(reach, operation, viewer, childId),
    clear: changes.clear,
    catchUp: changes.catchUp,
    farAhead: changes.drawing.farAhead,
    show: view.show,
    editable,
    showWeek,
    exportOf: (learnerIds: readonly string[]) => store.everPlannedFor(learnerIds),
  };
}
export type ScheduleService = ReturnType<typeof createScheduleService>;
