import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { quadrantOf } from './planes.ts';
import { printed, plainSum } from './written.ts';

const message = messagesOf('ma-scatter');

const AXIS = { to: 12, step: 2 };
type Trend = 'up' | 'down' | 'none';
const TRENDS = ['up', 'down', 'none'] as const;

/** Ten points around a rising or falling line, or without any direction (heights mirrored, so that the trend is level). */
function drawPoints(random: SeededRandom, trend: Trend) {
  if (trend === 'none') {
    const heights = random.shuffle([1, 3, 5, 7, 9]).map((height) => height + random.integer(0, 2));
    return heights.flatMap((y, index) => [
      { x: index + 1, y, label: '' },
      { x: 11 - index, y, label: '' },
    ]);
  }
  return Array.from({ length: 10 }, (_, index) => {
    const along = index + 1 + random.integer(-1, 1);
    return { x: index + 1, y: Math.min(12, Math.max(0, trend === 'up' ? along : 11 - along)), label: '' };
  });
}
const WORDS = {
  up: message('words.up'),
  down: message('words.down'),
  none: message('words.none'),
} as const;
const saying = (trend: Trend): Option => ({ text: text(WORDS[trend]) });
const listOf = (points: readonly { x: number; y: number }[]) => {
  const rising = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return {
    en: rising.map(({ x, y }) => `(${x}, ${y})`).join(' '),
    fr: rising.map(({ x, y }) => `(${x} ; ${y})`).join(' '),
    es: rising.map(({ x, y }) => `(${x}; ${y})`).join(' '),
  };
};

function pickTrend(random: SeededRandom): DraftItem {
  const trend = random.pick(TRENDS);
  const points = drawPoints(random, trend);
  const explained = {
    prompt: text(message('pick-trend.explained.prompt')),
    figure: quadrantOf(AXIS, AXIS, points, []),
    figureText: text(message('pick-trend.explained.figure-text'), { list: listOf(points) }),
    nudge: text(message('pick-trend.explained.nudge')),
    steps: [
      step(message('pick-trend.explained.step'), message('pick-trend.explained.reason.trend-most-points')),
      step(WORDS[trend], message('pick-trend.explained.reason.few-points-may-lie')),
    ],
  };
  const backwards = trend === 'up' ? 'down' : 'up';
  return choiceItem(
    explained,
    random,
    saying(trend),
    trend === 'none'
      ? [
          [saying('up'), 'trend-seen-in-noise'],
          [saying('down'), 'trend-seen-in-noise'],
        ]
      : [
          [saying(backwards), 'trend-backwards'],
          [saying('none'), 'trend-seen-in-noise'],
        ],
  );
}

const WOBBLES = [
  [1, -1, 0, 1, -1, 0, -1, 1],
  [0, 1, -1, -1, 1, 1, -1, 0],
  [-1, 1, 1, -1, 0, -1, 1, 0],
] as const;

const PICK_LINE_PROMPT = message('pick-line-prompt');

const PICK_LINE_NUDGE = message('pick-line-nudge');

const PICK_LINE_WORDS = message('pick-line-words');

const PICK_LINE_WORDS_2 = message('pick-line-words-2');

/** Which line fits points that wobble evenly around y = sx + c. */
function pickLine(random: SeededRandom): DraftItem {
  const falls = random.pick([true, false]);
  const slope = falls ? -1 : 1;
  const start = falls ? random.integer(9, 10) : random.integer(1, 3);
  const wobble = random.pick(WOBBLES);
  const points = wobble.map((off, index) => ({
    x: index + 1,
    y: start + slope * (index + 1) + off,
    label: '',
  }));
  const lineOption = (s: number, c: number): Option => ({
    text: text('y = {line}', {
      line: printed(
        plainSum([
          [s, 'x'],
          [c, ''],
        ]),
      ),
    }),
    figure: quadrantOf(AXIS, AXIS, points, [
      {
        through: [
          [0, c],
          [9, c + 9 * s],
        ],
      },
    ]),
  });
  const explained = {
    prompt: text(PICK_LINE_PROMPT, { list: listOf(points) }),
    nudge: text(PICK_LINE_NUDGE),
    steps: [
      step(PICK_LINE_WORDS, PICK_LINE_WORDS_2),
      step(message('pick-line.explained.step'), message('pick-line.explained.reason')),
    ],
  };
  const middle = start + slope * 4;
  return choiceItem(explained, random, lineOption(slope, start), [
    [lineOption(slope, start + (falls ? -2 : 2)), 'line-on-one-side'],
    [lineOption(-slope, middle + slope * 4), 'trend-backwards'],
  ]);
}

/** A prediction from a line of best fit. */
function predict(random: SeededRandom): DraftItem {
  const [rate, start, x] = [random.integer(2, 9), random.integer(10, 60), random.integer(11, 30)];
  const all = {
    rate,
    start,
    x,
    rx: rate * x,
    y: rate * x + start,
    line: printed(
      plainSum([
        [rate, 'x'],
        [start, ''],
      ]),
    ),
  };
  const explained = {
    prompt: text(message('predict.explained.prompt'), all),
    nudge: text(message('predict.explained.nudge')),
    steps: [
      step('{rate} × {x} = {rx}', message('predict.explained.reason.each-hour-adds-same'), all),
      step('{rx} + {start} = {y}', message('predict.explained.reason.line-begins-value-zero'), all),
    ],
  };
  return integerItem(explained, all.y, [
    [all.rx, 'start-forgotten'],
    [rate + start * x, 'start-and-rate-swapped'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return pickTrend(random);
  return difficulty === 2 ? pickLine(random) : predict(random);
}

/** Trends, lines of best fit and predictions (CCSS 8.SP.A.1, 8.SP.A.2, 8.SP.A.3). */
export const maScatter = generator('ma-scatter', make);
