import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, step, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { plainSum, printed, same } from './written.ts';

const message = messagesOf('ma-system');

const pair = (x: number, y: number) => [fraction(x, 1), fraction(y, 1)] as const;
const LABELS = [same('x'), same('y')] as const;
const PROMPT = message('prompt');
const CHECK = message('check');
const equation = (a: number, b: number, right: number) =>
  printed(
    `${plainSum([
      [a, 'x'],
      [b, 'y'],
    ])} = ${right}`,
  ).replace(/ {2,}/g, ' ');

function finish(
  parts: Omit<Parameters<typeof listItem>[0], 'prompt'> & { one: string; two: string },
  x: number,
  y: number,
  near: readonly [number, number],
): DraftItem {
  const { one, two, ...rest } = parts;
  const wrong: Wrong<readonly ReturnType<typeof fraction>[]>[] = [
    [pair(y, x), 'unknowns-swapped'],
    [pair(...near), 'one-equation-only'],
  ];
  return listItem({ ...rest, prompt: text(PROMPT, { one, two }) }, LABELS, pair(x, y), wrong);
}

/** y = ax + b and y = cx + d */
function twoLines(random: SeededRandom): DraftItem {
  const [x, y] = [random.integer(1, 9), random.integer(1, 12)];
  const [a, c] = random.pick([
    [1, 2],
    [2, 3],
    [1, 3],
    [3, 1],
    [2, -1],
    [1, -1],
    [3, -2],
    [4, 1],
    [-1, 2],
    [-2, 1],
  ]);
  const [right, other] = [
    plainSum([
      [a, 'x'],
      [y - a * x, ''],
    ]),
    plainSum([
      [c, 'x'],
      [y - c * x, ''],
    ]),
  ].map(printed);
  const all = { left: right ?? '', other: other ?? '', x, y };
  return finish(
    {
      one: `y = ${all.left}`,
      two: `y = ${all.other}`,
      nudge: text(message('two-lines.parts.nudge')),
      steps: [
        step('{left} = {other}', message('two-lines.parts.reason.both-same-y'), all),
        step('x = {x}', message('two-lines.parts.reason.solve-equation-x'), all),
        step('y = {y}', CHECK, all),
      ],
    },
    x,
    y,
    [x + 1, y + a],
  );
}

/** x + y = s and x − y = d, with a factor. */
function sumAndDifference(random: SeededRandom): DraftItem {
  const [x, y] = [random.integer(2, 12) * random.pick([1, 1, -1]), random.integer(1, 9)];
  const a = random.integer(1, 3);
  const all = {
    one: equation(a, 1, a * x + y),
    two: equation(1, -1, x - y),
    sum: a + 1,
    right: (a + 1) * x,
    x,
    y,
  };
  return finish(
    {
      one: all.one,
      two: all.two,
      nudge: text(message('sum-and-difference.parts.nudge')),
      steps: [
        step('{sum}x = {right}', message('sum-and-difference.parts.reason'), all),
        step('x = {x}, y = {y}', CHECK, all),
      ],
    },
    x,
    y,
    [x + 1, y - a],
  );
}

/** ax + by = e and cx + dy = f, where one equation must be multiplied first. */
function eliminate(random: SeededRandom): DraftItem {
  const [x, y] = [random.integer(-6, 9), random.integer(-6, 9)];
  const [a, b, c] = [random.integer(2, 5), random.integer(1, 4), random.integer(1, 5)];
  const times = random.integer(2, 3);
  const d = -b * times;
  const all = {
    one: equation(a, b, a * x + b * y),
    two: equation(c, d, c * x + d * y),
    times,
    sum: a * times + c,
    right: (a * times + c) * x,
    scaled: equation(a * times, b * times, times * (a * x + b * y)),
    x,
    y,
  };
  return finish(
    {
      one: all.one,
      two: all.two,
      nudge: text(message('eliminate.parts.nudge')),
      steps: [
        step('{scaled}', message('eliminate.parts.reason.both-sides-multiplied-times'), all),
        step('{sum}x = {right}, x = {x}', message('eliminate.parts.reason.adding-other-equation-makes'), all),
        step('y = {y}', CHECK, all),
      ],
    },
    x,
    y,
    [x + b, y - a],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return twoLines(random);
  return difficulty === 2 ? sumAndDifference(random) : eliminate(random);
}

/** Two equations with two unknowns (CCSS 8.EE.C.8). */
export const maSystem = generator('ma-system', make);
