import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { expressionItem } from '../../item-written.ts';
import { generator, integerItem, step, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import {
  expanded,
  notZero,
  polynomialItem,
  raised,
  shown,
  shownFactor,
  shownPolynomial,
  shownSum,
  typed,
  type Coefficients,
  withSine,
} from '../math-9-12/writing.ts';
import { derivative } from './derivative.ts';

const message = messagesOf('ma-deriv');

const PROMPT = message('prompt');
const BEFORE = 'f′(x) =';

function polynomial(coefficients: Coefficients): DraftItem {
  const top = coefficients.length - 1;
  const [lead = 0] = coefficients;
  const result = derivative(coefficients);
  const all = {
    formula: shownPolynomial(coefficients),
    lead: shownSum([[lead, `x${raised(top)}`]]),
    first: shownSum([[lead * top, `x${raised(top - 1)}`]]),
    done: shownPolynomial(result),
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('polynomial.explained.nudge')),
    steps: [
      step(
        message('polynomial.explained.step'),
        message('polynomial.explained.reason.derivative-x-n-times'),
        all,
      ),
      step('{done}', message('polynomial.explained.reason.derivative-sum-sum-derivatives'), all),
    ],
  };
  return polynomialItem(
    explained,
    'expanded',
    expanded(result),
    [
      [expanded([...result, 0]), 'power-not-lowered'],
      [expanded(coefficients.slice(0, -1)), 'factor-not-brought-down'],
    ],
    BEFORE,
  );
}

/** (a x + b) / (c x + d) */
function quotient(a: number, b: number, c: number, d: number): DraftItem {
  const [top, bottom] = [shownFactor(a, b), shownFactor(c, d)];
  const value = a * d - b * c;
  const all = {
    formula: `${top} / ${bottom}`,
    rule: `(${shown(a)} · ${bottom} − ${shown(c)} · ${top}) / ${bottom}²`,
    done: `${shown(value)} / ${bottom}²`,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('quotient.explained.nudge')),
    steps: [
      step('{rule}', message('quotient.explained.reason.u-v-u-v'), all),
      step('{done}', message('quotient.explained.reason.top-terms-x-cancel'), all),
    ],
  };
  const over = typed(bottom);
  const wrong: Wrong<string>[] = [
    [`${a}/${c}`, 'quotient-of-derivatives'],
    [`${-value}/${over}^2`, 'quotient-terms-exchanged'],
  ];
  return expressionItem(
    explained,
    { form: 'any', variables: ['x'], before: BEFORE },
    `${value}/${over}^2`,
    wrong,
  );
}

/** (a x + b)^n */
function chain(a: number, b: number, n: number): DraftItem {
  const inside = shownFactor(a, b);
  const all = {
    formula: `${inside}${raised(n)}`,
    outer: `${n}${inside}${raised(n - 1)}`,
    inner: a,
    done: `${shown(n * a)}${inside}${raised(n - 1)}`,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('chain.explained.nudge')),
    steps: [
      step(
        message('chain.explained.step.outside-outer'),
        message('chain.explained.reason.power-rule-inside-left'),
        all,
      ),
      step(
        message('chain.explained.step.times-inner-done'),
        message('chain.explained.reason.chain-rule-multiplies-derivative'),
        all,
      ),
    ],
  };
  const power = `${typed(inside)}^${n - 1}`;
  return expressionItem(explained, { form: 'any', variables: ['x'], before: BEFORE }, `${n * a}${power}`, [
    [`${n}${power}`, 'inner-derivative-forgotten'],
    [`${n * a}${typed(inside)}^${n}`, 'power-not-lowered'],
  ]);
}

/** A product with an exponential or a sine, at 0. */
function productAtZero(a: number, b: number, k: number, isSine: boolean): DraftItem {
  const outer = isSine ? `sin(${k}x)` : `e^(${k}x)`;
  const value = isSine ? b * k : a + b * k;
  const other = isSine ? `${k} · cos(${k}x)` : `${k} · e^(${k}x)`;
  const all = {
    formula: withSine(`${shownFactor(a, b)} · ${outer}`),
    rule: withSine(`${shown(a)} · ${outer} + ${shownFactor(a, b)} · ${other}`),
    value,
  };
  const explained = {
    prompt: text(message('product-at-zero.explained.prompt'), all),
    nudge: text(message('product-at-zero.explained.nudge')),
    steps: [
      step('f′(x) = {rule}', message('product-at-zero.explained.reason.uv-u-v-uv'), all),
      step('f′(0) = {value}', message('product-at-zero.explained.reason.0-e-1-sin'), all),
    ],
  };
  return integerItem(explained, value, [
    [a * k, 'product-of-derivatives'],
    [isSine ? b : a + b, 'inner-derivative-forgotten'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const upTo = (most: number) => notZero(random, most);
  if (difficulty === 1)
    return polynomial([upTo(6), ...(random.pick([true, false]) ? [upTo(7)] : []), upTo(8), upTo(9), upTo(9)]);
  if (difficulty === 2) {
    const [a, b, c, d] = [random.integer(1, 6), upTo(7), random.integer(1, 5), upTo(7)];
    return a * d === b * c ? make(random, difficulty) : quotient(a, b, c, d);
  }
  if (random.pick([true, false])) return chain(random.integer(2, 6), upTo(7), random.integer(3, 7));
  return productAtZero(upTo(7), upTo(7), random.integer(2, 6), random.pick([true, false]));
}

/** Derivatives by the power, quotient, product and chain rule. */
export const maDeriv = generator('ma-deriv', make);
