import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, integerItem, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('li-cook1');

const FOODS = [
  message('foods.rice'),
  message('foods.flour'),
  message('foods.lentils'),
  message('foods.milk'),
  message('foods.oats'),
] as const;

function several(random: SeededRandom): DraftItem {
  const bottom = random.pick([2, 3, 4, 8]);
  const top = random.integer(1, bottom - 1);
  const times = random.integer(2, 5);
  const answer = fraction(top * times, bottom);
  const all = {
    food: random.pick(FOODS),
    one: formatRational(fraction(top, bottom)),
    times,
    top,
    product: top * times,
    bottom,
    answer: formatRational(answer),
  };
  const parts = {
    prompt: text(message('several.parts.prompt'), all),
    nudge: text(message('several.parts.nudge')),
    steps: [
      step(message('several.parts.step'), message('several.parts.reason.each-batch-uses-same')),
      step('{times} × {one} = {answer}', message('several.parts.reason.size-parts-stays-their'), all),
    ],
  };
  return rationalItem(parts, answer, 'any', [
    [fraction(top + times, bottom), 'difference-kept'],
    [fraction(top, bottom * times), 'flipped-fraction'],
    [fraction(top, bottom), 'part-of-plan-forgotten'],
  ]);
}

function forOthers(random: SeededRandom): DraftItem {
  const people = random.pick([2, 4, 6]);
  const guests = random.pick([3, 5, 8, 9, 10]);
  const cups = random.integer(2, 5);
  const answer = fraction(cups * guests, people);
  const all = {
    food: random.pick(FOODS),
    people,
    guests,
    cups,
    each: formatRational(fraction(cups, people)),
    answer: formatRational(answer),
  };
  const parts = {
    prompt: text(message('for-others.parts.prompt'), all),
    nudge: text(message('for-others.parts.nudge')),
    steps: [
      step('{cups} ÷ {people} = {each}', message('for-others.parts.reason.one-person-gets-equal'), all),
      step('{guests} × {each} = {answer}', message('for-others.parts.reason.each-person-needs-same'), all),
    ],
  };
  return rationalItem(parts, answer, 'any', [
    [fraction(Math.max(1, cups + guests - people), 1), 'difference-kept'],
    [fraction(cups * people, guests), 'flipped-fraction'],
    [fraction(cups, people), 'part-of-plan-forgotten'],
  ]);
}

function scoops(random: SeededRandom): DraftItem {
  const bottom = random.pick([2, 3, 4, 8]);
  const whole = random.integer(2, 4);
  const top = bottom === 3 ? random.integer(1, 2) : 2 * random.integer(0, bottom / 2 - 1) + 1;
  const count = whole * bottom + top;
  const all = {
    food: random.pick(FOODS),
    whole,
    top,
    bottom,
    full: whole * bottom,
    count,
    part: formatRational(fraction(top, bottom)),
  };
  const parts = {
    prompt: text(message('scoops.parts.prompt'), all),
    nudge: text(message('scoops.parts.nudge')),
    steps: [
      step('{whole} × {bottom} = {full}', message('scoops.parts.reason.so-scoops-fill-whole'), all),
      step('{full} + {top} = {count}', message('scoops.parts.reason.part-cup-comes-top'), all),
    ],
  };
  return integerItem(parts, count, [
    [all.full, 'part-of-plan-forgotten'],
    [whole + top, 'top-stays'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return several(random);
  return difficulty === 2 ? forOthers(random) : scoops(random);
}

/** Kitchen measures: scaling a recipe. */
export const liCook1 = generator('li-cook1', make);
