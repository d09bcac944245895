const FIRST_STEP = 0.6;
const SLOWING = 0.05;
const SMALLEST_WEIGHT = 0.02;

/**
 * An item's difficulty (logits) after one more counted answer, for installations with enough learners to learn it.
 * @param answersBefore how many answers the item had had
 * @param error solved (1 or 0) minus the chance that was foreseen
 */
export function itemDifficultyAfter(difficulty: number, answersBefore: number, error: number): number {
  const weight = Math.max(SMALLEST_WEIGHT, 1 / (1 + SLOWING * answersBefore));
  return difficulty - weight * FIRST_STEP * error;
}
