import { DIFFICULTIES, type Difficulty } from '@ori/contracts/practice';
import type { AgeGroup } from '@ori/contracts/roles';
import { chanceOf, ITEM_DIFFICULTY, type LearnerState, type SkillState } from './mastery.ts';

/** Younger children should be right more often while they practise. */
const YOUNGER: readonly AgeGroup[] = ['k2', 'elementary'];
const TARGET_CHANCE_YOUNGER = 0.85;
const TARGET_CHANCE = 0.75;

/** The difficulty whose chance of success is nearest to what suits the age; the easier one when two are as near. */
export function chooseDifficulty(
  learner: LearnerState,
  skill: SkillState,
  ageGroup: AgeGroup | null,
): Difficulty {
  const target = ageGroup && YOUNGER.includes(ageGroup) ? TARGET_CHANCE_YOUNGER : TARGET_CHANCE;
  const distance = (difficulty: Difficulty) =>
    Math.abs(chanceOf(learner, skill, ITEM_DIFFICULTY[difficulty]) - target);
  return DIFFICULTIES.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}
