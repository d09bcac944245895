import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  INVERSE_AS_OPPOSITE,
  LAST_STEP_MISSED,
  ONE_CONGRUENCE_ONLY,
  POWER_TIMES_EXPONENT,
  REMAINDER_MINUS_ONE,
  REMAINDERS_ADDED,
} from '../../misconceptions/number-theory.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { composition, threeRemainders, weight } from './congruences.ts';
import { howMany } from './shared-moduli.ts';

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

function remainderOfPower(base: number, exponent: number, modulus: number): PracticeItem {
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
    prompt: text(
      {
        en: 'What is the remainder of {base}^{exponent} when divided by {modulus}?',
        fr: 'Quel est le reste de {base}^{exponent} dans la division par {modulus} ?',
        es: '¿Cuál es el resto de {base}^{exponent} al dividir entre {modulus}?',
      },
      all,
    ),
    nudge: text({
      en: 'Keep only the remainder after each multiplication. Squaring saves steps.',
      fr: 'Ne garde que le reste après chaque multiplication. Élever au carré économise des pas.',
      es: 'Tras cada multiplicación basta el resto. Elevar al cuadrado ahorra pasos.',
    }),
    steps: [
      step(
        '{base}^2 ≡ {square} (mod {modulus})',
        {
          en: 'Products may be replaced by their remainders at any time.',
          fr: 'On peut remplacer un produit par son reste à tout moment.',
          es: 'Un producto se puede cambiar por su resto en cualquier momento.',
        },
        all,
      ),
      step(
        '{base}^{half} ≡ {atHalf}, {base}^{exponent} ≡ {value} (mod {modulus})',
        {
          en: 'Square again, and multiply by the base once more where the exponent is odd.',
          fr: 'On élève encore au carré, et on multiplie une fois par la base si l’exposant est impair.',
          es: 'Se eleva otra vez al cuadrado y se multiplica por la base si el exponente es impar.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, value, [
    [(base * exponent) % modulus, POWER_TIMES_EXPONENT],
    [powerRemainder(base, exponent - 1, modulus), LAST_STEP_MISSED],
  ]);
}

function modularInverse(a: number, modulus: number): PracticeItem {
  const value = inverse(a, modulus);
  const all = { a, modulus, value, product: a * value, times: (a * value - 1) / modulus };
  const explained = {
    prompt: text(
      {
        en: 'Which number from 1 to {last} is the inverse of {a} modulo {modulus}?',
        fr: 'Quel nombre de 1 à {last} est l’inverse de {a} modulo {modulus} ?',
        es: '¿Qué número del 1 al {last} es el inverso de {a} módulo {modulus}?',
      },
      { ...all, last: modulus - 1 },
    ),
    nudge: text({
      en: 'Which multiple of the number is one more than a multiple of the modulus?',
      fr: 'Quel multiple du nombre dépasse de un un multiple du module ?',
      es: '¿Qué múltiplo del número supera en uno a un múltiplo del módulo?',
    }),
    steps: [
      step(
        {
          en: 'Wanted: {a} · x = 1 + {modulus} · y.',
          fr: 'On cherche : {a} · x = 1 + {modulus} · y.',
          es: 'Se busca: {a} · x = 1 + {modulus} · y.',
        },
        {
          en: 'The Euclidean algorithm, run backwards, finds x and y.',
          fr: 'L’algorithme d’Euclide, remonté, trouve x et y.',
          es: 'El algoritmo de Euclides, hacia atrás, halla x e y.',
        },
        all,
      ),
      step(
        '{a} · {value} = {product} = 1 + {modulus} · {times}',
        { en: 'The remainder is 1.', fr: 'Le reste est 1.', es: 'El resto es 1.' },
        all,
      ),
    ],
  };
  return integerItem(explained, value, [
    [modulus - a, INVERSE_AS_OPPOSITE],
    [modulus - value, REMAINDER_MINUS_ONE],
  ]);
}

function chinese(m: number, n: number, x: number): PracticeItem {
  const [a, b] = [x % m, x % n];
  const all = { m, n, a, b, x, last: m * n - 1, list: [0, 1, 2, 3].map((index) => a + index * m).join('; ') };
  const firstOnly = a + m * ((Math.floor(x / m) + 1) % n);
  const secondOnly = b + n * ((Math.floor(x / n) + 1) % m);
  const explained = {
    prompt: text(
      {
        en: 'A number from 0 to {last} leaves {a} when divided by {m}, and {b} when divided by {n}. Which number is it?',
        fr: 'Un nombre de 0 à {last} laisse {a} dans la division par {m}, et {b} dans la division par {n}. Quel est ce nombre ?',
        es: 'Un número del 0 al {last} deja {a} al dividirlo entre {m}, y {b} al dividirlo entre {n}. ¿Cuál es?',
      },
      all,
    ),
    nudge: text({
      en: 'Write the numbers that satisfy one condition. Which of them satisfies the other?',
      fr: 'Écris les nombres qui vérifient une condition. Lequel vérifie l’autre ?',
      es: 'Se escriben los números que cumplen una condición. ¿Cuál cumple la otra?',
    }),
    steps: [
      step(
        {
          en: '{list}; and so on, in steps of {m}',
          fr: '{list} ; et ainsi de suite, par pas de {m}',
          es: '{list}; y así, en pasos de {m}',
        },
        {
          en: 'These leave the first remainder.',
          fr: 'Ceux-ci laissent le premier reste.',
          es: 'Estos dejan el primer resto.',
        },
        all,
      ),
      step(
        {
          en: 'x = {x} leaves {b} when divided by {n}.',
          fr: 'x = {x} laisse {b} dans la division par {n}.',
          es: 'x = {x} deja {b} al dividir entre {n}.',
        },
        {
          en: 'The moduli share no factor, so there is exactly one such number in the range.',
          fr: 'Les modules sont premiers entre eux : il y a exactement un tel nombre dans l’intervalle.',
          es: 'Los módulos no tienen factor común: hay exactamente uno en el intervalo.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, x, [
    [firstOnly, ONE_CONGRUENCE_ONLY],
    [secondOnly, ONE_CONGRUENCE_ONLY],
    [a + b, REMAINDERS_ADDED],
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

function drawInverse(random: SeededRandom): PracticeItem {
  const modulus = random.integer(11, 60);
  const a = random.integer(3, modulus - 2);
  const found = inverse(a, modulus);
  return found === 0 || found === a ? drawInverse(random) : modularInverse(a, modulus);
}

function drawChinese(random: SeededRandom): PracticeItem {
  const [m, n] = random.pick(MODULI);
  return chinese(m, n, random.integer(n + 1, m * n - 1));
}

function drawPower(random: SeededRandom): PracticeItem {
  return remainderOfPower(random.integer(2, 9), random.integer(6, 30), random.pick(PRIMES));
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return random.pick([drawPower, weight])(random);
  if (difficulty === 2) return random.pick([drawInverse, drawChinese])(random);
  return random.pick([threeRemainders, howMany, composition])(random);
}

/** Remainders of powers, inverses, the Chinese remainder theorem, and Brahmagupta's composition. */
export const maNumtheory = generator('ma-numtheory', make);
