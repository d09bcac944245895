import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, numberOption } from '../../item.ts';
import { orderItem } from '../../item-picked.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { blocks } from './base-ten-blocks.ts';
import { statementOf, WHICH_IS_TRUE, wideSideStep } from './comparison.ts';

const message = messagesOf('ma-compare100');

const FIRST_STEP = step(message('first-step.step'), message('first-step.reason'));
const NUDGE = text(message('nudge'));

/** Two numbers as blocks: which statement is true? */
function compareTwo(random: SeededRandom): DraftItem {
  const left = random.integer(11, 89);
  const right = left + random.pick([-1, 1] as const) * random.integer(1, 9);
  const mark = left < right ? '<' : '>';
  const statement = statementOf(left, right);
  const explained = {
    ...blocks([left, right]),
    prompt: WHICH_IS_TRUE,
    nudge: NUDGE,
    steps: [FIRST_STEP, wideSideStep(left, mark, right)],
  };
  return choiceItem(explained, random, statement(mark), [
    [statement(mark === '<' ? '>' : '<'), 'sign-turned-around'],
    [statement('='), 'equal-without-counting'],
  ]);
}

/** Three numbers whose tens all differ. */
function farApart(random: SeededRandom): readonly number[] {
  const tens = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 3).toSorted();
  const ones = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  return tens.map((ten, index) => ten * 10 + (ones[index] ?? 0));
}

/** Three numbers made of two digits, such as 47, 74 and 77, or 44, 47 and 74. */
function sameDigits(random: SeededRandom): readonly number[] {
  const [a = 1, b = 2] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const twin = random.pick([a, b]);
  return [a * 10 + b, b * 10 + a, twin * 11].toSorted((left, right) => left - right);
}

function orderThree(random: SeededRandom, numbers: readonly number[]): DraftItem {
  const byOnes = [0, 1, 2].toSorted((a, b) => ((numbers[a] ?? 0) % 10) - ((numbers[b] ?? 0) % 10));
  const explained = {
    prompt: text(message('order-three.explained.prompt')),
    nudge: NUDGE,
    steps: [
      FIRST_STEP,
      step('{a} < {b} < {c}', message('order-three.explained.reason'), {
        a: numbers[0] ?? 0,
        b: numbers[1] ?? 0,
        c: numbers[2] ?? 0,
      }),
    ],
  };
  return orderItem(explained, random, numbers.map(numberOption), [
    [byOnes, 'ones-compared-first'],
    [[2, 1, 0], 'order-turned-around'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return compareTwo(random);
  return orderThree(random, difficulty === 2 ? farApart(random) : sameDigits(random));
}

/** Comparing and ordering two-digit numbers by their tens and ones (CCSS 1.NBT.B.3). */
export const maCompare100 = generator('ma-compare100', make);
