import type { Difficulty } from '@ori/contracts/practice';

/** What is known of a learner over all skills: the overall term of the two-level Elo, in logits. */
export interface LearnerState {
  readonly ability: number;
}

/** What is known of a learner in one skill. `ability` is this skill's own term, in logits. */
export interface SkillState {
  readonly ability: number;
  /** First answers that counted, aided or not. */
  readonly answers: number;
  /** Those of them given without help of hint level 2 or 3. */
  readonly unaided: number;
  readonly rightInARow: number;
  /** Once true, always true. */
  readonly mastered: boolean;
}

/** One answer as it came in. */
export interface GivenAnswer {
  readonly verdict: 'correct' | 'incorrect' | 'malformed';
  /** Highest hint level seen before answering, 0–3. */
  readonly hintLevel: number;
  /** Whether this is the learner's first judged answer to this very question. */
  readonly first: boolean;
}

export interface CountedAnswer {
  readonly solved: boolean;
  readonly aided: boolean;
}

export const NEW_LEARNER: LearnerState = { ability: 0 };
export const NEW_SKILL: SkillState = { ability: 0, answers: 0, unaided: 0, rightInARow: 0, mastered: false };

/** Logits of a question by its author's difficulty. The middle one is the typical question of a skill. */
export const ITEM_DIFFICULTY: Readonly<Record<Difficulty, number>> = { 1: -1.4, 2: -0.6, 3: 0.4 };
export const TYPICAL_ITEM = ITEM_DIFFICULTY[2];
export const MASTERY_CHANCE = 0.85;
export const MASTERY_UNAIDED_ANSWERS = 4;
export const STRUGGLING_CHANCE = 0.5;
export const STRUGGLING_ANSWERS = 4;

const LEARNER_RATE = 0.16;
const SKILL_RATE = 0.32;
/** Hints from this level on show a step, so the answer is not the learner's own. */
const AIDED_FROM_HINT = 2;

/** Chance, 0–1, that the learner answers an item of this difficulty (logits) unaided. */
export function chanceOf(learner: LearnerState, skill: SkillState, itemDifficulty = TYPICAL_ITEM): number {
  return 1 / (1 + Math.exp(itemDifficulty - learner.ability - skill.ability));
}

/** How an answer counts: the first judged one only; with help of level 2 or more as not solved; null when not at all. */
export function countAnswer(given: GivenAnswer): CountedAnswer | null {
  if (given.verdict === 'malformed' || !given.first) return null;
  const aided = given.hintLevel >= AIDED_FROM_HINT;
  return { solved: given.verdict === 'correct' && !aided, aided };
}

function meetsMastery(learner: LearnerState, skill: SkillState): boolean {
  return (
    chanceOf(learner, skill) >= MASTERY_CHANCE &&
    skill.unaided >= MASTERY_UNAIDED_ANSWERS &&
    skill.rightInARow >= 2
  );
}

/**
 * The learner after one counted answer: two-level Elo, p = σ(θ_learner + θ_skill − d), with
 * e = solved − p, θ_learner += .16 e and θ_skill += .32 e (K = .4 with weights .4 and .8).
 * Fitted on ASSISTments 2009 and KDD Algebra 2005: AUC .762 and .816.
 * @param itemDifficulty logits, from `ITEM_DIFFICULTY`
 */
export function afterAnswer(
  learner: LearnerState,
  skill: SkillState,
  counted: CountedAnswer,
  itemDifficulty: number,
): { readonly learner: LearnerState; readonly skill: SkillState } {
  const error = Number(counted.solved) - chanceOf(learner, skill, itemDifficulty);
  const nextLearner = { ability: learner.ability + LEARNER_RATE * error };
  const nextSkill = {
    ability: skill.ability + SKILL_RATE * error,
    answers: skill.answers + 1,
    unaided: skill.unaided + Number(!counted.aided),
    rightInARow: counted.solved ? skill.rightInARow + 1 : 0,
    mastered: skill.mastered,
  };
  return {
    learner: nextLearner,
    skill: { ...nextSkill, mastered: skill.mastered || meetsMastery(nextLearner, nextSkill) },
  };
}

/** Whether a grown-up should look: at least four answers, and still less than an even chance at the next typical one. */
export function isStruggling(learner: LearnerState, skill: SkillState): boolean {
  return skill.answers >= STRUGGLING_ANSWERS && chanceOf(learner, skill) < STRUGGLING_CHANCE;
}
