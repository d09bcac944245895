import { aucOf, calibrationErrorOf, simulate } from './load/simulated-learners.ts';

/**
 * The learner model on learners whose true ability is known, by the recipe of its published fits: next-answer
 * AUC and calibration, and whether who is called a master is one. Answers are chance and items are chosen to suit,
 * so that even the truth foresees them only so well: the model's AUC is measured by that of the truth.
 */
const LEARNERS = 400;
/** Answers of a skill before which nothing can be foreseen well. */
const SETTLED_AFTER = 6;
const BARS = { shareOfBest: 0.7, calibrationError: 0.03, masters: 0.9 };
/** Whoever is called a master should answer the typical question at least so often. */
const MASTER_CHANCE = 0.75;

const runs = Array.from({ length: LEARNERS }, (_, seed) => simulate(seed));
const answers = runs.flatMap(({ foreseen }) => foreseen);
const settled = answers.filter(({ answersBefore }) => answersBefore >= SETTLED_AFTER);
const masters = runs.flatMap(({ judged }) => judged).filter(({ mastered }) => mastered);
const auc = aucOf(settled);
const best = aucOf(settled.map((answer) => ({ ...answer, chance: answer.trueChance })));
const shareOfBest = (auc - 0.5) / (best - 0.5);
const calibrationError = calibrationErrorOf(settled);
const trueMasters = masters.filter(({ trueChance }) => trueChance >= MASTER_CHANCE).length / masters.length;

console.log(
  `${LEARNERS} learners, ${answers.length} answers, ${settled.length} with ${SETTLED_AFTER} or more before`,
);
console.log(
  `all answers: AUC ${aucOf(answers).toFixed(3)}, calibration error ${calibrationErrorOf(answers).toFixed(3)}`,
);
console.log(`settled: AUC ${auc.toFixed(3)}, of the truth ${best.toFixed(3)}`);
console.log(`share of what can be foreseen ${shareOfBest.toFixed(2)} (bar ${BARS.shareOfBest})`);
console.log(`calibration error ${calibrationError.toFixed(3)} (bar ${BARS.calibrationError})`);
console.log(
  `${masters.length} masters; ${(trueMasters * 100).toFixed(1)} % truly answer the typical question ≥ ${MASTER_CHANCE} (bar ${BARS.masters * 100} %)`,
);
if (shareOfBest < BARS.shareOfBest || calibrationError > BARS.calibrationError || trueMasters < BARS.masters)
  process.exitCode = 1;
