import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { decimalItem, fraction, generator, rounded, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { exact, labels, notZero, shown, shownPolynomial, shownSum } from '../math-9-12/writing.ts';

const message = messagesOf('ma-ode');

const SEPARATE = message('separate');

/** y′ = k y, y(0) = start; the value at `time`. */
function proportional(k: number, start: number, time: number): DraftItem {
  const value = rounded(start * Math.exp(k * time), 2);
  const all = { k, start, time, product: rounded(k * time, 2), value };
  const explained = {
    prompt: text(message('proportional.explained.prompt'), all),
    nudge: text(message('proportional.explained.nudge')),
    steps: [
      step('y = C · e^({k} · x)', SEPARATE, all),
      step('C = {start}: {start} · e^({product}) ≈ {value}', message('proportional.explained.reason'), all),
    ],
  };
  return decimalItem(explained, value, { tolerance: 0.01 }, [
    [rounded(start * (1 + k * time), 2), 'growth-taken-as-steady'],
    [rounded(start * Math.exp(-k * time), 2), 'rate-sign-lost'],
  ]);
}

const LINEAR = message('linear.equation-y-0-start');

/** y′ + k y = m, y(0) = start: y = A + B e^(−k x). */
function linear(k: number, m: number, start: number): DraftItem {
  const rest = fraction(m, k);
  const other = fraction(start * k - m, k);
  const all = {
    k,
    m,
    start,
    equation: `y′ + ${k === 1 ? '' : k}y = ${shown(m)}`,
    rest: formatRational(rest).replace('-', '−'),
    other: formatRational(other).replace('-', '−'),
    form: `y = A + B · e^(${shownSum([[-k, 'x']])})`,
  };
  const explained = {
    prompt: text(LINEAR, all),
    nudge: text(message('linear.explained.nudge')),
    steps: [
      step(
        message('linear.explained.step.y-0-m-k'),
        message('linear.explained.reason.constant-solution-rate'),
        all,
      ),
      step(
        message('linear.explained.step.rest-b-start-other'),
        message('linear.explained.reason.0-y-b'),
        all,
      ),
    ],
  };
  return listItem(
    explained,
    labels('A', 'B'),
    [rest, other],
    [
      [[rest, fraction(start, 1)], 'start-for-constant'],
      [exact(m, start - m), 'rest-value-not-divided'],
      [[fraction(-m, k), fraction(start * k + m, k)], 'rate-sign-lost'],
    ],
  );
}

const term = (value: number, symbol: string) =>
  value === 0 ? '' : ` ${value < 0 ? '−' : '+'} ${Math.abs(value) === 1 ? '' : Math.abs(value)}${symbol}`;

/** y″ − (r + s) y′ + r s y = 0 with y = A e^(r x) + B e^(s x). */
function second(r: number, s: number, a: number, b: number): DraftItem {
  const middle = -(r + s);
  const all = {
    equation: `y″${term(middle, 'y′')}${term(r * s, 'y')} = 0`,
    start: a + b,
    slope: a * r + b * s,
    form: `y = A · e^(${shownSum([[r, 'x']])}) + B · e^(${shownSum([[s, 'x']])})`,
    roots: `${shownPolynomial([1, middle, r * s], 'r')} = 0`,
    one: `A + B = ${shown(a + b)}`,
    two: `${shownSum([
      [r, 'A'],
      [s, 'B'],
    ])} = ${shown(a * r + b * s)}`,
    a,
    b,
  };
  const explained = {
    prompt: text(message('second.explained.prompt'), all),
    nudge: text(message('second.explained.nudge')),
    steps: [
      step('{one}; {two}', message('second.explained.reason.differentiating-brings-each-exponent'), all),
      step('A = {a}, B = {b}', message('second.explained.reason.exponents-solve-roots-so'), all),
    ],
  };
  return listItem(explained, labels('A', 'B'), exact(a, b), [
    [exact(b, a), 'constants-exchanged'],
    [exact(a + b, a * r + b * s), 'start-for-constant'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) {
    const k = (random.integer(2, 9) * random.pick([1, -1])) / 10;
    return proportional(k, random.integer(2, 20), random.integer(2, 4));
  }
  if (difficulty === 2) {
    const [k, m, start] = [random.integer(2, 6), notZero(random, 12), random.integer(-6, 9)];
    return m === start * k ? make(random, difficulty) : linear(k, m, start);
  }
  const [r, s] = [notZero(random, 4), notZero(random, 4)];
  const [a, b] = [notZero(random, 5), notZero(random, 5)];
  return r === s || a === b ? make(random, difficulty) : second(r, s, a, b);
}

/** Separable, linear and second-order equations with starting values. */
export const maOde = generator('ma-ode', make);
