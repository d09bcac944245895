import type { ReachLearner } from '@ori/core/access/learner';
import { judge } from '@ori/core/problems/judge';
import type { AppDeps } from './app.deps.ts';
import { createGoalsService } from './features/goals/goals.service.ts';
import type { LearningService } from './features/learning/learning.service.ts';
import { createPlacementService } from './features/placement/placement.service.ts';
import { createProgressService } from './features/progress/progress.service.ts';

/** What learners set out to do, how far they are, and where they begin: all of it stands on learning. */
export function composeProgress(deps: AppDeps, learning: LearningService, reach: ReachLearner) {
  const { database, content, now, newId } = deps;
  const ownCourse: LearningService['ownCourse'] = (...asked) => learning.ownCourse(...asked);
  const goals = createGoalsService({ database, content, reach, ownCourse, now, newId });
  const progress = createProgressService({
    database,
    content,
    reach,
    ownCourse,
    workedSkills: learning.workedSkills,
    standingOf: (family, locale) => learning.standingOf(family, locale, { hasNews: false }),
    keepPlace: (viewer, lesson, section) => learning.lessons.keepPlace(viewer, lesson, section),
    setDailyMinutes: goals.setDailyMinutes,
    now,
  });
  const placement = createPlacementService({
    database,
    content,
    reach,
    graph: learning.graph,
    questions: learning.placed,
    judge,
    keepJudged: learning.priors.keep,
    now,
    newId,
  });
  return { goals, progress, placement };
}
