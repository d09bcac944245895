import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step } from '../../item.ts';
import { listItem, setItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { graph, plane } from './graphs.ts';
import { exact, labels, notZero, shown, shownFactor, shownPolynomial, signed } from './writing.ts';

const message = messagesOf('ma-quadfun');

/** `y = −2(x − 3)² + 4` */
function vertexForm(a: number, h: number, k: number): string {
  const factor = a === 1 ? '' : a === -1 ? '−' : shown(a);
  const square = h === 0 ? 'x²' : `${shownFactor(1, -h)}²`;
  return `y = ${factor}${square}${k === 0 ? '' : ` ${signed(k)}`}`;
}

const OPENS_UP = message('opens-up');
const OPENS_DOWN = message('opens-down');

/** Which formula belongs to the graph? */
function readGraph(a: number, h: number, k: number, random: SeededRandom): DraftItem {
  const option = (...form: Parameters<typeof vertexForm>) => ({ text: text(vertexForm(...form)) });
  const ends = Math.sqrt(9 / Math.abs(a));
  const isUp = a > 0;
  const all = { h, k };
  const explained = {
    prompt: text(message('read-graph.explained.prompt')),
    figure: plane(8, [{ through: graph((x) => a * (x - h) ** 2 + k, h - ends, h + ends, 40) }]),
    figureText: text(isUp ? OPENS_UP : OPENS_DOWN, all),
    nudge: text(message('read-graph.explained.nudge')),
    steps: [
      step(
        message('read-graph.explained.step'),
        message('read-graph.explained.reason.there-square-y-x'),
        all,
      ),
      step(
        '{form}',
        isUp
          ? message('read-graph.explained.reason.opens-upwards-so-positive')
          : message('read-graph.explained.reason.opens-downwards-so-negative'),
        { form: vertexForm(a, h, k) },
      ),
    ],
  };
  return choiceItem(explained, random, option(a, h, k), [
    [option(a, -h, k), 'sign-of-shift'],
    [option(-a, h, k), 'opens-the-other-way'],
    [option(a, k, h), 'shifts-swapped'],
  ]);
}

/** The vertex of y = a x² + b x + c. */
function vertex(a: number, h: number, k: number): DraftItem {
  const [b, c] = [-2 * a * h, a * h * h + k];
  const value = (x: number) => a * x * x + b * x + c;
  const all = { form: `y = ${shownPolynomial([a, b, c])}`, b: shown(-b), twice: 2 * a, h, k };
  const explained = {
    prompt: text(message('vertex.explained.prompt'), all),
    nudge: text(message('vertex.explained.nudge')),
    steps: [
      step('x = {b} / {twice} = {h}', message('vertex.explained.reason.vertex-y-ax-bx'), all),
      step('y = {k}', message('vertex.explained.reason.put-x-into-formula'), all),
    ],
  };
  return listItem(explained, labels('x', 'y'), exact(h, k), [
    [exact(-h, value(-h)), 'sign-of-shift'],
    [exact(2 * h, value(2 * h)), 'half-of-b-forgotten'],
    [exact(h, c), 'height-at-zero'],
  ]);
}

/** The zeros of y = a(x − h)² − a m². */
function zeros(a: number, h: number, m: number): DraftItem {
  const all = {
    form: vertexForm(a, h, -a * m * m),
    square: `${h === 0 ? 'x²' : `${shownFactor(1, -h)}²`} = ${m * m}`,
    first: h + m,
    second: h - m,
  };
  const explained = {
    prompt: text(message('zeros.explained.prompt'), all),
    nudge: text(message('zeros.explained.nudge')),
    steps: [
      step('{square}', message('zeros.explained.reason.x-axis-y-zero'), all),
      step(message('zeros.explained.step'), message('zeros.explained.reason.both-lie-equally-far'), all),
    ],
  };
  return setItem(explained, exact(h + m, h - m), [
    [exact(-h + m, -h - m), 'factor-read-as-root'],
    [exact(h + m), 'one-root-only'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const a = random.pick([1, -1, 2, -2]);
  const [h, k] = [notZero(random, 4), notZero(random, 4)];
  if (difficulty === 1) return readGraph(a, h, k, random);
  if (difficulty === 2) return vertex(random.pick([1, -1, 2, 3]), h, notZero(random, 9));
  return zeros(a * random.integer(1, 2), notZero(random, 6), random.integer(1, 6));
}

/** Graphs of quadratic functions: formula, vertex, zeros (CCSS HSF-IF.C.7a). */
export const maQuadfun = generator('ma-quadfun', make);
