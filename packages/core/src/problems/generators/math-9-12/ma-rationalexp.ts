import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { add, formatRational, multiply } from '../../../maths/rational.ts';
import { fraction, generator, integerItem, rationalItem, step, type Explained } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-rationalexp');

/** Root, index and power: (root^index)^(power/index). */
const POWERS = [
  [2, 2, 3],
  [2, 2, 5],
  [2, 3, 2],
  [2, 3, 4],
  [2, 4, 3],
  [2, 5, 2],
  [2, 5, 3],
  [2, 5, 4],
  [3, 2, 3],
  [3, 3, 2],
  [3, 3, 4],
  [3, 4, 3],
  [4, 2, 3],
  [4, 3, 2],
  [5, 2, 3],
  [5, 3, 2],
  [6, 2, 3],
  [7, 2, 3],
  [8, 2, 3],
  [9, 2, 3],
  [10, 2, 3],
  [10, 3, 2],
] as const;
const ROOT_NAMES = {
  2: message('root-names.2'),
  3: message('root-names.3'),
  4: message('root-names.4'),
  5: message('root-names.5'),
} as const;

function explain(root: number, index: 2 | 3 | 4 | 5, power: number, isNegative: boolean): Explained {
  const size = root ** power;
  const all = {
    base: root ** index,
    index,
    power,
    root,
    size,
    minus: isNegative ? '−' : '',
    done: isNegative ? `1/${size}` : '',
    name: ROOT_NAMES[index],
  };
  const rootStep = step(message('explain.root-step.step'), message('explain.root-step.reason'), all);
  const powerStep = step('{root}^{power} = {size}', message('explain.power-step.reason'), all);
  const turned = step('1 ÷ {size} = {done}', message('explain.turned.reason'), all);
  return {
    prompt: text(message('explain.prompt'), all),
    nudge: text(message('explain.nudge')),
    steps: isNegative ? [rootStep, powerStep, turned] : [rootStep, powerStep],
  };
}

function positive(root: number, index: 2 | 3 | 4 | 5, power: number): DraftItem {
  const base = root ** index;
  return integerItem(explain(root, index, power, false), root ** power, [
    [(base * power) / index, 'exponent-as-factor'],
    [root, 'root-without-power'],
    [base ** power, 'power-without-root'],
  ]);
}

function negative(root: number, index: 2 | 3 | 4 | 5, power: number): DraftItem {
  const size = root ** power;
  return rationalItem(explain(root, index, power, true), fraction(1, size), 'any', [
    [fraction(-size, 1), 'negative-exponent-negative-value'],
    [fraction(size, 1), 'minus-in-exponent-ignored'],
    [fraction(1, root), 'root-without-power'],
  ]);
}

/** x^(a/b) · x^(c/d) as one power. */
function combined(a: number, b: number, c: number, d: number): DraftItem {
  const [first, second] = [fraction(a, b), fraction(c, d)];
  const all = { a, b, c, d, k: formatRational(add(first, second)) };
  const explained = {
    prompt: text(message('combined.explained.prompt'), all),
    nudge: text(message('combined.explained.nudge')),
    steps: [
      step('k = {a}/{b} + {c}/{d}', message('combined.explained.reason.rule-whole-exponents-holds'), all),
      step('k = {k}', message('combined.explained.reason.fractions-added-over-common'), all),
    ],
  };
  return rationalItem(explained, add(first, second), 'any', [
    [multiply(first, second), 'exponents-multiplied'],
    [fraction(a + c, b + d), 'exponent-fractions-added-straight'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [root, index, power] = random.pick(POWERS);
  if (difficulty === 1) return positive(root, index, power);
  if (difficulty === 2) return negative(root, index, power);
  const [b, d] = random.pick([
    [2, 3],
    [2, 4],
    [3, 4],
    [3, 6],
    [2, 5],
    [4, 6],
    [3, 5],
    [5, 4],
  ]);
  const [a, c] = [random.integer(1, 2 * b), random.integer(1, 2 * d)];
  const isReduced = fraction(a, b).denominator === BigInt(b) && fraction(c, d).denominator === BigInt(d);
  return isReduced ? combined(a, b, c, d) : make(random, difficulty);
}

/** Powers with fractions as exponents (CCSS HSN-RN.A.2). */
export const maRationalexp = generator('ma-rationalexp', make);
