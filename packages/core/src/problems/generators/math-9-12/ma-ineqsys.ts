import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, type Wrong } from '../../item.ts';
import { intervalItem } from '../../item-written.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { graph, plane } from './graphs.ts';
import { notZero, shown, shownSum, tuple } from './writing.ts';

const message = messagesOf('ma-ineqsys');

/** y > m x + b and x + y ≤ t */
interface System {
  readonly m: number;
  readonly b: number;
  readonly t: number;
}

const first = ({ m, b }: System) =>
  `y > ${shownSum([
    [m, 'x'],
    [b, ''],
  ])}`;
const second = ({ t }: System) => `x + y ≤ ${shown(t)}`;
const TEST = message('test');

function drawing(system: System) {
  const { m, b, t } = system;
  const figure = plane(10, [
    { through: graph((x) => m * x + b, -10, 10, 1), dashed: true },
    { through: graph((x) => t - x, -10, 10, 1) },
  ]);
  return {
    figure,
    figureText: text(message('drawing.figure-text'), {
      line: shownSum([
        [m, 'x'],
        [b, ''],
      ]),
      t,
    }),
  };
}

/** Which of four points satisfies both? */
function testPoints(system: System, random: SeededRandom): DraftItem {
  const { m, b, t } = system;
  const x = random.integer(-2, 2);
  const line = m * x + b;
  const all = { first: first(system), second: second(system) };
  const option = (y: number) => ({ text: tuple(x, y) });
  const right = random.integer(line + 1, t - x);
  const explained = {
    prompt: text(message('test-points.explained.prompt'), all),
    ...drawing(system),
    nudge: text(message('test-points.explained.nudge')),
    steps: [
      step(
        message('test-points.explained.step.test-first-each-point'),
        message('test-points.explained.reason'),
        all,
      ),
      step(message('test-points.explained.step.then-test-second'), TEST, all),
    ],
  };
  return choiceItem(explained, random, option(right), [
    [option(line), 'boundary-counted'],
    [option(t - x + random.integer(1, 3)), 'first-condition-only'],
    [option(line - random.integer(1, 3)), 'second-condition-only'],
  ]);
}

/** Which y belong to one x? */
function slice(system: System, x: number): DraftItem {
  const { m, b, t } = system;
  const [low, high] = [m * x + b, t - x];
  const all = { first: first(system), second: second(system), x, low, high };
  const explained = {
    prompt: text(message('slice.explained.prompt'), all),
    nudge: text(message('slice.explained.nudge')),
    steps: [
      step('y > {low}', message('slice.explained.reason'), all),
      step(message('slice.explained.step'), TEST, all),
    ],
  };
  return intervalItem(explained, 'y', `${low} < y <= ${high}`, [
    [`y > ${low}`, 'first-condition-only'],
    [`y <= ${high}`, 'second-condition-only'],
    [`${low} <= y <= ${high}`, 'boundary-counted'],
    [`${low} < y < ${high}`, 'boundary-left-out'],
  ]);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How many points with whole coordinates lie in x ≥ 0, y ≥ 0, a x + y ≤ t? */
function countPoints(a: number, t: number): DraftItem {
  const tops = Array.from({ length: Math.floor(t / a) + 1 }, (_, x) => t - a * x);
  const all = {
    line: shownSum([
      [a, 'x'],
      [1, 'y'],
    ]),
    t,
    most: tops.length - 1,
    start: t + 1,
    count: tops.map((top) => top + 1).join(' + '),
    total: sum(tops) + tops.length,
  };
  const explained = {
    prompt: text(message('count-points.explained.prompt'), all),
    nudge: text(message('count-points.explained.nudge')),
    steps: [
      step(
        message('count-points.explained.step'),
        message('count-points.explained.reason.y-0-counts-too'),
        all,
      ),
      step('{count} = {total}', message('count-points.explained.reason.points-edges-satisfy'), all),
    ],
  };
  const wrong: Wrong<number>[] = [
    [sum(tops), 'boundary-left-out'],
    [sum(tops.slice(1)), 'boundary-left-out'],
  ];
  return integerItem(explained, all.total, wrong);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 3) return countPoints(random.integer(2, 4), random.integer(5, 14));
  const system = { m: random.pick([-1, 1, 2, 3]), b: notZero(random, 4), t: random.integer(3, 8) };
  if (difficulty === 1)
    return system.m * 2 + system.b + 1 > system.t - 2 ? make(random, difficulty) : testPoints(system, random);
  const x = notZero(random, 4);
  return system.m * x + system.b + 1 < system.t - x ? slice(system, x) : make(random, difficulty);
}

/** Two inequalities at once (CCSS HSA-REI.D.12). */
export const maIneqsys = generator('ma-ineqsys', make);
