import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, integerItem, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { quadrantOf } from './planes.ts';
import { listText, pointText } from './written.ts';

const message = messagesOf('ma-prop');

const SAME_FACTOR = message('same-factor');
const NUDGE = text(message('nudge'));

/** k from a table. */
function findFactor(random: SeededRandom): DraftItem {
  const k = random.integer(2, 12);
  const xs = random
    .shuffle([2, 3, 4, 5, 6, 7, 8, 9])
    .slice(0, 3)
    .toSorted((a, b) => a - b);
  const [x = 2] = xs;
  const all = { xs: listText(xs), ys: listText(xs.map((value) => k * value)), x, y: k * x, k };
  const explained = {
    prompt: text(message('find-factor.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step(message('find-factor.explained.step'), SAME_FACTOR, all),
      step('k = {y} ÷ {x} = {k}', message('find-factor.explained.reason'), all),
    ],
  };
  return rationalItem(explained, fraction(k, 1), 'any', [
    [fraction(x, k * x), 'factor-turned-around'],
    [fraction(k * x - x, 1), 'difference-kept'],
  ]);
}

/** A value that is missing where k is a fraction. */
function completeTable(random: SeededRandom): DraftItem {
  const [top, bottom] = random.pick([
    [3, 2],
    [5, 2],
    [2, 3],
    [4, 3],
    [5, 3],
    [3, 4],
    [5, 4],
    [7, 2],
    [7, 3],
  ]);
  const [one, two] = random.shuffle([2, 3, 4, 5, 6, 7]);
  const [a = 2, b = 3] = [one, two];
  const all = {
    x1: bottom * a,
    y1: top * a,
    x2: bottom * b,
    answer: top * b,
    top,
    bottom,
    k: `${top}/${bottom}`,
  };
  const explained = {
    prompt: text(message('complete-table.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step('{y1} ÷ {x1} = {k}', SAME_FACTOR, all),
      step('{x2} × {k} = {answer}', message('complete-table.explained.reason'), all),
    ],
  };
  return integerItem(explained, all.answer, [
    [all.x2 + (all.y1 - all.x1), 'difference-kept'],
    [(all.x2 * bottom) / top, 'factor-turned-around'],
  ]);
}

const READ_GRAPH_PROMPT = message('read-graph-prompt');

const READ_GRAPH_FIGURE = message('read-graph-figure');

const READ_GRAPH_WORDS = message('read-graph-words');

const FACTORS = [
  [3, 2],
  [5, 2],
  [2, 3],
  [4, 3],
  [1, 2],
  [1, 3],
  [5, 3],
  [3, 4],
  [5, 4],
  [2, 5],
  [3, 5],
  [6, 5],
  [7, 2],
  [7, 4],
  [1, 4],
  [4, 5],
] as const;

/** k from a graph through the origin. */
function readGraph(random: SeededRandom): DraftItem {
  const [top, bottom] = random.pick(FACTORS);
  const times = random.integer(1, Math.floor(10 / Math.max(top, bottom)));
  const [x, y] = [bottom * times, top * times];
  const k = fraction(top, bottom);
  const all = { point: pointText(x, y), x, y, k: formatRational(k) };
  const far = Math.min(10 / x, 10 / y);
  const axis = { to: 10, step: 1 };
  const explained = {
    prompt: text(READ_GRAPH_PROMPT, all),
    figure: quadrantOf(
      axis,
      axis,
      [{ x, y, label: 'P' }],
      [
        {
          through: [
            [0, 0],
            [x * far, y * far],
          ],
        },
      ],
    ),
    figureText: text(READ_GRAPH_FIGURE, all),
    nudge: NUDGE,
    steps: [
      step('{y} = k × {x}', READ_GRAPH_WORDS, all),
      step('k = {y} ÷ {x} = {k}', message('read-graph.explained.reason'), all),
    ],
  };
  return rationalItem(explained, k, 'simplest', [
    [fraction(bottom, top), 'factor-turned-around'],
    [fraction(Math.abs(y - x), 1), 'difference-kept'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return findFactor(random);
  return difficulty === 2 ? completeTable(random) : readGraph(random);
}

/** Proportional relationships in tables, equations and graphs (CCSS 7.RP.A.2). */
export const maProp = generator('ma-prop', make);
