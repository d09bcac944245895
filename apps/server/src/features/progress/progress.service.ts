import type {
  AchievementsAnswer,
  Leaderboard,
  Progress,
  Statistics,
  UpdateProgressInput,
} from '@ori/contracts/progress';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { type Learner, namedLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { mondayOf } from '@ori/core/planning/week';
import { ranked } from './leaderboard.ts';
import type { ProgressDeps } from './progress.deps.ts';
import { createProgressStore, type ProgressStore } from './progress.store.ts';
import { createProgressView, nextOf, presentEarned } from './progress-view.ts';
import { bySkill, bySubject, mondaysUpTo, weekly } from './statistics.ts';

type Named<Value> = Promise<Result<Value, 'not-found' | 'child-needed'>>;
interface Deps extends ProgressDeps {
  readonly store: ProgressStore;
}

const STATISTICS_WEEKS = 8;

/** How far learners are, for themselves and for who cares for them. Everything is read from what they did. */
export function createProgressService(given: ProgressDeps) {
  const deps = { ...given, store: createProgressStore(given.database) };
  return { ...createStandingCalls(deps), ...createSums(deps) };
}
export type ProgressService = ReturnType<typeof createProgressService>;

function createStandingCalls(deps: Deps) {
  const { reach } = deps;
  const progressOf = createProgressView(deps);

  async function shown(viewer: Viewer, learner: Learner): Named<Progress> {
    const progress = await progressOf(viewer, learner);
    return progress === null ? fail('not-found') : succeed(progress);
  }

  return {
    async get(viewer: Viewer, childId: string | undefined): Named<Progress> {
      const learner = await namedLearner(reach, 'progress.get', viewer, childId);
      return learner.ok ? shown(viewer, learner.value) : learner;
    },
    /** Sets the place and the day's goal; what was learned cannot be set. `not-found` for a lesson never opened. */
    async update(viewer: Viewer, { place, goalMinutes }: UpdateProgressInput): Named<Progress> {
      const learner = await namedLearner(reach, 'progress.update', viewer, undefined);
      if (!learner.ok) return learner;
      if (place !== undefined) {
        const kept = await deps.keepPlace(viewer, place, place.section);
        if (!kept.ok) return kept;
      }
      if (goalMinutes !== undefined) await deps.setDailyMinutes(viewer, goalMinutes);
      return shown(viewer, learner.value);
    },
  };
}

function createSums({ store, reach, content, workedSkills, now }: Deps) {
  async function statisticsOf(viewer: Viewer, learner: Learner, weeks: number): Promise<Statistics> {
    const { userId: childId, familyId, timeZone } = learner;
    const mondays = mondaysUpTo(dayOf(now(), timeZone), weeks);
    const [days, rows] = await Promise.all([
      store.daysSince(familyId, childId, mondays[0] ?? ''),
      workedSkills(childId),
    ]);
    const mastered = rows.flatMap(({ masteredAt }) => masteredAt ?? []);
    const masteredOn = mastered.map((at) => dayOf(at, timeZone));
    const skills = bySkill(rows, content, viewer.locale);
    const subjects = bySubject(skills, rows);
    return { childId, weeks: weekly(mondays, days, masteredOn), subjects, skills };
  }

  return {
    /** What was earned, by which rule, and what comes next of each kind. */
    async achievements(viewer: Viewer, childId: string | undefined): Named<AchievementsAnswer> {
      const learner = await namedLearner(reach, 'progress.achievements', viewer, childId);
      if (!learner.ok) return learner;
      const { userId } = learner.value;
      const [rows, totals] = await Promise.all([store.earnedBy(userId), store.totalsOf(userId, now())]);
      const earned = new Set(rows.map(({ achievement }) => achievement));
      return succeed({
        earned: rows.flatMap((row) => presentEarned(row, viewer.locale)),
        next: totals === null ? [] : nextOf(totals, earned, viewer.locale),
      });
    },
    async statistics(
      viewer: Viewer,
      childId: string | undefined,
      weeks = STATISTICS_WEEKS,
    ): Named<Statistics> {
      const learner = await namedLearner(reach, 'progress.statistics', viewer, childId);
      return learner.ok ? succeed(await statisticsOf(viewer, learner.value, weeks)) : learner;
    },
    /** The week's effort within the viewer's family; without rows unless a parent turned it on. */
    async leaderboard({ userId, familyId, timeZone }: Viewer): Promise<Leaderboard> {
      const week = mondayOf(dayOf(now(), timeZone));
      const isOn = await store.hasLeaderboard(familyId, userId);
      return { isOn, week, rows: isOn ? ranked(await store.effortSince(familyId, week), userId) : [] };
    },
  };
}
