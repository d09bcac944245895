import type { DraftItem } from '../../draft.ts';
import { joined, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, fraction, generator, step, type Option } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-coord');

const SIZE = 10;
const LABELS = [message('labels.x'), message('labels.y')] as const;
const pair = (x: number, y: number) => [fraction(x, 1), fraction(y, 1)];

interface Point {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

function picture(points: readonly Point[]) {
  const inWords = points.map(({ label, x, y }) => text(message('picture.point'), { label, x, y }));
  return {
    figure: { type: 'quadrant' as const, size: SIZE, points: [...points] },
    figureText: text(joined(inWords, message('picture.and'))),
  };
}

/** Two different numbers, so that swapping them shows. */
function drawPair(random: SeededRandom, least: number, most: number): readonly [number, number] {
  const x = random.integer(least, most);
  const y = random.integer(least, most - 1);
  return [x, y >= x ? y + 1 : y];
}

const NUDGE = text(message('nudge'));

const startAtZero = step(message('start-at-zero.step'), message('start-at-zero.reason'));

/** The coordinates of a point that is drawn. */
function readPoint(random: SeededRandom): DraftItem {
  const [x, y] = drawPair(random, 0, SIZE);
  const explained = {
    ...picture([{ x, y, label: 'A' }]),
    prompt: text(message('read-point.explained.prompt')),
    nudge: NUDGE,
    steps: [
      startAtZero,
      step(message('read-point.explained.step'), message('read-point.explained.reason'), {
        x,
        y,
        sx: String(x),
        sy: String(y),
      }),
    ],
  };
  return listItem(explained, LABELS, pair(x, y), [
    [pair(y, x), 'x-and-y-swapped'],
    [pair(x + 1, y + 1), 'counted-from-one'],
  ]);
}

/** Which of four points has these coordinates? */
function findPoint(random: SeededRandom): DraftItem {
  const [x, y] = drawPair(random, 1, SIZE - 1);
  const others = [
    [y, x],
    [x - 1, y - 1],
    [x, 0],
  ] as const;
  const names = random.shuffle(['A', 'B', 'C', 'D']);
  const points = [[x, y] as const, ...others].map(([px, py], index): Point => ({
    x: px,
    y: py,
    label: names[index] ?? '',
  }));
  const option = (index: number): Option => ({ text: text(names[index] ?? '') });
  const explained = {
    ...picture(points.toSorted((a, b) => a.label.localeCompare(b.label))),
    prompt: text(message('find-point.explained.prompt'), { x: String(x), y: String(y) }),
    nudge: NUDGE,
    steps: [
      startAtZero,
      step(message('find-point.explained.step'), message('read-point.explained.reason'), {
        x,
        y,
        name: names[0] ?? '',
      }),
    ],
  };
  return choiceItem(explained, random, option(0), [
    [option(1), 'x-and-y-swapped'],
    [option(2), 'counted-from-one'],
    [option(3), 'moved-one-direction-only'],
  ]);
}

/** Where two moves lead. */
function movePoint(random: SeededRandom): DraftItem {
  const [x, y] = [random.integer(1, 6), random.integer(4, 9)];
  const [right, down] = [random.integer(1, SIZE - x), random.integer(1, y)];
  const all = { x, y, right, down, nx: x + right, ny: y - down };
  const explained = {
    ...picture([{ x, y, label: 'A' }]),
    prompt: text(message('move-point.explained.prompt'), all),
    nudge: text(message('move-point.explained.nudge')),
    steps: [
      step(
        message('move-point.explained.step'),
        message('move-point.explained.reason.right-first-then-up'),
        all,
      ),
      step(
        '{x} + {right} = {nx}; {y} − {down} = {ny}',
        message('move-point.explained.reason.right-changes-x-down'),
        all,
      ),
    ],
  };
  return listItem(explained, LABELS, pair(all.nx, all.ny), [
    [pair(all.nx, y + down), 'moved-the-opposite-way'],
    [pair(all.nx, y), 'moved-one-direction-only'],
    [pair(all.ny, all.nx), 'x-and-y-swapped'],
  ]);
}

/** Three corners of a rectangle: where is the fourth? */
function fourthCorner(random: SeededRandom): DraftItem {
  const [left, low] = [random.integer(0, 4), random.integer(0, 4)];
  const [right, high] = [left + random.integer(2, 6), low + random.integer(2, 6)];
  const corners = random.shuffle([
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ] as const);
  const [missing = [0, 0], ...rest] = corners;
  const points = rest.map(([x, y], index): Point => ({ x, y, label: ['A', 'B', 'C'][index] ?? '' }));
  const [x, y] = missing;
  const all = { x, y };
  const explained = {
    ...picture(points),
    prompt: text(message('fourth-corner.explained.prompt')),
    nudge: text(message('fourth-corner.explained.nudge')),
    steps: [
      step(
        message('fourth-corner.explained.step.read-coordinates-all-three'),
        message('fourth-corner.explained.reason.each-x-each-y'),
      ),
      step(
        message('fourth-corner.explained.step.x-x-y-y'),
        message('fourth-corner.explained.reason.they-complete-rectangle'),
        all,
      ),
    ],
  };
  return listItem(explained, LABELS, pair(x, y), [
    [pair(y, x), 'x-and-y-swapped'],
    [pair(x + 1, y + 1), 'counted-from-one'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return random.integer(0, 1) === 0 ? readPoint(random) : findPoint(random);
  return difficulty === 2 ? movePoint(random) : fourthCorner(random);
}

/** Points of the first quadrant: read, found, moved, completed (CCSS 5.G.A.1, 5.G.A.2). */
export const maCoord = generator('ma-coord', make);
