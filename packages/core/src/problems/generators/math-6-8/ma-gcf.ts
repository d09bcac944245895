import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { greatestCommonFactor, leastCommonMultiple } from '../../../maths/whole-numbers.ts';
import { generator, integerItem, step } from '../../item.ts';
import {
  A_FACTOR_NOT_THE_GREATEST,
  JUST_THE_PRODUCT,
  MIXED_UP_FACTOR_AND_MULTIPLE,
} from '../../misconceptions/whole-numbers.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const COPRIME = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [2, 7],
  [5, 6],
  [3, 7],
] as const;

function smallestFactor(value: number): number {
  for (let factor = 2; factor * factor <= value; factor += 1) if (value % factor === 0) return factor;
  return value;
}

function draw(random: SeededRandom, factor: number) {
  const [x, y] = random.pick(COPRIME);
  const [a = 2, b = 3] = random.shuffle([x * factor, y * factor]);
  return { a, b };
}

function askFactor(random: SeededRandom): PracticeItem {
  const { a, b } = draw(random, random.integer(4, 12));
  const factor = greatestCommonFactor(a, b);
  const multiple = leastCommonMultiple(a, b);
  const all = { a, b, factor, small: Math.min(a, b), aShare: a / factor, bShare: b / factor };
  const explained = {
    prompt: text(
      {
        en: 'What is the greatest common factor of {a} and {b}?',
        fr: 'Quel est le plus grand commun diviseur de {a} et {b} ?',
        es: '¿Cuál es el máximo común divisor de {a} y {b}?',
      },
      all,
    ),
    nudge: text({
      en: 'List the numbers that divide the smaller one. Which of them divide the other too?',
      fr: 'Cherche les diviseurs du plus petit. Lesquels divisent aussi l’autre ?',
      es: 'Buscamos los divisores del menor. ¿Cuáles dividen también al otro?',
    }),
    steps: [
      step(
        {
          en: 'Try the factors of {small}, the largest first.',
          fr: 'Essaie les diviseurs de {small}, en commençant par le plus grand.',
          es: 'Probamos los divisores de {small}, del mayor al menor.',
        },
        {
          en: 'A common factor cannot be larger than the smaller number.',
          fr: 'Un diviseur commun ne dépasse pas le plus petit nombre.',
          es: 'Un divisor común no supera al número menor.',
        },
        all,
      ),
      step(
        {
          en: '{a} = {factor} × {aShare} and {b} = {factor} × {bShare}',
          fr: '{a} = {factor} × {aShare} et {b} = {factor} × {bShare}',
          es: '{a} = {factor} × {aShare} y {b} = {factor} × {bShare}',
        },
        {
          en: '{aShare} and {bShare} share no factor but 1, so nothing greater divides both.',
          fr: '{aShare} et {bShare} n’ont que 1 comme diviseur commun : rien de plus grand ne divise les deux.',
          es: '{aShare} y {bShare} solo comparten el divisor 1: ningún número mayor divide a los dos.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, factor, [
    [multiple, MIXED_UP_FACTOR_AND_MULTIPLE],
    [factor / smallestFactor(factor), A_FACTOR_NOT_THE_GREATEST],
  ]);
}

function multipleSteps(a: number, b: number, multiple: number) {
  const all = {
    a,
    b,
    large: Math.max(a, b),
    small: Math.min(a, b),
    multiple,
    aTimes: multiple / a,
    bTimes: multiple / b,
  };
  return [
    step(
      {
        en: 'Count in steps of {large}.',
        fr: 'Compte par pas de {large}.',
        es: 'Contamos con saltos de {large}.',
      },
      {
        en: 'Every common multiple is one of these.',
        fr: 'Tout multiple commun en fait partie.',
        es: 'Todo múltiplo común está entre ellos.',
      },
      all,
    ),
    step(
      {
        en: '{multiple} = {aTimes} × {a} = {bTimes} × {b}',
        fr: '{multiple} = {aTimes} × {a} = {bTimes} × {b}',
        es: '{multiple} = {aTimes} × {a} = {bTimes} × {b}',
      },
      {
        en: 'It is the first of them that {small} divides.',
        fr: 'C’est le premier que {small} divise.',
        es: 'Es el primero que {small} divide.',
      },
      all,
    ),
  ];
}

function askMultiple(random: SeededRandom, isStory: boolean): PracticeItem {
  const { a, b } = draw(random, random.integer(2, 6));
  const multiple = leastCommonMultiple(a, b);
  const explained = {
    prompt: isStory
      ? text(
          {
            en: 'One drum sounds every {a} beats, another every {b} beats. They sound together now. After how many beats do they next sound together?',
            fr: 'Un tambour sonne tous les {a} temps, un autre tous les {b} temps. Ils sonnent ensemble maintenant. Dans combien de temps sonneront-ils de nouveau ensemble ?',
            es: 'Un tambor suena cada {a} tiempos y otro cada {b} tiempos. Ahora suenan juntos. ¿Dentro de cuántos tiempos volverán a sonar juntos?',
          },
          { a, b },
        )
      : text(
          {
            en: 'What is the least common multiple of {a} and {b}?',
            fr: 'Quel est le plus petit commun multiple de {a} et {b} ?',
            es: '¿Cuál es el mínimo común múltiplo de {a} y {b}?',
          },
          { a, b },
        ),
    nudge: text({
      en: 'List the multiples of the larger number. Which is the first that the other divides?',
      fr: 'Écris les multiples du plus grand. Lequel est le premier que l’autre divise ?',
      es: 'Escribimos los múltiplos del mayor. ¿Cuál es el primero que el otro divide?',
    }),
    steps: multipleSteps(a, b, multiple),
  };
  return integerItem(explained, multiple, [
    [a * b, JUST_THE_PRODUCT],
    [greatestCommonFactor(a, b), MIXED_UP_FACTOR_AND_MULTIPLE],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  return difficulty === 1 ? askFactor(random) : askMultiple(random, difficulty === 3);
}

/** Greatest common factor and least common multiple (CCSS 6.NS.B.4). */
export const maGcf = generator('ma-gcf', make);
