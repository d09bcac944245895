import type { DraftItem } from '../../draft.ts';
import { joined, messagesOf, text } from '../../phrase.ts';
import type { Figure, Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, step, type Explained, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { planeOf } from './planes.ts';
import { pointText } from './written.ts';

const message = messagesOf('ma-polyarea');

type Corner = [number, number];
const inSquareCm = (explained: Explained, area: number, wrong: readonly Wrong<number>[]) =>
  decimalItem(explained, area, { tolerance: 0, unit: 'cm²' }, wrong);

function shapeWith(
  corners: Corner[],
  height: Corner[],
  labels: { x: number; y: number; text: string }[],
): Figure {
  return {
    type: 'sketch',
    paths: [
      { corners, closed: true },
      { corners: height, closed: false },
    ],
    circles: [],
    labels,
  };
}

const TRIANGLE_PROMPT = message('triangle-prompt');

const TRIANGLE_NUDGE = message('triangle-nudge');

const TRIANGLE_FIGURE = message('triangle-figure');

const TRIANGLE_WORDS = message('triangle-words');

const TRIANGLE_WORDS_2 = message('triangle-words-2');

/** A triangle from a base, the height on it and a slanted side. */
function triangle(random: SeededRandom): DraftItem {
  const [foot, height, slant] = random.pick([
    [3, 4, 5],
    [4, 3, 5],
    [6, 8, 10],
    [8, 6, 10],
    [5, 12, 13],
    [12, 5, 13],
    [9, 12, 15],
  ]);
  const base = foot + random.integer(1, 9);
  const all = { base, height, slant, product: base * height, area: (base * height) / 2 };
  const explained = {
    prompt: text(TRIANGLE_PROMPT, all),
    figure: shapeWith(
      [
        [0, 0],
        [base, 0],
        [foot, height],
      ],
      [
        [foot, 0],
        [foot, height],
      ],
      [
        { x: base / 2, y: -height * 0.12, text: `${base} cm` },
        { x: foot - base * 0.16, y: height * 0.2, text: `${height} cm` },
        { x: foot / 2 - base * 0.16, y: height * 0.6, text: `${slant} cm` },
      ],
    ),
    figureText: text(TRIANGLE_FIGURE, all),
    nudge: text(TRIANGLE_NUDGE),
    steps: [
      step('{base} × {height} = {product}', TRIANGLE_WORDS, all),
      step('{product} ÷ 2 = {area}', TRIANGLE_WORDS_2, all),
    ],
  };
  return inSquareCm(explained, all.area, [
    [all.product, 'triangle-half-forgotten'],
    [(base * slant) / 2, 'slanted-side-as-height'],
  ]);
}

const TRAPEZOID_PROMPT = message('trapezoid-prompt');

const TRAPEZOID_NUDGE = message('trapezoid-nudge');

const TRAPEZOID_FIGURE = message('trapezoid-figure');

const TRAPEZOID_WORDS = message('trapezoid-words');

const TRAPEZOID_WORDS_2 = message('trapezoid-words-2');

/** A trapezoid from its parallel sides and its height. */
function trapezoid(random: SeededRandom): DraftItem {
  const [short, height] = [random.integer(3, 9), random.integer(3, 9)];
  const long = short + random.integer(2, 8);
  const left = random.integer(1, long - short);
  const all = {
    short,
    long,
    height,
    sum: short + long,
    product: (short + long) * height,
    area: ((short + long) * height) / 2,
  };
  const explained = {
    prompt: text(TRAPEZOID_PROMPT, all),
    figure: shapeWith(
      [
        [0, 0],
        [long, 0],
        [left + short, height],
        [left, height],
      ],
      [
        [left, 0],
        [left, height],
      ],
      [
        { x: long / 2, y: -height * 0.15, text: `${long} cm` },
        { x: left + short / 2, y: height * 1.15, text: `${short} cm` },
        { x: left + long * 0.14, y: height * 0.5, text: `${height} cm` },
      ],
    ),
    figureText: text(TRAPEZOID_FIGURE, all),
    nudge: text(TRAPEZOID_NUDGE),
    steps: [
      step('{long} + {short} = {sum}', TRAPEZOID_WORDS, all),
      step('{sum} × {height} ÷ 2 = {area}', TRAPEZOID_WORDS_2, all),
    ],
  };
  return inSquareCm(explained, all.area, [
    [all.product, 'parallel-sides-not-halved'],
    [long * height, 'one-parallel-side-only'],
  ]);
}

const ON_THE_PLANE_PROMPT = message('on-the-plane-prompt');

const ON_THE_PLANE_NUDGE = message('on-the-plane-nudge');

const ON_THE_PLANE_FIGURE = message('on-the-plane-figure');

const ON_THE_PLANE_WORDS = message('on-the-plane-words');

const ON_THE_PLANE_WORDS_2 = message('on-the-plane-words-2');

const ON_THE_PLANE_WORDS_3 = message('on-the-plane-words-3');

/** A triangle on the plane with no side along the grid but one, or a quadrilateral like a kite. */
function onThePlane(random: SeededRandom): DraftItem {
  const [left, right] = [-random.integer(1, 6), random.integer(1, 6)];
  const level = random.integer(-6, 0);
  const isKite = random.pick([true, false]) && level > -5;
  const tipX = isKite ? random.integer(left + 1, right - 1) : random.integer(-6, 6);
  const tipY = level + random.integer(2, 6);
  const low = -6;
  const corners: Corner[] = isKite
    ? [
        [left, level],
        [tipX, low],
        [right, level],
        [tipX, tipY],
      ]
    : [
        [left, level],
        [right, level],
        [tipX, tipY],
      ];
  const [base, height] = [right - left, isKite ? tipY - low : tipY - level];
  const area = (base * height) / 2;
  const points = corners.map(([x, y], index) => ({ x, y, label: 'ABCD'[index] ?? '' }));
  const all = {
    names: points.map(({ label }) => label).join(''),
    corners: cornersText(points),
    base,
    height,
    area,
  };
  const explained = {
    prompt: text(ON_THE_PLANE_PROMPT, all),
    figure: planeOf(6, points, [{ through: [...corners, corners[0] ?? [0, 0]] }]),
    figureText: text(ON_THE_PLANE_FIGURE, all),
    nudge: text(ON_THE_PLANE_NUDGE),
    steps: [
      step(ON_THE_PLANE_WORDS, ON_THE_PLANE_WORDS_2, all),
      step('{base} × {height} ÷ 2 = {area}', ON_THE_PLANE_WORDS_3, all),
    ],
  };
  return decimalItem(explained, area, { tolerance: 0 }, [
    [base * height, 'enclosing-rectangle'],
    [2 * (base + height), 'perimeter-for-area'],
  ]);
}

function cornersText(points: readonly { x: number; y: number; label: string }[]) {
  return joined(
    points.map(({ x, y, label }) => joined([label, pointText(x, y)], ' ')),
    ', ',
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return triangle(random);
  return difficulty === 2 ? trapezoid(random) : onThePlane(random);
}

/** Area of triangles and polygons, from sides and from coordinates (CCSS 6.G.A.1, 6.G.A.3). */
export const maPolyarea = generator('ma-polyarea', make);
