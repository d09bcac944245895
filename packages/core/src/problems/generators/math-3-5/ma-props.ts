import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  KEPT_THE_OTHER_FACTOR,
  PART_ALREADY_MULTIPLIED,
  WHOLE_NOT_REST,
} from '../../misconceptions/many-digits.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';

const PROMPT = {
  en: 'Which number makes it true? {equation}',
  fr: 'Quel nombre rend cela vrai ? {equation}',
  es: '¿Qué número lo hace verdadero? {equation}',
};
const promptOf = (equation: string) => text(PROMPT, { equation });

/** Factors in another order. */
function swapFactors(random: SeededRandom): PracticeItem {
  const [a, b] = [random.integer(3, 9), random.integer(10, 15)];
  const equation = random.pick([`${a} × ${b} = ${b} × ?`, `${b} × ${a} = ? × ${b}`]);
  const all = { a, b };
  const explained = {
    prompt: promptOf(equation),
    nudge: text({
      en: 'Which factor is still missing on the other side?',
      fr: 'Quel facteur manque encore de l’autre côté ?',
      es: '¿Qué factor falta todavía al otro lado?',
    }),
    steps: [
      step(
        {
          en: 'The factor {b} stands on both sides.',
          fr: 'Le facteur {b} est des deux côtés.',
          es: 'El factor {b} está en los dos lados.',
        },
        {
          en: 'Turn a rectangle of dots: rows become columns, and no dot is lost.',
          fr: 'Tourne un rectangle de points : les rangées deviennent des colonnes, aucun point n’est perdu.',
          es: 'Al girar un rectángulo de puntos las filas pasan a columnas y no se pierde ningún punto.',
        },
        all,
      ),
      step(
        '{a} × {b} = {b} × {a}',
        {
          en: 'The order of factors does not matter.',
          fr: 'L’ordre des facteurs ne change rien.',
          es: 'El orden de los factores no importa.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, a, [
    [b, KEPT_THE_OTHER_FACTOR],
    [a * b, PART_ALREADY_MULTIPLIED],
  ]);
}

/** Three factors, grouped in another way. */
function regroup(random: SeededRandom): PracticeItem {
  const [b = 2, c = 3] = random.shuffle([2, 3, 4, 5]);
  const a = random.integer(6, 9);
  const all = { a, b, c, bc: b * c };
  const explained = {
    prompt: promptOf(`(${a} × ${b}) × ${c} = ${a} × ?`),
    nudge: text({
      en: 'Which two factors are still missing on the right?',
      fr: 'Quels deux facteurs manquent encore à droite ?',
      es: '¿Qué dos factores faltan todavía a la derecha?',
    }),
    steps: [
      step(
        '({a} × {b}) × {c} = {a} × ({b} × {c})',
        {
          en: 'In a product the brackets may move.',
          fr: 'Dans un produit, on peut déplacer les parenthèses.',
          es: 'En un producto se pueden mover los paréntesis.',
        },
        all,
      ),
      step(
        '{b} × {c} = {bc}',
        { en: 'That fills the gap.', fr: 'Cela remplit le trou.', es: 'Eso llena el hueco.' },
        all,
      ),
    ],
  };
  return integerItem(explained, b * c, [
    [c, KEPT_THE_OTHER_FACTOR],
    [b, KEPT_THE_OTHER_FACTOR],
    [a * b, PART_ALREADY_MULTIPLIED],
  ]);
}

const splitStep = (all: Fillers) =>
  step(
    {
      en: 'Split {whole} into {part} and the rest.',
      fr: 'Découpe {whole} en {part} et le reste.',
      es: 'Separamos {whole} en {part} y el resto.',
    },
    {
      en: 'A rectangle may be cut in two: the areas add up.',
      fr: 'On peut couper un rectangle en deux : les aires s’ajoutent.',
      es: 'Un rectángulo se puede cortar en dos: las áreas se suman.',
    },
    all,
  );

/** One factor split into two parts. */
function split(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const a = random.integer(4, 9);
  const part = difficulty === 2 ? random.pick([5, 10]) : random.integer(2, 6) * 10;
  const rest = random.integer(2, part === 5 ? 4 : 9);
  const whole = part + rest;
  const equation = random.pick([
    `${a} × ${whole} = ${a} × ${part} + ${a} × ?`,
    `${a} × ${whole} = ${a} × (${part} + ?)`,
  ]);
  const all = { a, whole, part, rest };
  const explained = {
    prompt: promptOf(equation),
    nudge: text({
      en: 'Into which two parts was one factor split?',
      fr: 'En quelles deux parties un facteur est-il coupé ?',
      es: '¿En qué dos partes se separó un factor?',
    }),
    steps: [
      splitStep(all),
      step(
        '{whole} = {part} + {rest}',
        {
          en: 'Each part is multiplied by {a}.',
          fr: 'Chaque partie est multipliée par {a}.',
          es: 'Cada parte se multiplica por {a}.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, rest, [
    [whole, WHOLE_NOT_REST],
    [a * rest, PART_ALREADY_MULTIPLIED],
    [part, KEPT_THE_OTHER_FACTOR],
  ]);
}

/** A factor just below a round number: take away what is too much. */
function fromAbove(random: SeededRandom): PracticeItem {
  const a = random.integer(3, 9);
  const less = random.integer(1, 3);
  const round = random.pick([20, 30, 40, 50, 60, 100] as const);
  const all = { a, less, round, whole: round - less };
  const explained = {
    prompt: promptOf(`${a} × ${all.whole} = ${a} × ${round} − ${a} × ?`),
    nudge: text(
      {
        en: 'How far is {whole} from {round}?',
        fr: 'À combien {whole} est-il de {round} ?',
        es: '¿A cuánto está {whole} de {round}?',
      },
      all,
    ),
    steps: [
      step(
        {
          en: '{round} is a little more than {whole}.',
          fr: '{round} est un peu plus que {whole}.',
          es: '{round} es un poco más que {whole}.',
        },
        {
          en: 'Multiplying by a round number is easy; then take off what is too much.',
          fr: 'Multiplier par un nombre rond est facile ; puis on enlève ce qui est en trop.',
          es: 'Multiplicar por un número redondo es fácil; luego se quita lo que sobra.',
        },
        all,
      ),
      step(
        '{whole} = {round} − {less}',
        {
          en: 'Both parts are multiplied by {a}.',
          fr: 'Les deux parties sont multipliées par {a}.',
          es: 'Las dos partes se multiplican por {a}.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, less, [
    [all.whole, WHOLE_NOT_REST],
    [a * less, PART_ALREADY_MULTIPLIED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const isFirst = random.integer(0, 1) === 0;
  if (difficulty === 1) return isFirst ? swapFactors(random) : regroup(random);
  return difficulty === 3 && isFirst ? fromAbove(random) : split(random, difficulty);
}

/** Order, grouping and splitting of factors (CCSS 3.OA.B.5). */
export const maProps = generator('ma-props', make);
