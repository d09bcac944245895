import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { messagesOf, type Templates, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { blocks } from './base-ten-blocks.ts';

const message = messagesOf('ma-add100');

const upToHundred = (value: number, why: MisconceptionId): readonly Wrong<number>[] =>
  value <= 100 ? [[value, why]] : [];

function explain(a: number, b: number, nudge: Templates, steps: DraftItem['steps']) {
  return {
    ...blocks([a, b]),
    prompt: text('{a} + {b} = ?', { a, b }),
    nudge: text(nudge),
    steps,
  };
}

/** A number and some tens. */
function addTens(random: SeededRandom): DraftItem {
  const [tens, more] = [random.integer(1, 6), random.integer(1, 3)];
  const [a, b] = [tens * 10 + random.integer(1, 9), more * 10];
  const all = { tens, more, both: tens + more, a, b, sum: a + b };
  const steps = [
    step(message('add-tens.step'), message('add-tens.reason.tens-go-tens'), all),
    step('{a} + {b} = {sum}', message('add-tens.reason.now-both-tens-ones'), all),
  ];
  const nudge = message('add-tens.nudge');
  return integerItem(explain(a, b, nudge, steps), a + b, [
    [a + more, 'tens-added-as-ones'],
    [a + b - 10, 'counts-the-start'],
    [Math.abs(a - b), 'took-away-not-added'],
  ]);
}

/** A number and some ones that do not fill a ten. */
function addOnes(random: SeededRandom): DraftItem {
  const ones = random.integer(1, 6);
  const b = random.integer(2, 9 - ones);
  const a = random.integer(2, 8) * 10 + ones;
  const all = { a, b, ones, both: ones + b, sum: a + b };
  const steps = [
    step('{ones} + {b} = {both}', message('add-ones.reason.put-cubes-together'), all),
    step('{a} + {b} = {sum}', message('add-ones.reason.rods-stay-they'), all),
  ];
  const nudge = message('add-ones.nudge');
  return integerItem(explain(a, b, nudge, steps), a + b, [
    ...upToHundred(a + 10 * b, 'ones-added-as-tens'),
    [a + b - 1, 'counts-the-start'],
    [a - b, 'took-away-not-added'],
  ]);
}

/** A number and some ones that fill a ten. */
function fillTen(random: SeededRandom): DraftItem {
  const ones = random.integer(4, 9);
  const b = random.integer(11 - ones, 9);
  const a = random.integer(1, 7) * 10 + ones;
  const fill = 10 - ones;
  const all = { a, b, fill, full: a + fill, rest: b - fill, sum: a + b };
  const steps = [
    step('{a} + {fill} = {full}', message('fill-ten.reason.fill-up-next-ten'), all),
    step('{full} + {rest} = {sum}', message('fill-ten.reason.then-add-rest'), all),
  ];
  const nudge = message('fill-ten.nudge');
  return integerItem(explain(a, b, nudge, steps), a + b, [
    [a + b - 10, 'forgot-to-carry'],
    [a + b - 1, 'counts-the-start'],
    [a - b, 'took-away-not-added'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return addTens(random);
  return difficulty === 2 ? addOnes(random) : fillTen(random);
}

/** A two-digit number and ones or tens, with blocks (CCSS 1.NBT.C.4). */
export const maAdd100 = generator('ma-add100', make);
