import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-props');

const PROMPT = message('prompt');
const promptOf = (equation: string) => text(PROMPT, { equation });

/** Factors in another order. */
function swapFactors(random: SeededRandom): DraftItem {
  const [a, b] = [random.integer(3, 9), random.integer(10, 15)];
  const equation = random.pick([`${a} × ${b} = ${b} × ?`, `${b} × ${a} = ? × ${b}`]);
  const all = { a, b };
  const explained = {
    prompt: promptOf(equation),
    nudge: text(message('swap-factors.explained.nudge')),
    steps: [
      step(
        message('swap-factors.explained.step'),
        message('swap-factors.explained.reason.turn-rectangle-dots-rows'),
        all,
      ),
      step('{a} × {b} = {b} × {a}', message('swap-factors.explained.reason.order-factors-matter'), all),
    ],
  };
  return integerItem(explained, a, [
    [b, 'kept-the-other-factor'],
    [a * b, 'part-already-multiplied'],
  ]);
}

/** Three factors, grouped in another way. */
function regroup(random: SeededRandom): DraftItem {
  const [b = 2, c = 3] = random.shuffle([2, 3, 4, 5]);
  const a = random.integer(6, 9);
  const all = { a, b, c, bc: b * c };
  const explained = {
    prompt: promptOf(`(${a} × ${b}) × ${c} = ${a} × ?`),
    nudge: text(message('regroup.explained.nudge')),
    steps: [
      step(
        '({a} × {b}) × {c} = {a} × ({b} × {c})',
        message('regroup.explained.reason.product-brackets-may-move'),
        all,
      ),
      step('{b} × {c} = {bc}', message('regroup.explained.reason.fills-gap'), all),
    ],
  };
  return integerItem(explained, b * c, [
    [c, 'kept-the-other-factor'],
    [b, 'kept-the-other-factor'],
    [a * b, 'part-already-multiplied'],
  ]);
}

const splitStep = (all: Fillers) => step(message('split-step.step'), message('split-step.reason'), all);

/** One factor split into two parts. */
function split(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const a = random.integer(4, 9);
  const part = difficulty === 2 ? random.pick([5, 10]) : random.integer(2, 6) * 10;
  const rest = random.integer(2, part === 5 ? 4 : 9);
  const whole = part + rest;
  const equation = random.pick([
    `${a} × ${whole} = ${a} × ${part} + ${a} × ?`,
    `${a} × ${whole} = ${a} × (${part} + ?)`,
  ]);
  const all = { a, whole, part, rest };
  const explained = {
    prompt: promptOf(equation),
    nudge: text(message('split.explained.nudge')),
    steps: [splitStep(all), step('{whole} = {part} + {rest}', message('split.explained.reason'), all)],
  };
  return integerItem(explained, rest, [
    [whole, 'took-the-whole-not-the-rest'],
    [a * rest, 'part-already-multiplied'],
    [part, 'kept-the-other-factor'],
  ]);
}

/** A factor just below a round number: take away what is too much. */
function fromAbove(random: SeededRandom): DraftItem {
  const a = random.integer(3, 9);
  const less = random.integer(1, 3);
  const round = random.pick([20, 30, 40, 50, 60, 100] as const);
  const all = { a, less, round, whole: round - less };
  const explained = {
    prompt: promptOf(`${a} × ${all.whole} = ${a} × ${round} − ${a} × ?`),
    nudge: text(message('from-above.explained.nudge'), all),
    steps: [
      step(
        message('from-above.explained.step'),
        message('from-above.explained.reason.multiplying-round-number-easy'),
        all,
      ),
      step('{whole} = {round} − {less}', message('from-above.explained.reason.both-parts-multiplied'), all),
    ],
  };
  return integerItem(explained, less, [
    [all.whole, 'took-the-whole-not-the-rest'],
    [a * less, 'part-already-multiplied'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const isFirst = random.integer(0, 1) === 0;
  if (difficulty === 1) return isFirst ? swapFactors(random) : regroup(random);
  return difficulty === 3 && isFirst ? fromAbove(random) : split(random, difficulty);
}

/** Order, grouping and splitting of factors (CCSS 3.OA.B.5). */
export const maProps = generator('ma-props', make);
