import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { divide, formatRational, multiply, negate, type Rational } from '../../../maths/rational.ts';
import { choiceItem, fraction, generator, rationalItem, step, type Option } from '../../item.ts';
import { DID_NOT_FLIP } from '../../misconceptions/operations.ts';
import {
  FIRST_FACTORS_ONLY,
  LARGE_BOTTOM_NEVER_ENDS,
  SIGN_RULE_MIXED,
} from '../../misconceptions/signs-and-points.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { trueMinus } from './written.ts';

const shownIn = (value: Rational, brackets: boolean) => {
  const written = trueMinus(formatRational(value));
  return brackets && written.startsWith('−') ? `(${written})` : written;
};
const SIGNS = {
  en: 'Two minus signs make plus; one makes minus.',
  fr: 'Deux signes moins font plus ; un seul fait moins.',
  es: 'Dos signos menos dan más; uno solo da menos.',
};
const NUDGE = text({
  en: 'First the sign: how many minus signs are there?',
  fr: 'D’abord le signe : combien de signes moins y a-t-il ?',
  es: 'Primero el signo: ¿cuántos signos menos hay?',
});
const EVEN = {
  en: 'The number of minus signs is even: the result is positive.',
  fr: 'Le nombre de signes moins est pair : le résultat est positif.',
  es: 'La cantidad de signos menos es par: el resultado es positivo.',
};
const ODD = {
  en: 'There is one minus sign: the result is negative.',
  fr: 'Il y a un seul signe moins : le résultat est négatif.',
  es: 'Hay un solo signo menos: el resultado es negativo.',
};

const size = (value: Rational) => formatRational(value).replace('-', '');

function operate(
  a: Rational,
  b: Rational,
  sign: '×' | '÷',
  sizes: { product: Rational; slip: readonly [Rational, typeof DID_NOT_FLIP] | null },
): PracticeItem {
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
          ? {
              en: 'Work with the sizes as usual.',
              fr: 'On calcule avec les valeurs sans signe.',
              es: 'Se calcula con los valores sin signo.',
            }
          : {
              en: 'Dividing by a number is multiplying by its reciprocal.',
              fr: 'Diviser par un nombre, c’est multiplier par son inverse.',
              es: 'Dividir entre un número es multiplicar por su inverso.',
            },
        all,
      ),
      step(
        '{a} {sign} {b} = {out}',
        {
          en: 'Put sign and size together.',
          fr: 'On réunit le signe et la valeur.',
          es: 'Se juntan el signo y el valor.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, product, 'any', [
    [negate(product), SIGN_RULE_MIXED],
    ...(slip ? [slip] : []),
  ]);
}

const signed = (random: SeededRandom) =>
  random.pick([
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]);

function wholeNumbers(random: SeededRandom): PracticeItem {
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

function fractions(random: SeededRandom): PracticeItem {
  const [s, t] = signed(random);
  const [p, q] = random.pick(FRACTIONS);
  const [r, u] = random.pick(FRACTIONS);
  const [a, b] = [fraction(p * s, q), fraction(r * t, u)];
  if (random.pick([true, false])) return operate(a, b, '×', { product: multiply(a, b), slip: null });
  return operate(a, b, '÷', { product: divide(a, b), slip: [multiply(a, b), DID_NOT_FLIP] });
}

/** Three factors. */
function threeFactors(random: SeededRandom): PracticeItem {
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
      step(
        '{two} × {c} = {out}',
        {
          en: 'Multiply from factor to factor, with the sign.',
          fr: 'On multiplie facteur après facteur, avec le signe.',
          es: 'Se multiplica factor a factor, con el signo.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, product, 'any', [
    [negate(product), SIGN_RULE_MIXED],
    [two, FIRST_FACTORS_ONLY],
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
function pickEndless(random: SeededRandom): PracticeItem {
  const right = random.pick(ENDLESS);
  const wrong = random.shuffle(ENDING).slice(0, 3);
  const explained = {
    prompt: text({
      en: 'Which fraction has a decimal that repeats for ever?',
      fr: 'Quelle fraction a une écriture décimale qui se répète sans fin ?',
      es: '¿Qué fracción tiene un decimal que se repite sin fin?',
    }),
    nudge: text({
      en: 'Which denominators divide 10, 100, 1000 or so?',
      fr: 'Quels dénominateurs divisent 10, 100, 1000 ou plus ?',
      es: '¿Qué denominadores dividen a 10, 100, 1000 o más?',
    }),
    steps: [
      step(
        {
          en: 'Split each denominator into primes.',
          fr: 'On décompose chaque dénominateur en facteurs premiers.',
          es: 'Se descompone cada denominador en primos.',
        },
        {
          en: 'Powers of ten have the primes 2 and 5 only.',
          fr: 'Les puissances de dix n’ont que les facteurs premiers 2 et 5.',
          es: 'Las potencias de diez solo tienen los primos 2 y 5.',
        },
      ),
      step(
        {
          en: '{bottom} has another prime factor.',
          fr: '{bottom} a un autre facteur premier.',
          es: '{bottom} tiene otro factor primo.',
        },
        {
          en: 'So no power of ten is a multiple of it, and the division never ends.',
          fr: 'Aucune puissance de dix n’en est donc un multiple, et la division ne finit jamais.',
          es: 'Ninguna potencia de diez es múltiplo suyo y la división no termina.',
        },
        { bottom: right[1] },
      ),
    ],
  };
  return choiceItem(
    explained,
    random,
    fractionOption(right),
    wrong.map((option) => [fractionOption(option), LARGE_BOTTOM_NEVER_ENDS] as const),
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return wholeNumbers(random);
  if (difficulty === 2) return fractions(random);
  return random.integer(1, 3) === 1 ? pickEndless(random) : threeFactors(random);
}

/** Products and quotients with signs, and repeating decimals (CCSS 7.NS.A.2). */
export const maRatops = generator('ma-ratops', make);
