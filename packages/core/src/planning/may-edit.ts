import type { AgeGroup } from '@ori/contracts/roles';
import type { Viewer } from '../access/viewer.ts';

/** Old enough to plan one's own week. */
const PLANS_ALONE: readonly AgeGroup[] = ['high', 'university', 'adult'];

/** May the viewer, who may see this learner's plan, change it too? Younger learners look at theirs. */
export function mayEditPlan(
  viewer: Pick<Viewer, 'userId'>,
  learner: { readonly userId: string; readonly ageGroup: AgeGroup | null },
): boolean {
  if (viewer.userId !== learner.userId) return true;
  return learner.ageGroup !== null && PLANS_ALONE.includes(learner.ageGroup);
}
