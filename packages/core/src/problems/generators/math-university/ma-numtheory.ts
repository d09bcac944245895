import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { composition, threeRemainders, weight } from './congruences.ts';
import { howMany } from './shared-moduli.ts';

const message = messagesOf('ma-numtheory');

/** The remainder of a^n, by repeated squaring. */
function powerRemainder(base: number, exponent: number, modulus: number): number {
  if (exponent === 0) return 1 % modulus;
  const half = powerRemainder(base, Math.floor(exponent / 2), modulus);
  return (half * half * (exponent % 2 === 1 ? base : 1)) % modulus;
}

/** The least positive number that leaves 1 when multiplied by `a`, by the extended Euclidean algorithm; 0 if none. */
function inverse(a: number, modulus: number): number {
  let [r, s, x, y] = [modulus, a % modulus, 0, 1];
  while (s > 0) {
    const quotient = Math.floor(r / s);
    [r, s, x, y] = [s, r - quotient * s, y, x - quotient * y];
  }
  return r === 1 ? (x + modulus) % modulus : 0;
}

const PRIMES = [7, 11, 13, 17, 19, 23] as const;

function remainderOfPower(base: number, exponent: number, modulus: number): DraftItem {
  const value = powerRemainder(base, exponent, modulus);
  const half = Math.floor(exponent / 2);
  const all = {
    base,
    exponent,
    modulus,
    value,
    square: powerRemainder(base, 2, modulus),
    half,
    atHalf: powerRemainder(base, half, modulus),
  };
  const explained = {
    prompt: text(message('remainder-of-power.explained.prompt'), all),
    nudge: text(message('remainder-of-power.explained.nudge')),
    steps: [
      step(
        '{base}^2 ≡ {square} (mod {modulus})',
        message('remainder-of-power.explained.reason.products-may-replaced-their'),
        all,
      ),
      step(
        '{base}^{half} ≡ {atHalf}, {base}^{exponent} ≡ {value} (mod {modulus})',
        message('remainder-of-power.explained.reason.square-again-multiply-base'),
        all,
      ),
    ],
  };
  return integerItem(explained, value, [
    [(base * exponent) % modulus, 'power-times-exponent'],
    [powerRemainder(base, exponent - 1, modulus), 'last-step-missed'],
  ]);
}

function modularInverse(a: number, modulus: number): DraftItem {
  const value = inverse(a, modulus);
  const all = { a, modulus, value, product: a * value, times: (a * value - 1) / modulus };
  const explained = {
    prompt: text(message('modular-inverse.explained.prompt'), { ...all, last: modulus - 1 }),
    nudge: text(message('modular-inverse.explained.nudge')),
    steps: [
      step(
        message('modular-inverse.explained.step'),
        message('modular-inverse.explained.reason.euclidean-algorithm-run-backwards'),
        all,
      ),
      step(
        '{a} · {value} = {product} = 1 + {modulus} · {times}',
        message('modular-inverse.explained.reason.remainder-1'),
        all,
      ),
    ],
  };
  return integerItem(explained, value, [
    [modulus - a, 'inverse-as-opposite'],
    [modulus - value, 'remainder-minus-one'],
  ]);
}

function chinese(m: number, n: number, x: number): DraftItem {
  const [a, b] = [x % m, x % n];
  const all = { m, n, a, b, x, last: m * n - 1, list: [0, 1, 2, 3].map((index) => a + index * m).join('; ') };
  const firstOnly = a + m * ((Math.floor(x / m) + 1) % n);
  const secondOnly = b + n * ((Math.floor(x / n) + 1) % m);
  const explained = {
    prompt: text(message('chinese.explained.prompt'), all),
    nudge: text(message('chinese.explained.nudge')),
    steps: [
      step(
        message('chinese.explained.step.list-so-steps-m'),
        message('chinese.explained.reason.these-leave-first-remainder'),
        all,
      ),
      step(
        message('chinese.explained.step.x-x-leaves-b'),
        message('chinese.explained.reason.moduli-share-factor-so'),
        all,
      ),
    ],
  };
  return integerItem(explained, x, [
    [firstOnly, 'one-congruence-only'],
    [secondOnly, 'one-congruence-only'],
    [a + b, 'remainders-added'],
  ]);
}

const MODULI = [
  [5, 7],
  [7, 9],
  [8, 11],
  [9, 11],
  [7, 12],
  [11, 13],
  [8, 15],
  [5, 12],
  [9, 13],
  [7, 16],
] as const;

function drawInverse(random: SeededRandom): DraftItem {
  const modulus = random.integer(11, 60);
  const a = random.integer(3, modulus - 2);
  const found = inverse(a, modulus);
  return found === 0 || found === a ? drawInverse(random) : modularInverse(a, modulus);
}

function drawChinese(random: SeededRandom): DraftItem {
  const [m, n] = random.pick(MODULI);
  return chinese(m, n, random.integer(n + 1, m * n - 1));
}

function drawPower(random: SeededRandom): DraftItem {
  return remainderOfPower(random.integer(2, 9), random.integer(6, 30), random.pick(PRIMES));
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return random.pick([drawPower, weight])(random);
  if (difficulty === 2) return random.pick([drawInverse, drawChinese])(random);
  return random.pick([threeRemainders, howMany, composition])(random);
}

/** Remainders of powers, inverses, the Chinese remainder theorem, and Brahmagupta's composition. */
export const maNumtheory = generator('ma-numtheory', make);
