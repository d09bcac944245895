import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Figure, Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-anglepairs');

type Corner = [number, number];
const towards = (degrees: number, reach: number): Corner => [
  reach * Math.cos((degrees * Math.PI) / 180),
  reach * Math.sin((degrees * Math.PI) / 180),
];

/** Rays from one point in these directions, and words between them. */
function rays(
  directions: readonly number[],
  words: readonly (readonly [degrees: number, text: string])[],
): Figure {
  return {
    type: 'sketch',
    paths: directions.map((degrees) => ({ corners: [[0, 0], towards(degrees, 1)], closed: false })),
    circles: [],
    labels: words.map(([degrees, label]) => {
      const half = Math.min(...directions.map((direction) => Math.abs(direction - degrees)));
      const [x, y] = towards(degrees, half < 35 ? 0.85 : 0.55);
      return { x, y, text: label };
    }),
  };
}

const FILL_UP_NUDGE = message('fill-up-nudge');

const FILL_UP_FIGURE = message('fill-up-figure');

const FILL_UP_WORDS = message('fill-up-words');

const FILL_UP_WORDS_2 = message('fill-up-words-2');

/** Two angles that fill a right or a straight angle. */
function fillUp(random: SeededRandom): DraftItem {
  const whole = random.pick([90, 180]);
  const known = random.integer(15, whole - 16);
  const isRight = whole === 90;
  const all = { known, whole, x: whole - known };
  const explained = {
    prompt: text(isRight ? FILL_UP_WORDS : FILL_UP_WORDS_2, all),
    figure: rays(
      [0, known, whole],
      [
        [known / 2, `${known}°`],
        [(known + whole) / 2, 'x°'],
      ],
    ),
    figureText: text(FILL_UP_FIGURE, all),
    nudge: text(FILL_UP_NUDGE),
    steps: [
      step(
        '{known} + x = {whole}',
        isRight
          ? message('fill-up.explained.reason.right-angle-degrees')
          : message('fill-up.explained.reason.straight-line-degrees'),
        all,
      ),
      step('x = {whole} − {known} = {x}', message('fill-up.explained.reason.subtracting-undoes-adding'), all),
    ],
  };
  return integerItem(explained, all.x, [
    [Math.abs(270 - whole - known), 'right-and-straight-mixed'],
    [known, 'angles-taken-as-equal'],
  ]);
}

const OPPOSITE_PROMPT = message('opposite-prompt');

const OPPOSITE_NUDGE = message('opposite-nudge');

/** Two crossing lines: opposite angles are equal, one of them written with x. */
function opposite(random: SeededRandom): DraftItem {
  const [a, x] = [random.integer(2, 5), random.integer(8, 28)];
  const b = random.integer(1, 20) * random.pick([-1, 1]);
  const angle = a * x + b;
  if (angle < 25 || angle > 155) return opposite(random);
  const all = { angle, a, size: Math.abs(b), sign: b < 0 ? '−' : '+', undo: b < 0 ? '+' : '−', ax: a * x, x };
  const explained = {
    prompt: text(OPPOSITE_PROMPT, all),
    figure: rays(
      [0, angle, 180, 180 + angle],
      [
        [angle / 2, `${angle}°`],
        [180 + angle / 2, `(${a}x ${all.sign} ${all.size})°`],
      ],
    ),
    figureText: text(message('opposite.explained.figure-text')),
    nudge: text(OPPOSITE_NUDGE),
    steps: [
      step('{a}x {sign} {size} = {angle}', message('opposite.explained.reason.both-180-less-same'), all),
      step('{a}x = {angle} {undo} {size} = {ax}', message('opposite.explained.reason.undo-came-last'), all),
      step('x = {ax} ÷ {a} = {x}', message('opposite.explained.reason.dividing-undoes-multiplying'), all),
    ],
  };
  return integerItem(explained, x, [
    [angle, 'angle-for-x'],
    [(180 - angle - b) / a, 'opposite-angles-added'],
  ]);
}

const NEIGHBOURS_PROMPT = message('neighbours-prompt');

const NEIGHBOURS_NUDGE = message('neighbours-nudge');

const NEIGHBOURS_FIGURE = message('neighbours-figure');

const NEIGHBOURS_WORDS = message('neighbours-words');

const NEIGHBOURS_WORDS_2 = message('neighbours-words-2');

/** Neighbours on a straight line, both written with x. */
function neighbours(random: SeededRandom): DraftItem {
  const [a, c, x] = [random.integer(1, 4), random.integer(2, 5), random.integer(10, 25)];
  const b = random.integer(1, 25);
  const d = 180 - a * x - b - c * x;
  if (d === 0 || c * x + d < 20 || a * x + b < 20) return neighbours(random);
  const first = `${a === 1 ? '' : a}x + ${b}`;
  const second = `${c}x ${d < 0 ? '−' : '+'} ${Math.abs(d)}`;
  const all = {
    first,
    second,
    sum: a + c,
    rest: b + d,
    undo: b + d < 0 ? '+' : '−',
    size: Math.abs(b + d),
    sign: b + d < 0 ? '−' : '+',
    many: (a + c) * x,
    x,
  };
  const edge = a * x + b;
  const explained = {
    prompt: text(NEIGHBOURS_PROMPT, all),
    figure: rays(
      [0, edge, 180],
      [
        [edge / 2, `(${first})°`],
        [(edge + 180) / 2, `(${second})°`],
      ],
    ),
    figureText: text(NEIGHBOURS_FIGURE),
    nudge: text(NEIGHBOURS_NUDGE),
    steps: [
      step('{first} + {second} = 180', NEIGHBOURS_WORDS, all),
      step('{sum}x {sign} {size} = 180', NEIGHBOURS_WORDS_2, all),
      step('{sum}x = {many}, x = {x}', message('neighbours.explained.reason'), all),
    ],
  };
  return integerItem(explained, x, [
    [edge, 'angle-for-x'],
    [(90 - b - d) / (a + c), 'right-and-straight-mixed'],
    [(b - d) / (c - a), 'angles-taken-as-equal'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return fillUp(random);
  return difficulty === 2 ? opposite(random) : neighbours(random);
}

/** Angles that fill a corner or a line, and opposite angles (CCSS 7.G.B.5). */
export const maAnglepairs = generator('ma-anglepairs', make);
