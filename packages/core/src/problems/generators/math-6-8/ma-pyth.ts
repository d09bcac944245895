import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step, type Explained } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-pyth');

/** Whole-number right triangles without common factor. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;
const LONGEST_SIDE = 65;
const UNITS = ['cm', 'm'] as const;
const ONE_PLACE = 0.05;

interface Triangle {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly unit: (typeof UNITS)[number];
}

function drawTriple(random: SeededRandom): Triangle {
  const [x, y, z] = random.pick(TRIPLES);
  const scale = random.integer(1, Math.min(6, Math.floor(LONGEST_SIDE / z)));
  const [a = 0, b = 0] = random.shuffle([x * scale, y * scale]);
  return { a, b, c: z * scale, unit: random.pick(UNITS) };
}

function figureOf({ a, b, c, unit }: Triangle, unknown: 'b' | 'c') {
  const label = (value: number) => `${value} ${unit}`;
  return {
    figure: {
      type: 'right-triangle' as const,
      a: label(a),
      b: unknown === 'b' ? '?' : label(b),
      c: unknown === 'c' ? '?' : label(c),
      ratio: a / b,
    },
    figureText: text(
      unknown === 'c'
        ? message('figure-of.figure-text.right-triangle-legs-unit')
        : message('figure-of.figure-text.right-triangle-one-leg'),
      { a, b, c, unit },
    ),
  };
}

function explainLongSide(triangle: Triangle, shown: number, isRounded: boolean): Explained {
  const { a, b, unit } = triangle;
  const all = { a, b, unit, aa: a * a, bb: b * b, cc: a * a + b * b, c: shown, about: isRounded ? '≈' : '=' };
  return {
    ...figureOf(triangle, 'c'),
    prompt: text(
      isRounded
        ? message('explain-long-side.prompt.right-triangle-legs-unit')
        : message('explain-long-side.prompt.right-triangle-legs-unit-2'),
      all,
    ),
    nudge: text(message('explain-long-side.nudge')),
    steps: [
      step(
        '{a}² + {b}² = {aa} + {bb} = {cc}',
        message('explain-long-side.reason.squares-legs-together-equal'),
        all,
      ),
      step('√{cc} {about} {c}', message('explain-long-side.reason.side-square-root-area'), all),
    ],
  };
}

function explainLeg(triangle: Triangle): Explained {
  const { a, b, c, unit } = triangle;
  const all = { a, b, c, unit, aa: a * a, bb: b * b, cc: c * c };
  return {
    ...figureOf(triangle, 'b'),
    prompt: text(message('explain-leg.prompt'), all),
    nudge: text(message('explain-leg.nudge')),
    steps: [
      step('{c}² − {a}² = {cc} − {aa} = {bb}', message('explain-leg.reason.long-side-known-so'), all),
      step('√{bb} = {b}', message('explain-leg.reason.side-square-root-area'), all),
    ],
  };
}

function askLongSide(random: SeededRandom): DraftItem {
  const triangle = drawTriple(random);
  const { a, b, c, unit } = triangle;
  return decimalItem(explainLongSide(triangle, c, false), c, { tolerance: 0, unit }, [
    [a + b, 'legs-add-up'],
    [c * c, 'forgot-root'],
    [2 * a + 2 * b, 'doubled-not-squared'],
  ]);
}

function askLeg(random: SeededRandom): DraftItem {
  const triangle = { ...drawTriple(random), unit: 'm' } as const;
  const { a, b, c, unit } = triangle;
  return decimalItem(explainLeg(triangle), b, { tolerance: 0, unit }, [
    [c - a, 'leg-by-difference'],
    [b * b, 'forgot-root'],
    [rounded(Math.sqrt(c * c + a * a), 2), 'added-for-a-leg'],
  ]);
}

function askRounded(random: SeededRandom): DraftItem {
  const a = random.integer(2, 12);
  const b = a + random.integer(1, 6);
  const exact = Math.sqrt(a * a + b * b);
  if (Number.isInteger(exact)) return askRounded(random);
  const triangle = { a, b, c: exact, unit: random.pick(UNITS) };
  const shown = rounded(exact, 1);
  return decimalItem(
    explainLongSide(triangle, shown, true),
    shown,
    { tolerance: ONE_PLACE, unit: triangle.unit },
    [
      [a + b, 'legs-add-up'],
      [a * a + b * b, 'forgot-root'],
      [rounded(Math.sqrt(2 * a + 2 * b), 1), 'doubled-not-squared'],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return askLongSide(random);
  return difficulty === 2 ? askLeg(random) : askRounded(random);
}

/** The rule of right triangles (CCSS 8.G.B.7): long side, leg, and a rounded root. */
export const maPyth = generator('ma-pyth', make);
