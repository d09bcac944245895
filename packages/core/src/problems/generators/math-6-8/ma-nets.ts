import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Figure, Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-nets');

type Corner = [number, number];
const IN_SQUARE_CM = { tolerance: 0, unit: 'cm²' };
const block = (
  x: number,
  y: number,
  width: number,
  height: number,
): { corners: Corner[]; closed: boolean } => ({
  corners: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  closed: true,
});

/** The net of a box: four faces in a row, two beside the second. */
function boxNet(length: number, width: number, height: number): Figure {
  const [x1, x2, x3] = [height, height + length, 2 * height + length];
  return {
    type: 'sketch',
    paths: [
      block(0, 0, height, width),
      block(x1, 0, length, width),
      block(x2, 0, height, width),
      block(x3, 0, length, width),
      block(x1, width, length, height),
      block(x1, -height, length, height),
    ],
    circles: [],
    labels: [
      { x: x1 + length / 2, y: width / 2, text: String(length) },
      { x: x3 + length + 0.6, y: width / 2, text: String(width) },
      { x: height / 2, y: -0.6, text: String(height) },
    ],
  };
}

const BOX_NUDGE = message('box-nudge');

const BOX_WORDS = message('box-words');

const BOX_WORDS_2 = message('box-words-2');

const BOX_WORDS_3 = message('box-words-3');

const BOX_WORDS_4 = message('box-words-4');

function box(random: SeededRandom, isCube: boolean): DraftItem {
  const length = isCube ? random.integer(2, 25) : random.integer(3, 10);
  const [width, height] = isCube ? [length, length] : [random.integer(2, 9), random.integer(2, 8)];
  const faces = [length * width, length * height, width * height] as const;
  const half = faces[0] + faces[1] + faces[2];
  const all = { length, width, height, one: faces[0], two: faces[1], three: faces[2], half, area: 2 * half };
  const figureText = BOX_WORDS;
  const explained = {
    prompt: text(isCube ? BOX_WORDS_2 : BOX_WORDS_3, all),
    figure: boxNet(length, width, height),
    figureText: text(figureText, all),
    nudge: text(BOX_NUDGE),
    steps: isCube
      ? [
          step('{length} × {length} = {one}', message('box.explained.reason.one-face-square'), all),
          step('6 × {one} = {area}', BOX_WORDS_4, all),
        ]
      : [
          step(
            '{length} × {width} = {one}; {length} × {height} = {two}; {width} × {height} = {three}',
            message('box.explained.reason.these-three-different-faces'),
            all,
          ),
          step(
            '2 × ({one} + {two} + {three}) = {area}',
            message('box.explained.reason.each-face-equal-one'),
            all,
          ),
        ],
  };
  return decimalItem(explained, all.area, IN_SQUARE_CM, [
    [length * width * height, 'volume-for-surface'],
    [half, 'half-the-faces'],
  ]);
}

const PYRAMID_PROMPT = message('pyramid-prompt');

const PYRAMID_NUDGE = message('pyramid-nudge');

const PYRAMID_FIGURE = message('pyramid-figure');

const PYRAMID_WORDS = message('pyramid-words');

const PYRAMID_WORDS_2 = message('pyramid-words-2');

const wing = (corners: Corner[]) => ({ corners, closed: true });

/** The net of a square pyramid: the base with a triangle on each side. */
function pyramidNet(base: number, slant: number): Figure {
  return {
    type: 'sketch',
    paths: [
      block(0, 0, base, base),
      wing([
        [0, 0],
        [base, 0],
        [base / 2, -slant],
      ]),
      wing([
        [0, base],
        [base, base],
        [base / 2, base + slant],
      ]),
      wing([
        [0, 0],
        [0, base],
        [-slant, base / 2],
      ]),
      wing([
        [base, 0],
        [base, base],
        [base + slant, base / 2],
      ]),
    ],
    circles: [],
    labels: [{ x: base / 2, y: base / 2, text: String(base) }],
  };
}

/** A square pyramid by its base and the height of its slanted faces. */
function pyramid(random: SeededRandom): DraftItem {
  const base = random.integer(2, 10);
  const slant = base + random.integer(1, 8);
  const sides = 2 * base * slant;
  const all = { base, slant, square: base * base, sides, area: base * base + sides };
  const explained = {
    prompt: text(PYRAMID_PROMPT, all),
    figure: pyramidNet(base, slant),
    figureText: text(PYRAMID_FIGURE, all),
    nudge: text(PYRAMID_NUDGE),
    steps: [
      step('4 × {base} × {slant} ÷ 2 = {sides}', PYRAMID_WORDS, all),
      step('{sides} + {square} = {area}', PYRAMID_WORDS_2, all),
    ],
  };
  return decimalItem(explained, all.area, IN_SQUARE_CM, [
    [sides, 'base-forgotten'],
    [2 * sides + all.square, 'triangle-half-forgotten'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  return difficulty === 3 ? pyramid(random) : box(random, difficulty === 1);
}

/** Surface area from a net (CCSS 6.G.A.4). */
export const maNets = generator('ma-nets', make);
