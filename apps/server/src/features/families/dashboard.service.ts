import type { ChildOverview, ParentDashboard } from '@ori/contracts/learning';
import type { Viewer } from '@ori/core/access/viewer';
import type { LearnerStanding, StandingOf, UpcomingOf } from './families.deps.ts';
import type { ChildRow, FamiliesStore } from './families.store.ts';
import { isActiveChild } from './present-child.ts';

interface Deps {
  readonly store: FamiliesStore;
  readonly standingOf: StandingOf;
  readonly upcoming: UpcomingOf;
}

function overviewOf(child: ChildRow, standing: LearnerStanding): ChildOverview {
  const { hasBegun, streakDays, lessonsCompleted, today, stuck, week, current } = standing;
  return {
    childId: child.id,
    firstName: child.firstName,
    ageGroup: child.ageGroup,
    hasBegun,
    streakDays,
    lessonsCompleted,
    today,
    stuck,
    week,
    currentLesson:
      current === null
        ? null
        : {
            id: current.lesson.id,
            title: current.lesson.title,
            answered: current.progress.answered,
            total: current.progress.total,
          },
  };
}

/** A parent's view of the children in use: three queries, however many children and however long their history. */
export function createDashboardService({ store, standingOf, upcoming }: Deps) {
  return {
    async dashboardOf({ userId, familyId, locale }: Viewer): Promise<ParentDashboard> {
      const active = (await store.childrenOf(userId)).filter(isActiveChild);
      const family = { familyId, learnerIds: active.map(({ id }) => id) };
      const [standing, upcomingAssignments] = await Promise.all([
        standingOf(family, locale),
        upcoming(family, locale),
      ]);
      const byId = new Map(standing.learners.map((learner) => [learner.learnerId, learner]));
      const children = active.flatMap((child) => {
        const learner = byId.get(child.id);
        return learner === undefined ? [] : [overviewOf(child, learner)];
      });
      return {
        activeChildren: children.length,
        lessonsCompleted: children.reduce((sum, { lessonsCompleted }) => sum + lessonsCompleted, 0),
        streakDays: Math.max(0, ...children.map(({ streakDays }) => streakDays)),
        children,
        upcomingAssignments,
        recentActivity: [...standing.activities],
        recentAchievements: [...standing.achievements],
      };
    },
  };
}
export type DashboardService = ReturnType<typeof createDashboardService>;
