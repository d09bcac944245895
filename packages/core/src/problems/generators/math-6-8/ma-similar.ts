import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Figure, Difficulty } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-similar');

const NUDGE = text(message('nudge'));
const ONE_FACTOR = message('one-factor');

/** Two triangles of one shape, side by side. */
function drawPair(
  a: number,
  b: number,
  top: number,
  bottom: number,
  labels: readonly [string, string, string, string],
): Figure {
  const factor = Math.min(2.2, Math.max(0.45, top / bottom));
  const scale = 4 / Math.max(a, b);
  const [w, h] = [a * scale, b * scale];
  const shift = w + 2.2;
  const triangle = (x: number, times: number) => ({
    corners: [
      [x, 0],
      [x + w * times, 0],
      [x + 0.34 * h * times, 0.94 * h * times],
    ] as [number, number][],
    closed: true,
  });
  const side = (x: number, times: number, under: string, beside: string) => [
    { x: x + (w * times) / 2, y: -0.5, text: under },
    { x: x + 0.17 * h * times - 0.6, y: (h * times) / 2, text: beside },
  ];
  return {
    type: 'sketch',
    paths: [triangle(0, 1), triangle(shift, factor)],
    circles: [],
    labels: [...side(0, 1, labels[0], labels[1]), ...side(shift, factor, labels[2], labels[3])],
  };
}

function triangles(random: SeededRandom, top: number, bottom: number): DraftItem {
  const [p, q] = random.shuffle([2, 3, 4, 5, 6, 7]);
  const [a, b] = [(p ?? 2) * bottom, (q ?? 3) * (random.pick([true, false]) ? bottom : 1)];
  const c = (a / bottom) * top;
  const answer = fraction(b * top, bottom);
  const factor = formatRational(fraction(top, bottom));
  const all = { a, b, c, factor, answer: formatRational(answer) };
  const explained = {
    prompt: text(message('triangles.explained.prompt'), all),
    figure: drawPair(a, b, top, bottom, [`${a}`, `${b}`, `${c}`, '?']),
    figureText: text(message('triangles.explained.figure-text'), all),
    nudge: NUDGE,
    steps: [
      step('{c} ÷ {a} = {factor}', ONE_FACTOR, all),
      step('{b} × {factor} = {answer}', ONE_FACTOR, all),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    ...(b + c - a > 0 ? ([[fraction(b + c - a, 1), 'difference-kept']] as const) : []),
    [fraction(b * bottom, top), 'scaled-the-wrong-way'],
  ]);
}

/** A height from two shadows at one time. */
function shadow(random: SeededRandom): DraftItem {
  const [stick, times] = [random.integer(1, 3), random.integer(4, 12)];
  const part = random.pick([2, 3, 4]);
  const stickShadow = stick + random.integer(1, 3);
  const far = stickShadow * times + (random.pick([true, false]) ? stickShadow / part : 0);
  const treeShadow = Number.isInteger(far) ? far : stickShadow * times;
  const answer = fraction(treeShadow * stick, stickShadow);
  const factor = formatRational(fraction(treeShadow, stickShadow));
  const all = { stick, stickShadow, treeShadow, factor, answer: formatRational(answer) };
  const explained = {
    prompt: text(message('shadow.explained.prompt'), all),
    nudge: text(message('shadow.explained.nudge')),
    steps: [
      step('{treeShadow} ÷ {stickShadow} = {factor}', message('shadow.explained.reason'), all),
      step('{stick} × {factor} = {answer}', ONE_FACTOR, all),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(treeShadow - (stickShadow - stick), 1), 'difference-kept'],
    [fraction(treeShadow * stickShadow, stick), 'scaled-the-wrong-way'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return triangles(random, random.integer(2, 5), 1);
  if (difficulty === 3) return shadow(random);
  const [top, bottom] = random.pick([
    [3, 2],
    [5, 2],
    [4, 3],
    [5, 3],
    [2, 3],
    [3, 4],
    [5, 4],
    [1, 2],
    [3, 5],
  ]);
  return triangles(random, top, bottom);
}

/** Missing lengths in similar figures (CCSS 8.G.A.4, 8.G.A.5). */
export const maSimilar = generator('ma-similar', make);
