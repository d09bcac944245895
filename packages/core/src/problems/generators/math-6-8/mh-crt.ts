import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step, type Wrong } from '../../item.ts';
import { NOT_THE_SMALLEST, ONE_REMAINDER_ONLY } from '../../misconceptions/reckoning-traditions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { listText } from './written.ts';

/** Numbers that share no factor but 1, pair by pair. */
const PAIRS = [
  [3, 5],
  [3, 4],
  [4, 5],
  [3, 7],
  [5, 6],
  [4, 7],
  [5, 7],
  [3, 8],
  [4, 9],
  [5, 9],
  [3, 10],
] as const;
const LARGER = [
  [5, 8],
  [7, 9],
  [8, 9],
  [7, 10],
  [9, 11],
  [5, 12],
  [8, 11],
  [7, 12],
  [6, 11],
  [9, 10],
] as const;
const TRIPLES = [
  [3, 5, 7],
  [2, 3, 5],
  [3, 4, 5],
  [2, 5, 7],
  [3, 4, 7],
  [2, 3, 7],
  [4, 5, 7],
  [3, 5, 8],
] as const;
const WORDS = {
  2: {
    en: 'Counted in {p}s, {r} is left. Counted in {q}s, {s} is left. Which is the smallest number it can be?',
    fr: 'Compté par {p}, il reste {r}. Compté par {q}, il reste {s}. Quel est le plus petit nombre possible ?',
    es: 'Al contar por {p} sobra {r}. Al contar por {q} sobra {s}. ¿Cuál es el menor número posible?',
  },
  3: {
    en: 'Counted in {p}s, {r} is left. Counted in {q}s, {s} is left. Counted in {u}s, {t} is left. Which is the smallest number it can be?',
    fr: 'Compté par {p}, il reste {r}. Compté par {q}, il reste {s}. Compté par {u}, il reste {t}. Quel est le plus petit nombre possible ?',
    es: 'Al contar por {p} sobra {r}. Al contar por {q} sobra {s}. Al contar por {u} sobra {t}. ¿Cuál es el menor número posible?',
  },
} as const;
const FRAME = {
  en: 'A puzzle in the style of Sunzi of China: it is not known how many things there are. {asked}',
  fr: 'Une énigme à la manière de Sunzi, en Chine : on ne sait pas combien il y a de choses. {asked}',
  es: 'Un acertijo al estilo de Sunzi, de China: no se sabe cuántas cosas hay. {asked}',
};

/** The numbers and their remainders by name; `large` is the last, with its remainder. */
function named(moduli: readonly number[], left: readonly number[]) {
  const [p = 3, q = 5, u = 0] = moduli;
  const [r = 1, s = 1, t = 0] = left;
  const [large, rest] = u === 0 ? [q, s] : [u, t];
  return { p, q, u, r, s, t, large, rest, row: listText([rest, rest + large]) };
}

function solve(random: SeededRandom, moduli: readonly number[]): PracticeItem {
  const product = moduli.reduce((all, modulus) => all * modulus, 1);
  const answer = random.integer(2 * Math.max(...moduli), product - 1);
  const left = moduli.map((modulus) => answer % modulus);
  if (left.includes(0) || new Set(left).size === 1) return solve(random, moduli);
  const all = { ...named(moduli, left), answer };
  const row = [all.rest, all.rest + all.large];
  const explained = {
    prompt: text(FRAME, { asked: text(WORDS[moduli.length === 3 ? 3 : 2], all) }),
    nudge: text({
      en: 'List the numbers that fit the largest count. Which of them fits the others too?',
      fr: 'Écris les nombres qui conviennent au plus grand compte. Lequel convient aussi aux autres ?',
      es: 'Escribamos los números que cumplen la cuenta mayor. ¿Cuál cumple también las otras?',
    }),
    steps: [
      step(
        {
          en: 'Counted in {large}s with {rest} left: {row} and so on.',
          fr: 'Compté par {large} avec reste {rest} : {row}, et ainsi de suite.',
          es: 'Al contar por {large} con resto {rest}: {row}, etcétera.',
        },
        {
          en: 'Start at the remainder and go on in equal steps.',
          fr: 'On part du reste et on avance d’un pas égal.',
          es: 'Se empieza en el resto y se avanza con pasos iguales.',
        },
        all,
      ),
      step(
        {
          en: 'The first that fits all is {answer}.',
          fr: 'Le premier qui convient partout est {answer}.',
          es: 'El primero que cumple todo es {answer}.',
        },
        {
          en: 'Since the counts share no factor, exactly one number up to their product fits.',
          fr: 'Les nombres étant premiers entre eux, un seul nombre jusqu’à leur produit convient.',
          es: 'Como los números no comparten factores, solo uno hasta su producto cumple.',
        },
        all,
      ),
    ],
  };
  const onlyFirst: Wrong<number>[] = row
    .filter((value) => value !== answer && value > 1)
    .slice(0, 1)
    .map((value) => [value, ONE_REMAINDER_ONLY]);
  return integerItem(explained, answer, [[answer + product, NOT_THE_SMALLEST], ...onlyFirst]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return solve(random, random.pick(PAIRS));
  return solve(random, difficulty === 2 ? random.pick(LARGER) : random.pick(TRIPLES));
}

/** Sunzi's problem of remainders (c. 3rd to 5th century CE), for pairwise coprime numbers. */
export const mhCrt = generator('mh-crt', make);
