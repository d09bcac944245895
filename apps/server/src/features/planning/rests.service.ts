import { type AddRestInput, REST_DAYS_MAX, type RestSpan } from '@ori/contracts/planning';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays } from '@ori/core/learning/day-of';
import { mayEditPlan } from '@ori/core/planning/may-edit';
import type { PlanningDeps } from './planning.deps.ts';
import { createRestKeeping } from './rest-keeping.ts';
import type { RestRow, RestsStore } from './rests.store.ts';
import type { EditFailure, ScheduleService } from './schedule.service.ts';
import { presentRest } from './schedule-view.ts';

interface Deps extends PlanningDeps {
  readonly store: RestsStore;
  readonly schedule: ScheduleService;
}
/** A younger learner may pause their own streak, and nothing else. */
function mayRest(viewer: Viewer, learners: readonly Learner[], reason: RestSpan['reason']): boolean {
  return reason === 'pause' || learners.every((learner) => mayEditPlan(viewer, learner));
}

/** A learner's days off are reached through the learner, the family's by its parents. */
function isReached(viewer: Viewer, row: RestRow, learners: readonly Learner[]): boolean {
  if (row.learnerId !== null) return learners.length > 0;
  return viewer.role === 'parent' && row.familyId === viewer.familyId;
}

type RestFailure = 'not-found' | 'grown-up-needed' | 'too-long';

/** Days off: holidays, days of illness, and pauses that let a streak rest. */
export function createRestsService(deps: Deps) {
  const { store, schedule, audit, database, recountStreak, newId } = deps;

  const { rowOf, concerned, keep } = createRestKeeping(deps);

  async function whoIsIll(
    viewer: Viewer,
    childId: string | undefined,
    everyone: boolean,
  ): Promise<Result<Learner[], EditFailure>> {
    if (everyone && viewer.role === 'parent') return succeed(await concerned(viewer, null));
    const learner = await schedule.editable('schedule.sickDay', viewer, childId);
    return learner.ok ? succeed([learner.value]) : learner;
  }

  return {
    /** Adds days off. What was planned on them moves on, but for a pause; streaks are counted again. */
    async add(viewer: Viewer, input: AddRestInput): Promise<Result<RestSpan, RestFailure>> {
      const whose = input.childId ?? (viewer.role === 'parent' ? null : viewer.userId);
      if (input.to > addDays(input.from, REST_DAYS_MAX)) return fail('too-long');
      const learners = await concerned(viewer, whose);
      if (whose !== null && learners.length === 0) return fail('not-found');
      if (!mayRest(viewer, learners, input.reason)) return fail('grown-up-needed');
      const row = rowOf(viewer, whose, learners[0]?.familyId ?? viewer.familyId, input);
      return succeed(presentRest(await keep(viewer, row, learners)));
    },
    /** Takes days off back. What was moved stays where it is. */
    async remove(viewer: Viewer, id: string): Promise<Result<null, RestFailure>> {
      const row = await store.find(id);
      if (row === null) return fail('not-found');
      const learners = await concerned(viewer, row.learnerId);
      if (!isReached(viewer, row, learners)) return fail('not-found');
      if (!mayRest(viewer, learners, row.reason)) return fail('grown-up-needed');
      await database.db.transaction(async (tx) => {
        const { familyId, learnerId: subjectId } = row;
        await audit({ act: 'schedule.endRest', familyId, actorId: viewer.userId, subjectId }, tx);
        await store.remove(id, tx);
      });
      for (const learner of learners) await recountStreak(learner);
      return succeed(null);
    },
    /**
     * A day is lost: it becomes a day of illness, and the plan moves on; for one learner, or for all children of a
     * parent. Told twice, it is one. Answers the id under which it is remembered what moved.
     */
    async sickDay(
      viewer: Viewer,
      {
        childId,
        everyone,
        day,
      }: { childId?: string | undefined; everyone?: boolean | undefined; day: string },
    ): Promise<Result<string, EditFailure>> {
      const found = await whoIsIll(viewer, childId, everyone === true);
      if (!found.ok) return found;
      const changeId = newId();
      for (const learner of found.value) {
        const { userId: learnerId, familyId } = learner;
        const known = await store.of({ learnerId, familyId }, { from: day, to: day });
        if (known.some(({ reason }) => reason !== 'pause')) continue;
        const row = rowOf(viewer, learnerId, familyId, { from: day, to: day, reason: 'sick' });
        await keep(viewer, row, [learner], changeId);
      }
      return succeed(changeId);
    },
  };
}
export type RestsService = ReturnType<typeof createRestsService>;
