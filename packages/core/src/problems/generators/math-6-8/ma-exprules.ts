import type { DraftItem } from '../../draft.ts';
import { type Phrase, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { raised } from './written.ts';

const message = messagesOf('ma-exprules');

const NUDGE = text(message('nudge'));
const power = (base: string, exponent: number) => `${base}${raised(exponent)}`;

interface Rule {
  readonly asked: string;
  readonly working: string;
  readonly answer: number;
  readonly reason: Phrase;
  readonly wrong: readonly Wrong<number>[];
}

function productRule(base: string, m: number, n: number): Rule {
  return {
    asked: `${power(base, m)} × ${power(base, n)}`,
    working: `${m} + ${n}`,
    answer: m + n,
    reason: message('product-rule.reason'),
    wrong: [
      [m * n, 'exponents-of-product-multiplied'],
      [Math.abs(m - n), 'exponents-subtracted-backwards'],
    ],
  };
}

function quotientRule(base: string, m: number, n: number): Rule {
  return {
    asked: `${power(base, m)} ÷ ${power(base, n)}`,
    working: `${m} − ${n}`,
    answer: m - n,
    reason: message('quotient-rule.reason'),
    wrong: [
      ...(m < n
        ? [[n - m, 'exponent-sign-lost'] as const]
        : [[n - m, 'exponents-subtracted-backwards'] as const]),
      [m / n, 'exponents-divided'],
      [m + n, 'exponents-added'],
    ],
  };
}

function powerRule(base: string, m: number, n: number): Rule {
  return {
    asked: `(${power(base, m)})${raised(n)}`,
    working: `${m} × ${n}`,
    answer: m * n,
    reason: message('power-rule.reason'),
    wrong: [
      [m + n, 'exponents-added'],
      [m ** n, 'exponents-of-product-multiplied'],
    ],
  };
}

function oneExponent({ asked, working, answer, reason, wrong }: Rule, base: string): DraftItem {
  const all = { asked, base, working: working.replace('--', '−'), answer };
  const explained = {
    prompt: text(message('one-exponent.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step(message('one-exponent.explained.step'), reason, all),
      step('{working} = {answer}', message('one-exponent.explained.reason'), all),
    ],
  };
  return integerItem(explained, answer, wrong);
}

const BASES = ['2', '3', '5', '7', 'x', 'a', 'n'] as const;

const TWO_LETTERS_PROMPT = message('two-letters-prompt');

const TWO_LETTERS_WORDS = message('two-letters-words');

const TWO_LETTERS_WORDS_2 = message('two-letters-words-2');

const pair = (x: number, y: number) => [fraction(x, 1), fraction(y, 1)];

/** (xᵃ yᵇ)ᶜ × xᵈ */
function twoLetters(random: SeededRandom): DraftItem {
  const [a, b, c, d] = [
    random.integer(1, 4),
    random.integer(2, 5),
    random.integer(2, 4),
    random.integer(2, 6),
  ];
  const divides = random.pick([true, false]);
  const first = a * c + (divides ? -d : d);
  const all = {
    asked: `(${a === 1 ? 'x' : power('x', a)}${power('y', b)})${raised(c)} ${divides ? '÷' : '×'} ${power('x', d)}`,
    xc: a * c,
    yc: b * c,
    d,
    sign: divides ? '−' : '+',
    first,
  };
  const explained = {
    prompt: text(TWO_LETTERS_PROMPT, all),
    nudge: NUDGE,
    steps: [
      step(TWO_LETTERS_WORDS, TWO_LETTERS_WORDS_2),
      step(message('two-letters.explained.step'), message('two-letters.explained.reason'), all),
    ],
  };
  return listItem(
    explained,
    [message('two-letters.labels.exponent-x'), message('two-letters.labels.exponent-y')],
    pair(first, b * c),
    [
      [pair(first, b), 'power-on-first-letter'],
      [pair(a + c + (divides ? -d : d), b + c), 'exponents-added'],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const base = random.pick(BASES);
  const [m, n] = [random.integer(2, 9), random.integer(2, 9)];
  if (difficulty === 1) return oneExponent(productRule(base, m, n), base);
  if (difficulty === 3) return twoLetters(random);
  return oneExponent(
    random.pick([true, false])
      ? quotientRule(base, m, m === n ? n + 1 : n)
      : powerRule(base, m, random.integer(3, 6)),
    base,
  );
}

/** Products, quotients and powers of powers (CCSS 8.EE.A.1). */
export const maExprules = generator('ma-exprules', make);
