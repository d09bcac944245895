import { difficultyForChance } from '@ori/core/learning/choose-difficulty';
import {
  afterAnswer,
  chanceOf,
  ITEM_DIFFICULTY,
  NEW_LEARNER,
  NEW_SKILL,
  TYPICAL_ITEM,
} from '@ori/core/learning/mastery';
import { seededRandom, type SeededRandom } from '@ori/core/problems/seeded-random';

/** One answer: the chance that was foreseen, and what came. */
export interface Foreseen {
  readonly chance: number;
  /** The chance by the true ability: the best that could be foreseen without knowing the very item. */
  readonly trueChance: number;
  readonly solved: boolean;
  /** How many answers of the skill came before. */
  readonly answersBefore: number;
}
/** A skill at the end: what the model holds, and what is true. */
export interface Judged {
  readonly mastered: boolean;
  readonly trueChance: number;
}

const SKILLS = 12;
const ANSWERS_EACH = 30;
/** Spread of true ability between learners and between one learner's skills, and of items of one difficulty (logits). */
const LEARNER_SPREAD = 1;
const SKILL_SPREAD = 0.8;
const ITEM_SPREAD = 0.3;
/** What an answer teaches (logits), as long as there is something to learn. */
const LEARNING = 0.03;

const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** A share of a million, so that whole numbers are enough. */
const share = (random: SeededRandom): number => random.integer(1, 999_999) / 1_000_000;
/** Normal, by Box and Muller. */
const normal = (random: SeededRandom): number =>
  Math.sqrt(-2 * Math.log(share(random))) * Math.cos(2 * Math.PI * share(random));

/** One learner whose ability is known answers questions that the model chooses, skill after skill in turns. */
export function simulate(seed: number): { foreseen: Foreseen[]; judged: Judged[] } {
  const random = seededRandom('simulated learner', seed);
  const own = normal(random) * LEARNER_SPREAD;
  const truth = Array.from({ length: SKILLS }, () => own + normal(random) * SKILL_SPREAD);
  const foreseen: Foreseen[] = [];
  const skills = Array.from({ length: SKILLS }, () => NEW_SKILL);
  let learner = NEW_LEARNER;
  for (let turn = 0; turn < SKILLS * ANSWERS_EACH; turn++) {
    const at = turn % SKILLS;
    const [skill, ability] = [skills[at] ?? NEW_SKILL, truth[at] ?? 0];
    const known = skill.answers === 0 ? null : chanceOf(learner, skill);
    const item = ITEM_DIFFICULTY[difficultyForChance(known, 'middle')];
    const chance = chanceOf(learner, skill, item);
    const trueChance = logistic(ability - item);
    const solved = share(random) < logistic(ability - item - normal(random) * ITEM_SPREAD);
    foreseen.push({ chance, trueChance, solved, answersBefore: skill.answers });
    const after = afterAnswer(learner, skill, { solved, aided: false }, item);
    learner = after.learner;
    skills[at] = after.skill;
    truth[at] = ability + LEARNING;
  }
  const judged = skills.map(({ mastered }, at) => {
    return { mastered, trueChance: logistic((truth[at] ?? 0) - TYPICAL_ITEM) };
  });
  return { foreseen, judged };
}

/** The chance that a right answer was foreseen as likelier than a wrong one (area under the ROC curve). */
export function aucOf(answers: readonly Foreseen[]): number {
  const sorted = answers.toSorted((a, b) => a.chance - b.chance);
  const right = sorted.filter(({ solved }) => solved).length;
  const rankSum = sorted.reduce((sum, { solved }, index) => sum + (solved ? index + 1 : 0), 0);
  return (rankSum - (right * (right + 1)) / 2) / (right * (sorted.length - right));
}

/** The expected calibration error over ten bins of foreseen chance. */
export function calibrationErrorOf(answers: readonly Foreseen[]): number {
  const bins = Object.values(Object.groupBy(answers, ({ chance }) => Math.min(9, Math.floor(chance * 10))));
  return bins.reduce((sum, bin = []) => {
    const foreseen = bin.reduce((total, { chance }) => total + chance, 0);
    return sum + Math.abs(foreseen - bin.filter(({ solved }) => solved).length) / answers.length;
  }, 0);
}
