import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, step, type Explained } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { exact, notZero, shown, shownSum } from './writing.ts';

const message = messagesOf('ma-complex');

type Complex = readonly [real: number, imaginary: number];

const LABELS = [text(message('labels.real-part')), text(message('labels.imaginary-part'))];
const written = ([a, b]: Complex) =>
  shownSum([
    [a, ''],
    [b, 'i'],
  ]);
const inBrackets = (z: Complex) => `(${written(z)})`;
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const conjugate = ([a, b]: Complex): Complex => [a, -b];
const ask = (formula: string) => text(message('ask'), { formula });
const I_SQUARED = message('i-squared');

function sum(z: Complex, w: Complex, sign: 1 | -1): DraftItem {
  const [a, b, c, d] = [...z, ...w] as const;
  const result: Complex = [a + sign * c, b + sign * d];
  const all = {
    a: shown(a),
    b: shown(b),
    c: c < 0 ? `(${shown(c)})` : shown(c),
    d: d < 0 ? `(${shown(d)})` : shown(d),
    sign: sign === 1 ? '+' : '−',
    real: result[0],
    imaginary: result[1],
  };
  const explained: Explained = {
    prompt: ask(`${inBrackets(z)} ${sign === 1 ? '+' : '−'} ${inBrackets(w)}`),
    nudge: text(message('sum.explained.nudge')),
    steps: [
      step(
        message('sum.explained.step.real-part-sign-c'),
        message('sum.explained.reason.only-like-kinds-put'),
        all,
      ),
      step(
        message('sum.explained.step.imaginary-part-b-sign'),
        message('sum.explained.reason.sign-before-bracket-belongs'),
        all,
      ),
    ],
  };
  return listItem(explained, LABELS, exact(...result), [
    [exact(a + sign * c, b - sign * d), sign === 1 ? 'imaginary-sign-lost' : 'minus-first-term-only'],
  ]);
}

function product(z: Complex, w: Complex): DraftItem {
  const [a, b, c, d] = [...z, ...w] as const;
  const result = times(z, w);
  const all = {
    open: shownSum([
      [a * c, ''],
      [a * d, 'i'],
      [b * c, 'i'],
      [b * d, 'i²'],
    ]),
    done: written(result),
  };
  const explained: Explained = {
    prompt: ask(`${inBrackets(z)}${inBrackets(w)}`),
    nudge: text(message('product.explained.nudge')),
    steps: [step('{open}', message('product.explained.reason'), all), step('{done}', I_SQUARED, all)],
  };
  return listItem(explained, LABELS, exact(...result), [
    [exact(a * c + b * d, a * d + b * c), 'i-squared-is-one'],
    [exact(a * c, b * d), 'parts-multiplied-apart'],
  ]);
}

/** `quotient` · `divisor` over `divisor`. */
function division(quotient: Complex, divisor: Complex): DraftItem {
  const top = times(quotient, divisor);
  const size = divisor[0] ** 2 + divisor[1] ** 2;
  const multiplied = times(top, conjugate(divisor));
  const wrong = times(top, divisor);
  const all = {
    top: `${inBrackets(top)}${inBrackets(conjugate(divisor))}`,
    bottom: `${inBrackets(divisor)}${inBrackets(conjugate(divisor))}`,
    multiplied: inBrackets(multiplied),
    size,
    done: written(quotient),
  };
  const explained: Explained = {
    prompt: ask(`${inBrackets(top)} / ${inBrackets(divisor)}`),
    nudge: text(message('division.explained.nudge')),
    steps: [
      step('({top}) / ({bottom})', message('division.explained.reason'), all),
      step('{multiplied} / {size} = {done}', I_SQUARED, all),
    ],
  };
  return listItem(explained, LABELS, exact(...quotient), [
    [[fraction(wrong[0], size), fraction(wrong[1], size)], 'conjugate-forgotten'],
    [exact(quotient[0], -quotient[1]), 'imaginary-sign-lost'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const draw = (most: number): Complex => [notZero(random, most), notZero(random, most)];
  const [z, w] = [draw(9), draw(6)];
  if (difficulty === 1) return sum(z, w, random.pick([1, -1]));
  if (difficulty === 2) return product(draw(6), w);
  return division(draw(5), draw(4));
}

/** Sums, products and quotients of complex numbers (CCSS HSN-CN.A.2). */
export const maComplex = generator('ma-complex', make);
