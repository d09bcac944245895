import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('li-save');

const NAMES = ['Aroha', 'Bilal', 'Chidi', 'Dana', 'Elif', 'Hugo', 'Sana', 'Yuki'] as const;
const GOALS = [
  message('goals.kite'),
  message('goals.ball'),
  message('goals.drum'),
  message('goals.board-game'),
] as const;

function weeksToGoal(random: SeededRandom): DraftItem {
  const weekly = random.integer(2, 6);
  const weeks = random.integer(4, 9);
  const has = random.integer(2, 12);
  const all = {
    name: random.pick(NAMES),
    goal: random.pick(GOALS),
    weekly,
    weeks,
    has,
    missing: weekly * weeks,
    price: weekly * weeks + has,
  };
  const parts = {
    prompt: text(message('weeks-to-goal.parts.prompt'), all),
    nudge: text(message('weeks-to-goal.parts.nudge')),
    steps: [
      step(
        '{price} − {has} = {missing}',
        message('weeks-to-goal.parts.reason.there-already-need-saved'),
        all,
      ),
      step('{missing} ÷ {weekly} = {weeks}', message('weeks-to-goal.parts.reason.each-week-fills-same'), all),
    ],
  };
  return integerItem(parts, weeks, [
    [all.price / weekly, 'part-of-plan-forgotten'],
    [all.missing, 'costs-for-rest'],
  ]);
}

function threeJars(random: SeededRandom): DraftItem {
  const tenth = random.integer(2, 9);
  const earned = 10 * tenth;
  const half = 5 * tenth;
  const rest = earned - half - tenth;
  const all = { name: random.pick(NAMES), earned, half, tenth, rest };
  const parts = {
    prompt: text(message('three-jars.parts.prompt'), all),
    nudge: text(message('three-jars.parts.nudge')),
    steps: [
      step(
        '{earned} ÷ 2 = {half}, {earned} ÷ 10 = {tenth}',
        message('three-jars.parts.reason.both-parts-taken-all'),
        all,
      ),
      step('{earned} − {half} − {tenth} = {rest}', message('three-jars.parts.reason.jars-cannot-spent'), all),
    ],
  };
  return integerItem(parts, rest, [
    [half, 'part-of-plan-forgotten'],
    [earned - tenth, 'saving-forgotten'],
    [half + tenth, 'costs-for-rest'],
  ]);
}

function earnAndSpend(random: SeededRandom): DraftItem {
  const dogs = random.integer(3, 8);
  const pay = random.integer(4, 9);
  const snack = random.integer(2, 6);
  const weeks = random.integer(3, 6);
  const earned = dogs * pay;
  const saved = weeks * (earned - snack);
  const all = { name: random.pick(NAMES), dogs, pay, snack, weeks, earned, each: earned - snack, saved };
  const parts = {
    prompt: text(message('earn-and-spend.parts.prompt'), all),
    nudge: text(message('earn-and-spend.parts.nudge')),
    steps: [
      step('{dogs} × {pay} = {earned}', message('earn-and-spend.parts.reason.so-comes-each-week'), all),
      step('{earned} − {snack} = {each}', message('earn-and-spend.parts.reason.spent-cannot-saved'), all),
      step('{weeks} × {each} = {saved}', message('earn-and-spend.parts.reason.every-week-alike'), all),
    ],
  };
  return integerItem(parts, saved, [
    [weeks * earned, 'part-of-plan-forgotten'],
    [weeks * earned - snack, 'part-of-plan-forgotten'],
    [all.each, 'saving-forgotten'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return weeksToGoal(random);
  return difficulty === 2 ? threeJars(random) : earnAndSpend(random);
}

/** Earn, save, spend, share (National Standards for Personal Financial Education 2021, saving). */
export const liSave = generator('li-save', make);
