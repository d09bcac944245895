import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-regress');

type Points = readonly (readonly [x: number, y: number])[];

/** Sums of products of the distances from the means. */
function sums(points: Points) {
  const n = points.length;
  const [meanX, meanY] = [
    points.reduce((sum, [x]) => sum + x, 0) / n,
    points.reduce((sum, [, y]) => sum + y, 0) / n,
  ];
  const total = (of: (dx: number, dy: number) => number) =>
    points.reduce((sum, [x, y]) => sum + of(x - meanX, y - meanY), 0);
  return {
    meanX,
    meanY,
    xx: total((dx) => dx * dx),
    yy: total((_, dy) => dy * dy),
    xy: total((dx, dy) => dx * dy),
  };
}

const written = (points: Points) => ({
  en: points.map(([x, y]) => `(${x}, ${y})`).join(', '),
  fr: points.map(([x, y]) => `(${x} ; ${y})`).join(', '),
  es: points.map(([x, y]) => `(${x}; ${y})`).join(', '),
});

function scatter(points: Points) {
  const top = Math.max(...points.map(([, y]) => y)) + 2;
  const right = Math.max(...points.map(([x]) => x)) + 1;
  return {
    figure: {
      type: 'plane' as const,
      x: { from: 0, to: right, step: 1, name: 'x' },
      y: { from: 0, to: top, step: top > 16 ? 4 : 2, name: 'y' },
      curves: [],
      points: points.map(([x, y]) => ({ x, y, label: '' })),
    },
    figureText: text(message('scatter.figure-text'), { list: written(points) }),
  };
}

/** How far a point is above its line. */
function residual(slope: number, intercept: number, x: number, y: number): DraftItem {
  const predicted = rounded(slope * x + intercept, 2);
  const left = rounded(y - predicted, 2);
  const all = { slope, intercept, x, y, predicted, left };
  const explained = {
    prompt: text(message('residual.explained.prompt'), all),
    nudge: text(message('residual.explained.nudge')),
    steps: [
      step(
        '{slope} · {x} + {intercept} = {predicted}',
        message('residual.explained.reason.put-x-into-line'),
        all,
      ),
      step('{y} − {predicted} = {left}', message('residual.explained.reason.point-above-line-positive'), all),
    ],
  };
  return decimalItem(explained, left, { tolerance: 0.01 }, [
    [-left, 'difference-reversed'],
    [rounded(y - slope * x, 2), 'intercept-forgotten'],
  ]);
}

const MEANS = message('means');
const THROUGH_MEANS = message('through-means');
const NUDGE = text(message('nudge'));

function slopeOf(points: Points): DraftItem {
  const { meanX, meanY, xx, yy, xy } = sums(points);
  const slope = rounded(xy / xx, 2);
  const all = { list: written(points), meanX, meanY, xx: rounded(xx, 2), xy: rounded(xy, 2), slope };
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [1, 0]];
  const explained = {
    prompt: text(message('slope-of.explained.prompt'), all),
    ...scatter(points),
    nudge: NUDGE,
    steps: [
      step(MEANS, THROUGH_MEANS, all),
      step('{xy} ÷ {xx} ≈ {slope}', message('slope-of.explained.reason'), all),
    ],
  };
  return decimalItem(explained, slope, { tolerance: 0.01 }, [
    [rounded((last[1] - first[1]) / (last[0] - first[0]), 2), 'first-and-last-point-only'],
    [rounded(xy / yy, 2), 'x-and-y-exchanged'],
    [rounded(xx / xy, 2), 'x-and-y-exchanged'],
  ]);
}

function correlation(points: Points): DraftItem {
  const { meanX, meanY, xx, yy, xy } = sums(points);
  const r = rounded(xy / Math.sqrt(xx * yy), 2);
  const all = {
    list: written(points),
    meanX,
    meanY,
    xx: rounded(xx, 2),
    yy: rounded(yy, 2),
    xy: rounded(xy, 2),
    r,
  };
  const explained = {
    prompt: text(message('correlation.explained.prompt'), all),
    ...scatter(points),
    nudge: NUDGE,
    steps: [
      step(MEANS, THROUGH_MEANS, all),
      step('{xy} ÷ √({xx} · {yy}) ≈ {r}', message('correlation.explained.reason'), all),
    ],
  };
  return decimalItem(explained, r, { tolerance: 0.01 }, [
    [-r, 'correlation-sign-lost'],
    [rounded(r * r, 2), 'correlation-squared'],
    [rounded(xy / xx, 2), 'x-and-y-exchanged'],
  ]);
}

/** Points near a line; x are 1, 2, 3 … with whole means where there are five. */
function drawPoints(random: SeededRandom, count: number): Points {
  const slope = random.pick([-2, -1, 1, 2, 3]);
  const start = slope < 0 ? 16 : 2;
  return Array.from({ length: count }, (_, index) => [
    index + 1,
    start + slope * (index + 1) + random.integer(-2, 2),
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) {
    const [slope, intercept, x] = [random.integer(3, 30) / 10, random.integer(1, 12), random.integer(2, 15)];
    const off = (random.pick([-1, 1]) * random.integer(3, 40)) / 10;
    const y = rounded(slope * x + intercept + off, 1);
    return y <= 0 ? make(random, difficulty) : residual(slope, intercept, x, y);
  }
  const points = drawPoints(random, difficulty === 2 ? 4 : 5);
  const { xx, yy, xy } = sums(points);
  const isPerfect = Math.abs(xy * xy - xx * yy) < 1e-9;
  if (isPerfect || Math.abs(xy) < 1.5) return make(random, difficulty);
  return difficulty === 2 ? slopeOf(points) : correlation(points);
}

/** Residuals, least squares and correlation (CCSS HSS-ID.B.6). */
export const maRegress = generator('ma-regress', make);
