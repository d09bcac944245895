import type { Band } from '@ori/contracts/content';
import { DIFFICULTIES, type Difficulty } from '@ori/contracts/practice';
import type { AgeGroup } from '@ori/contracts/roles';
import {
  chanceOf,
  ITEM_DIFFICULTY,
  NEW_LEARNER,
  NEW_SKILL,
  TYPICAL_ITEM,
  type LearnerState,
  type SkillState,
} from './mastery.ts';

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

/** The same for a learner of whom only the chance at the next typical question is known; null is not even that. */
export function difficultyForChance(chance: number | null, ageGroup: AgeGroup | null): Difficulty {
  const ability = chance === null ? 0 : Math.log(chance / (1 - chance)) + TYPICAL_ITEM;
  return chooseDifficulty(NEW_LEARNER, { ...NEW_SKILL, ability }, ageGroup);
}

/**
 * The least difficulty that a lesson asks: a university lesson asks the school skills that it teaches from the
 * middle on, since its readers met their first steps at school.
 */
export function leastDifficulty(lessonBand: Band, skillBand: Band, isTaught: boolean): Difficulty {
  return isTaught && lessonBand === 'university' && skillBand !== 'university' ? 2 : 1;
}
