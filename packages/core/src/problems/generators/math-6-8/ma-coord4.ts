import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { planeOf } from './planes.ts';
import { pointText, same } from './written.ts';

const message = messagesOf('ma-coord4');

export const COORDINATES = [same('x'), same('y')] as const;
const at = (x: number, y: number) => [fraction(x, 1), fraction(y, 1)] as const;

const FIND_DISTANCE_PROMPT = message('find-distance-prompt');

const FIND_DISTANCE_NUDGE = message('find-distance-nudge');

/** Two points on one grid line, on both sides of an axis. */
function findDistance(random: SeededRandom): DraftItem {
  const [low, high] = [-random.integer(1, 6), random.integer(1, 6)];
  const kept = random.integer(-5, 5);
  const lies = random.pick([true, false]);
  const [a, b] = lies
    ? [
        { x: low, y: kept },
        { x: high, y: kept },
      ]
    : [
        { x: kept, y: low },
        { x: kept, y: high },
      ];
  const all = { a: pointText(a.x, a.y), b: pointText(b.x, b.y), down: -low, up: high, answer: high - low };
  const explained = {
    prompt: text(FIND_DISTANCE_PROMPT, all),
    figure: planeOf(6, [
      { ...a, label: 'A' },
      { ...b, label: 'B' },
    ]),
    figureText: text(message('find-distance.explained.figure-text'), all),
    nudge: text(FIND_DISTANCE_NUDGE),
    steps: [
      step(
        message('find-distance.explained.step'),
        message('find-distance.explained.reason.distance-never-negative'),
        all,
      ),
      step(
        '{down} + {up} = {answer}',
        message('find-distance.explained.reason.points-lie-different-sides'),
        all,
      ),
    ],
  };
  return integerItem(explained, all.answer, [[Math.abs(high + low), 'sizes-subtracted-across-zero']]);
}

const MIRROR_PROMPT = message('mirror-prompt');

const MIRROR_NUDGE = message('mirror-nudge');

/** A point mirrored in one of the axes. */
function mirror(random: SeededRandom): DraftItem {
  const [x, y] = [random.integer(1, 6) * random.pick([-1, 1]), random.integer(1, 6) * random.pick([-1, 1])];
  const axis = random.pick(['x', 'y']);
  const [right, other] = axis === 'x' ? [at(x, -y), at(-x, y)] : [at(-x, y), at(x, -y)];
  const all = {
    a: pointText(x, y),
    axis,
    image: axis === 'x' ? pointText(x, -y) : pointText(-x, y),
    kept: axis,
    changed: axis === 'x' ? 'y' : 'x',
  };
  const explained = {
    prompt: text(MIRROR_PROMPT, all),
    figure: planeOf(6, [{ x, y, label: 'A' }]),
    figureText: text(message('mirror.explained.figure-text'), all),
    nudge: text(MIRROR_NUDGE),
    steps: [
      step(
        message('mirror.explained.step.kept-stays'),
        message('mirror.explained.reason.point-moves-straight-across'),
        all,
      ),
      step(
        message('mirror.explained.step.changed-changes-sign-image'),
        message('mirror.explained.reason.point-image-equally-far'),
        all,
      ),
    ],
  };
  return listItem(explained, COORDINATES, right, [
    [other, 'mirrored-in-the-other-line'],
    [at(-x, -y), 'both-signs-changed'],
  ]);
}

const CLOSE_RECTANGLE_PROMPT = message('close-rectangle-prompt');

const CLOSE_RECTANGLE_NUDGE = message('close-rectangle-nudge');

/** The fourth corner of a rectangle with sides along the grid. */
function closeRectangle(random: SeededRandom): DraftItem {
  const [left, bottom] = [-random.integer(1, 6), -random.integer(1, 6)];
  const [right, top] = [random.integer(1, 6), random.integer(1, 6)];
  const corners: [number, number][] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
  const gone = random.integer(0, 3);
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = [1, 2, 3].map(
    (next): [number, number] => corners[(gone + next) % 4] ?? [0, 0],
  );
  const [x, y] = corners[gone] ?? [0, 0];
  const all = { a: pointText(...a), b: pointText(...b), c: pointText(...c), d: pointText(x, y), x, y };
  const explained = {
    prompt: text(CLOSE_RECTANGLE_PROMPT, all),
    figure: planeOf(
      6,
      [a, b, c].map(([px, py], index) => ({ x: px, y: py, label: 'ABC'[index] ?? '' })),
      [{ through: [a, b, c] }],
    ),
    figureText: text(message('close-rectangle.explained.figure-text'), all),
    nudge: text(CLOSE_RECTANGLE_NUDGE),
    steps: [
      step(
        message('close-rectangle.explained.step.d-lies-opposite-b'),
        message('close-rectangle.explained.reason.letters-go-round-rectangle'),
      ),
      step(
        message('close-rectangle.explained.step.x-x-y-y'),
        message('close-rectangle.explained.reason.each-side-keeps-either'),
        all,
      ),
    ],
  };
  return listItem(explained, COORDINATES, at(x, y), [
    [at(-b[0], -b[1]), 'corners-mixed-up'],
    [at(y, x), 'x-and-y-swapped'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return findDistance(random);
  return difficulty === 2 ? mirror(random) : closeRectangle(random);
}

/** Distances and mirror images on the four-quadrant plane (CCSS 6.NS.C.6, 6.NS.C.8). */
export const maCoord4 = generator('ma-coord4', make);
