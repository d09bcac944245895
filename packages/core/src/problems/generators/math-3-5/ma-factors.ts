import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, fraction, generator, step, type Option } from '../../item.ts';
import { setItem } from '../../item-several.ts';
import {
  EVEN_CAN_BE_PRIME,
  FORGOT_ONE_AND_ITSELF,
  MISSED_A_PAIR,
  MULTIPLES_FOR_FACTORS,
  ODD_MEANS_PRIME,
  ONE_TAKEN_FOR_PRIME,
  ONE_TERM_OFF,
} from '../../misconceptions/many-digits.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const numbers = (values: readonly number[]) => values.map((value) => fraction(value, 1));
const SMALL = [6, 8, 10, 12, 14, 15, 18, 20, 21, 22, 26, 27] as const;
const LARGE = [
  24, 28, 30, 32, 36, 40, 42, 44, 45, 48, 50, 52, 54, 56, 60, 63, 64, 66, 70, 72, 75, 80,
] as const;

/** Factors in pairs, from 1 and the number itself inwards. */
function factorPairs(value: number): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  for (let factor = 1; factor * factor <= value; factor += 1)
    if (value % factor === 0) pairs.push([factor, value / factor]);
  return pairs;
}

function listFactors(random: SeededRandom, value: number): PracticeItem {
  const pairs = factorPairs(value);
  const factors = [...new Set(pairs.flat())];
  const missed: readonly number[] = pairs[random.integer(1, pairs.length - 1)] ?? [];
  const all = { value, count: factors.length, pairs: pairs.map(([a, b]) => `${a} × ${b}`).join(', ') };
  const explained = {
    prompt: text(
      {
        en: 'List all factors of {value}.',
        fr: 'Donne tous les diviseurs de {value}.',
        es: 'Dar todos los divisores de {value}.',
      },
      all,
    ),
    nudge: text({
      en: 'Factors come in pairs. Begin with 1.',
      fr: 'Les diviseurs vont par paires. Commence par 1.',
      es: 'Los divisores van por pares. Empezamos por 1.',
    }),
    steps: [
      step(
        '1 × {value} = {value}',
        {
          en: '1 and the number itself always belong to them.',
          fr: '1 et le nombre lui-même en font toujours partie.',
          es: 'El 1 y el propio número siempre lo son.',
        },
        all,
      ),
      step(
        { en: 'All pairs: {pairs}.', fr: 'Toutes les paires : {pairs}.', es: 'Todos los pares: {pairs}.' },
        {
          en: 'Try 2, 3, 4 … until the pairs repeat. There are {count} factors.',
          fr: 'Essaie 2, 3, 4… jusqu’à ce que les paires se répètent. Il y a {count} diviseurs.',
          es: 'Probamos 2, 3, 4… hasta que los pares se repiten. Hay {count} divisores.',
        },
        all,
      ),
    ],
  };
  return setItem(explained, numbers(factors), [
    [numbers(factors.filter((factor) => factor !== 1 && factor !== value)), FORGOT_ONE_AND_ITSELF],
    [numbers(factors.filter((factor) => !missed.includes(factor))), MISSED_A_PAIR],
    [numbers([value, 2 * value, 3 * value]), MULTIPLES_FOR_FACTORS],
  ]);
}

/** The three first multiples beyond some number. */
function listMultiples(random: SeededRandom): PracticeItem {
  const base = random.integer(3, 12);
  const first = random.integer(3, 9);
  const bound = base * first - random.integer(1, base - 1);
  const multiples = [0, 1, 2].map((more) => base * (first + more));
  const all = { base, bound, times: first, a: multiples[0] ?? 0, b: multiples[1] ?? 0, c: multiples[2] ?? 0 };
  const explained = {
    prompt: text(
      {
        en: 'Which are the three smallest multiples of {base} greater than {bound}?',
        fr: 'Quels sont les trois plus petits multiples de {base} supérieurs à {bound} ?',
        es: '¿Cuáles son los tres menores múltiplos de {base} mayores que {bound}?',
      },
      all,
    ),
    nudge: text(
      {
        en: 'Count in steps of {base}.',
        fr: 'Compte par pas de {base}.',
        es: 'Contamos a pasos de {base}.',
      },
      all,
    ),
    steps: [
      step(
        {
          en: 'Count {base} by {base} until {bound} is passed.',
          fr: 'Compte de {base} en {base} jusqu’à dépasser {bound}.',
          es: 'Contamos de {base} en {base} hasta pasar {bound}.',
        },
        {
          en: 'Multiples are {base} times a whole number.',
          fr: 'Les multiples sont {base} fois un nombre entier.',
          es: 'Los múltiplos son {base} por un número entero.',
        },
        all,
      ),
      step(
        '{a}, {b}, {c}',
        {
          en: 'The first one is {times} × {base}.',
          fr: 'Le premier est {times} × {base}.',
          es: 'El primero es {times} × {base}.',
        },
        all,
      ),
    ],
  };
  return setItem(explained, numbers(multiples), [
    [numbers(multiples.map((value) => value - base)), ONE_TERM_OFF],
    [numbers(multiples.map((value) => value + base)), ONE_TERM_OFF],
  ]);
}

const option = (value: number): Option => ({ text: text('{value}', { value }) });

const PRIMES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
] as const;
const ODD_COMPOSITE = [
  9, 15, 21, 25, 27, 33, 35, 39, 45, 49, 51, 55, 57, 63, 65, 69, 75, 77, 81, 85, 87, 91, 93, 95, 99,
] as const;
const EVEN_COMPOSITE = [4, 6, 8, 10, 14, 22, 26, 34, 38, 46, 58, 62, 74, 82, 86, 94] as const;

function whichIsPrime(random: SeededRandom): PracticeItem {
  const prime = random.pick(PRIMES);
  const explained = {
    prompt: text({
      en: 'Which number is prime?',
      fr: 'Quel nombre est premier ?',
      es: '¿Qué número es primo?',
    }),
    nudge: text({
      en: 'Which one has exactly two factors?',
      fr: 'Lequel a exactement deux diviseurs ?',
      es: '¿Cuál tiene exactamente dos divisores?',
    }),
    steps: [
      step(
        {
          en: 'Try to share each number into equal groups of more than one.',
          fr: 'Essaie de partager chaque nombre en groupes égaux de plus d’un.',
          es: 'Probamos a repartir cada número en grupos iguales de más de uno.',
        },
        {
          en: 'A prime has exactly two factors: one and itself.',
          fr: 'Un nombre premier a exactement deux diviseurs : un et lui-même.',
          es: 'Un primo tiene exactamente dos divisores: uno y él mismo.',
        },
      ),
      step(
        {
          en: '{prime} has only the factors 1 and {prime}.',
          fr: '{prime} n’a que les diviseurs 1 et {prime}.',
          es: '{prime} solo tiene los divisores 1 y {prime}.',
        },
        {
          en: 'No other number divides it.',
          fr: 'Aucun autre nombre ne le divise.',
          es: 'Ningún otro número lo divide.',
        },
        { prime },
      ),
    ],
  };
  const withOne = random.integer(0, 3) === 0;
  return choiceItem(explained, random, option(prime), [
    [option(random.pick(ODD_COMPOSITE)), ODD_MEANS_PRIME],
    [option(random.pick(EVEN_COMPOSITE)), EVEN_CAN_BE_PRIME],
    withOne ? [option(1), ONE_TAKEN_FOR_PRIME] : [option(random.pick(ODD_COMPOSITE)), ODD_MEANS_PRIME],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const isFirst = random.integer(0, 1) === 0;
  if (difficulty === 1) return isFirst ? listFactors(random, random.pick(SMALL)) : listMultiples(random);
  if (difficulty === 2) return whichIsPrime(random);
  return listFactors(random, random.pick(LARGE));
}

/** Factors, multiples and primes up to a hundred (CCSS 4.OA.B.4). */
export const maFactors = generator('ma-factors', make);
