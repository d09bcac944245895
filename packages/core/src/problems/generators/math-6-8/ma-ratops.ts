import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { divide, formatRational, multiply, negate, type Rational } from '../../../maths/rational.ts';
import { choiceItem, fraction, generator, rationalItem, step, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { trueMinus } from './written.ts';

const message = messagesOf('ma-ratops');

const shownIn = (value: Rational, brackets: boolean) => {
  const written = trueMinus(formatRational(value));
  return brackets && written.startsWith('−') ? `(${written})` : written;
};
const SIGNS = message('signs');
const NUDGE = text(message('nudge'));
const EVEN = message('even');
const ODD = message('odd');

const size = (value: Rational) => formatRational(value).replace('-', '');

function operate(
  a: Rational,
  b: Rational,
  sign: '×' | '÷',
  sizes: { product: Rational; slip: readonly [Rational, MisconceptionId] | null },
): DraftItem {
  const { product, slip } = sizes;
  const minuses = [a, b].filter((value) => formatRational(value).startsWith('-')).length;
  const all = {
    a: shownIn(a, false),
    b: shownIn(b, true),
    sign,
    sizeA: size(a),
    sizeB: size(b),
    sizeOut: size(product),
    out: shownIn(product, false),
  };
  const explained = {
    prompt: text('{a} {sign} {b} = ?', all),
    nudge: NUDGE,
    steps: [
      step(minuses === 1 ? ODD : EVEN, SIGNS),
      step(
        '{sizeA} {sign} {sizeB} = {sizeOut}',
        sign === '×'
          ? message('operate.explained.reason.work-sizes-usual')
          : message('operate.explained.reason.dividing-number-multiplying-reciprocal'),
        all,
      ),
      step('{a} {sign} {b} = {out}', message('operate.explained.reason.put-sign-size-together'), all),
    ],
  };
  return rationalItem(explained, product, 'any', [
    [negate(product), 'sign-rule-mixed-up'],
    ...(slip ? [slip] : []),
  ]);
}

const signed = (random: SeededRandom) =>
  random.pick([
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]);

function wholeNumbers(random: SeededRandom): DraftItem {
  const [s, t] = signed(random);
  const [a, b] = [random.integer(2, 12) * s, random.integer(2, 12) * t];
  if (random.pick([true, false]))
    return operate(fraction(a, 1), fraction(b, 1), '×', { product: fraction(a * b, 1), slip: null });
  return operate(fraction(a * b, 1), fraction(b, 1), '÷', { product: fraction(a, 1), slip: null });
}

const FRACTIONS = [
  [1, 2],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 6],
  [3, 8],
  [5, 8],
  [7, 8],
  [4, 9],
  [7, 10],
  [3, 7],
  [9, 4],
  [7, 3],
  [5, 2],
] as const;

function fractions(random: SeededRandom): DraftItem {
  const [s, t] = signed(random);
  const [p, q] = random.pick(FRACTIONS);
  const [r, u] = random.pick(FRACTIONS);
  const [a, b] = [fraction(p * s, q), fraction(r * t, u)];
  if (random.pick([true, false])) return operate(a, b, '×', { product: multiply(a, b), slip: null });
  return operate(a, b, '÷', { product: divide(a, b), slip: [multiply(a, b), 'did-not-flip'] });
}

/** Three factors. */
function threeFactors(random: SeededRandom): DraftItem {
  const [s, t, v] = random.pick([
    [-1, -1, -1],
    [-1, 1, -1],
    [1, -1, -1],
    [-1, -1, 1],
    [-1, 1, 1],
    [1, 1, -1],
  ]);
  const [p, q] = random.pick(FRACTIONS);
  const [a, b, c] = [
    fraction(p * s, q),
    fraction(random.integer(2, 9) * t, 1),
    fraction(q * v, random.integer(2, 6)),
  ];
  const two = multiply(a, b);
  const product = multiply(two, c);
  const all = {
    a: shownIn(a, false),
    b: shownIn(b, true),
    c: shownIn(c, true),
    two: shownIn(two, false),
    bracketTwo: shownIn(two, false),
    out: shownIn(product, false),
  };
  const explained = {
    prompt: text('{a} × {b} × {c} = ?', all),
    nudge: NUDGE,
    steps: [
      step('{a} × {b} = {two}', SIGNS, all),
      step('{two} × {c} = {out}', message('three-factors.explained.reason'), all),
    ],
  };
  return rationalItem(explained, product, 'any', [
    [negate(product), 'sign-rule-mixed-up'],
    [two, 'last-factor-forgotten'],
  ]);
}

const ENDING = [
  [3, 8],
  [7, 16],
  [9, 20],
  [11, 25],
  [13, 40],
  [21, 50],
  [17, 80],
  [19, 32],
  [3, 125],
  [7, 64],
] as const;
const ENDLESS = [
  [1, 3],
  [2, 7],
  [4, 9],
  [5, 6],
  [5, 11],
  [7, 12],
  [8, 15],
  [7, 30],
  [10, 13],
  [11, 14],
] as const;
const fractionOption = ([top, bottom]: readonly [number, number]): Option => ({
  text: text(`${top}/${bottom}`),
});

/** Which of four fractions has a decimal that never ends. */
function pickEndless(random: SeededRandom): DraftItem {
  const right = random.pick(ENDLESS);
  const wrong = random.shuffle(ENDING).slice(0, 3);
  const explained = {
    prompt: text(message('pick-endless.explained.prompt')),
    nudge: text(message('pick-endless.explained.nudge')),
    steps: [
      step(
        message('pick-endless.explained.step.split-each-denominator-into'),
        message('pick-endless.explained.reason.powers-ten-primes-2'),
      ),
      step(
        message('pick-endless.explained.step.bottom-another-prime-factor'),
        message('pick-endless.explained.reason.so-power-ten-multiple'),
        { bottom: right[1] },
      ),
    ],
  };
  return choiceItem(
    explained,
    random,
    fractionOption(right),
    wrong.map((option) => [fractionOption(option), 'large-bottom-never-ends'] as const),
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return wholeNumbers(random);
  if (difficulty === 2) return fractions(random);
  return random.integer(1, 3) === 1 ? pickEndless(random) : threeFactors(random);
}

/** Products and quotients with signs, and repeating decimals (CCSS 7.NS.A.2). */
export const maRatops = generator('ma-ratops', make);
