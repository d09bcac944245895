import { type Goal, GOALS_MAX, type SetGoalInput } from '@ori/contracts/goals';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { namedLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import type { GoalsDeps } from './goals.deps.ts';
import { createGoalsStore, type GoalRow } from './goals.store.ts';
import { createGoalsView } from './goals-view.ts';

type SetFailure = 'skill-unknown' | 'course-unknown' | 'date-unusable' | 'too-many-goals';

const FURTHEST_DAYS = 731;

function aboutOf(input: SetGoalInput): Pick<GoalRow, 'kind' | 'target' | 'about' | 'byDay'> {
  const { kind } = input;
  if (kind === 'daily-minutes') return { kind, target: input.minutes, about: null, byDay: null };
  const about = kind === 'master-skill' ? input.skill : input.courseId;
  return { kind, target: null, about, byDay: input.by ?? null };
}

/** What learners set out to do; how far they are is counted from what they did. */
export function createGoalsService(deps: GoalsDeps) {
  const { content, reach, now, newId } = deps;
  const store = createGoalsStore(deps.database);

  const { show, courseOf } = createGoalsView({ ...deps, store });

  async function complaintAbout(
    viewer: Viewer,
    input: SetGoalInput,
    today: string,
  ): Promise<SetFailure | null> {
    if (input.kind === 'daily-minutes') return null;
    if (input.by !== undefined && (input.by < today || input.by > addDays(today, FURTHEST_DAYS)))
      return 'date-unusable';
    if (input.kind === 'master-skill') return content.skill(input.skill) === null ? 'skill-unknown' : null;
    return (await courseOf(viewer, input.courseId)) === null ? 'course-unknown' : null;
  }

  async function setDailyMinutes(viewer: Viewer, minutes: number): Promise<void> {
    const { userId: learnerId, familyId } = viewer;
    const daily = aboutOf({ kind: 'daily-minutes', minutes });
    await store.set({ id: newId(), learnerId, familyId, ...daily, setAt: now(), endedAt: null });
  }

  return {
    async list(
      viewer: Viewer,
      childId: string | undefined,
    ): Promise<Result<Goal[], 'not-found' | 'child-needed'>> {
      const learner = await namedLearner(reach, 'goals.list', viewer, childId);
      if (!learner.ok) return learner;
      return succeed(await show(viewer, learner.value, await store.openOf(learner.value.userId)));
    },
    /** Sets a goal. Setting one about the same thing again changes that one. */
    async set(viewer: Viewer, input: SetGoalInput): Promise<Result<Goal, SetFailure | 'not-found'>> {
      const learner = await reach('goals.set', viewer, undefined);
      if (learner === null) return fail('not-found');
      const complaint = await complaintAbout(viewer, input, dayOf(now(), learner.timeZone));
      if (complaint !== null) return fail(complaint);
      const wanted = aboutOf(input);
      const isWanted = ({ kind, about }: GoalRow) => kind === wanted.kind && about === wanted.about;
      const before = await store.openOf(viewer.userId);
      if (before.length >= GOALS_MAX && !before.some(isWanted)) return fail('too-many-goals');
      const { userId: learnerId, familyId } = learner;
      await store.set({ id: newId(), learnerId, familyId, ...wanted, setAt: now(), endedAt: null });
      const rows = (await store.openOf(viewer.userId)).filter(isWanted);
      const [goal] = await show(viewer, learner, rows);
      return goal === undefined ? fail('not-found') : succeed(goal);
    },
    /** Ends a goal, reached or not; what was done stays done. */
    async end(viewer: Viewer, id: string): Promise<Result<null, 'not-found'>> {
      return (await store.end(id, viewer.userId, now())) ? succeed(null) : fail('not-found');
    },
    setDailyMinutes,
    exportOf: (learnerIds: readonly string[]) => store.everSetBy(learnerIds),
  };
}
export type GoalsService = ReturnType<typeof createGoalsService>;
