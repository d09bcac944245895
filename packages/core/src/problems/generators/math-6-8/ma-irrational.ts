import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, type Option } from '../../item.ts';
import {
  ENDLESS_MEANS_IRRATIONAL,
  EVERY_ROOT_IRRATIONAL,
  HALF_FOR_ROOT,
  NEXT_WHOLE_NUMBER,
} from '../../misconceptions/equations.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const NUDGE = text({
  en: 'Which square numbers are the nearest below and above?',
  fr: 'Quels carrés parfaits sont les plus proches, en dessous et au-dessus ?',
  es: '¿Qué cuadrados perfectos están más cerca, por debajo y por encima?',
});

function betweenStep(under: number, floor: number) {
  const all = { under, below: floor ** 2, above: (floor + 1) ** 2 };
  return step(
    '{below} < {under} < {above}',
    {
      en: '{below} and {above} are the nearest square numbers.',
      fr: '{below} et {above} sont les carrés parfaits les plus proches.',
      es: '{below} y {above} son los cuadrados perfectos más cercanos.',
    },
    all,
  );
}

function drawNonSquare(random: SeededRandom, most: number): number {
  const under = random.integer(5, most);
  return Number.isInteger(Math.sqrt(under)) ? under + 1 : under;
}

/** Between which whole numbers does √n lie? */
function boundRoot(random: SeededRandom): PracticeItem {
  const under = drawNonSquare(random, 90);
  const floor = Math.floor(Math.sqrt(under));
  const explained = {
    prompt: text(
      {
        en: 'What is the greatest whole number less than √{under}?',
        fr: 'Quel est le plus grand nombre entier inférieur à √{under} ?',
        es: '¿Cuál es el mayor número entero menor que √{under}?',
      },
      { under },
    ),
    nudge: NUDGE,
    steps: [
      betweenStep(under, floor),
      step(
        {
          en: 'So {floor} < √{under} < {next}.',
          fr: 'Donc {floor} < √{under} < {next}.',
          es: 'Entonces {floor} < √{under} < {next}.',
        },
        {
          en: 'Greater squares have greater roots.',
          fr: 'À plus grand carré, plus grande racine.',
          es: 'A mayor cuadrado, mayor raíz.',
        },
        { floor, under, next: floor + 1 },
      ),
    ],
  };
  return integerItem(explained, floor, [
    [floor + 1, NEXT_WHOLE_NUMBER],
    [Math.floor(under / 2), HALF_FOR_ROOT],
  ]);
}

/** Which whole number is nearest to √n? */
function nearestRoot(random: SeededRandom): PracticeItem {
  const under = drawNonSquare(random, 200);
  const floor = Math.floor(Math.sqrt(under));
  const nearest = under > floor ** 2 + floor ? floor + 1 : floor;
  const all = { under, floor, nearest, middle: floor + 0.5, square: floor ** 2 + floor + 0.25 };
  const explained = {
    prompt: text(
      {
        en: 'Which whole number is nearest to √{under}?',
        fr: 'Quel nombre entier est le plus proche de √{under} ?',
        es: '¿Qué número entero está más cerca de √{under}?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      betweenStep(under, floor),
      step(
        {
          en: '{middle}² = {square}, so the nearest is {nearest}.',
          fr: '{middle}² = {square} : le plus proche est {nearest}.',
          es: '{middle}² = {square}: el más cercano es {nearest}.',
        },
        {
          en: 'Compare with the square of the middle.',
          fr: 'On compare avec le carré du milieu.',
          es: 'Se compara con el cuadrado del punto medio.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, nearest, [
    [nearest === floor ? floor + 1 : floor, NEXT_WHOLE_NUMBER],
    [Math.round(under / 2), HALF_FOR_ROOT],
  ]);
}

/** Which of these numbers is irrational? */
function findIrrational(random: SeededRandom): PracticeItem {
  const under = drawNonSquare(random, 60);
  const root = random.integer(2, 12);
  const endless = random.pick([
    [1, 3],
    [2, 3],
    [1, 6],
    [5, 6],
    [2, 9],
    [4, 11],
    [1, 7],
  ]);
  const all = { under, square: root ** 2, root, endless: endless.join('/') };
  const option = (template: string): Option => ({ text: text(template, all) });
  const explained = {
    prompt: text({
      en: 'Which of these numbers is irrational?',
      fr: 'Lequel de ces nombres est irrationnel ?',
      es: '¿Cuál de estos números es irracional?',
    }),
    nudge: text({
      en: 'Which of them can be written as one whole number over another?',
      fr: 'Lesquels peuvent s’écrire comme un entier divisé par un autre ?',
      es: '¿Cuáles se pueden escribir como un entero dividido entre otro?',
    }),
    steps: [
      step(
        {
          en: '√{square} = {root}, and {endless} is a fraction already.',
          fr: '√{square} = {root}, et {endless} est déjà une fraction.',
          es: '√{square} = {root}, y {endless} ya es una fracción.',
        },
        {
          en: 'Whole numbers and fractions are rational.',
          fr: 'Les entiers et les fractions sont rationnels.',
          es: 'Los enteros y las fracciones son racionales.',
        },
        all,
      ),
      step(
        { en: '√{under} is left.', fr: 'Il reste √{under}.', es: 'Queda √{under}.' },
        {
          en: '{under} is no square, so its root is no fraction.',
          fr: '{under} n’est pas un carré : sa racine n’est pas une fraction.',
          es: '{under} no es un cuadrado: su raíz no es una fracción.',
        },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, option('√{under}'), [
    [option('√{square}'), EVERY_ROOT_IRRATIONAL],
    [option('{endless}'), ENDLESS_MEANS_IRRATIONAL],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return boundRoot(random);
  return difficulty === 2 ? nearestRoot(random) : findIrrational(random);
}

/** Roots that are no fractions, and where they lie (CCSS 8.NS.A.1, 8.NS.A.2). */
export const maIrrational = generator('ma-irrational', make);
