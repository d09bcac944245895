import type { DraftItem } from '../../draft.ts';
import { joined, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, fraction, generator, step, type Option } from '../../item.ts';
import { setItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { quadrantOf } from './planes.ts';
import { pointText } from './written.ts';

const message = messagesOf('ma-function');

type Pair = readonly [x: number, y: number];
const ONE_OUTPUT = message('one-output');
const NUDGE = text(message('nudge'));

function pairsText(pairs: readonly Pair[]) {
  return joined(
    pairs.map(([x, y]) => pointText(x, y)),
    ' ',
  );
}
const draw = (random: SeededRandom, most: number, count: number) =>
  random.shuffle(Array.from({ length: most }, (_, index) => index + 1)).slice(0, count);
const zip = (xs: readonly number[], ys: readonly number[]) => xs.map((x, index): Pair => [x, ys[index] ?? 0]);

/** Pairs where one input has two outputs, and two sets that are functions though they may look odd. */
function drawSets(random: SeededRandom) {
  const xs = () => draw(random, 9, 4);
  const [a = 1, b = 2, c = 3] = xs();
  const ys = draw(random, 9, 4);
  const [p = 1, q = 2] = draw(random, 9, 2);
  return {
    broken: zip(random.shuffle([a, b, c, a]), ys),
    sameOutput: zip(xs(), random.shuffle([p, q, p, p])),
    irregular: zip(xs(), draw(random, 9, 4)),
  };
}

function pick(random: SeededRandom, optionOf: (pairs: readonly Pair[]) => Option): DraftItem {
  const { broken, sameOutput, irregular } = drawSets(random);
  const explained = {
    prompt: text(message('pick.explained.prompt')),
    nudge: NUDGE,
    steps: [
      step(message('pick.explained.step.look-first-numbers-only'), ONE_OUTPUT),
      step(message('pick.explained.step.one-them-input-comes'), message('pick.explained.reason')),
    ],
  };
  return choiceItem(explained, random, optionOf(broken), [
    [optionOf(sameOutput), 'same-output-forbidden'],
    [optionOf(irregular), 'pattern-needed'],
  ]);
}

const asTable = (pairs: readonly Pair[]): Option => ({ text: pairsText(pairs) });
function asGraph(pairs: readonly Pair[]): Option {
  const axis = { to: 10, step: 2 };
  const inOrder = pairs.toSorted(([a], [b]) => a - b);
  return {
    text: text(message('as-graph.text'), { list: pairsText(inOrder) }),
    figure: quadrantOf(
      axis,
      axis,
      inOrder.map(([x, y]) => ({ x, y, label: '' })),
      [],
    ),
  };
}

const values = (numbers: readonly number[]) => numbers.map((value) => fraction(value, 1));

/** Which inputs may not come again with another output. */
function forbidden(random: SeededRandom): DraftItem {
  const xs = draw(random, 12, random.pick([3, 4]));
  const [last = 1, ...ys] = draw(random, 15, xs.length + 1);
  if (new Set([...xs, ...ys]).size === xs.length) return forbidden(random);
  const pairs = zip(xs, ys);
  const all = {
    pairs: pairsText(pairs),
    last: { en: `(n, ${last})`, fr: `(n ; ${last})`, es: `(n; ${last})` },
  };
  const explained = {
    prompt: text(message('forbidden.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step(message('forbidden.explained.step.n-input-first-number'), ONE_OUTPUT),
      step(message('forbidden.explained.step.may-none-inputs-there'), message('forbidden.explained.reason')),
    ],
  };
  return setItem(explained, values(xs), [[values(ys), 'input-and-output-swapped']]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 3) return forbidden(random);
  return pick(random, difficulty === 1 ? asTable : asGraph);
}

/** What makes a relation a function (CCSS 8.F.A.1). */
export const maFunction = generator('ma-function', make);
