import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { expressionItem } from '../../item-written.ts';
import {
  LETTER_AS_DIGIT,
  START_AND_RATE_SWAPPED,
  UNLIKE_TERMS_JOINED,
} from '../../misconceptions/letters-and-lines.ts';
import {
  LEFT_TO_RIGHT,
  POWER_AS_PRODUCT,
  POWER_TAKES_THE_FACTOR,
} from '../../misconceptions/whole-numbers.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { plainSum, printed } from './written.ts';

const PUT_IN = {
  en: 'The letter stands for that number.',
  fr: 'La lettre représente ce nombre.',
  es: 'La letra representa ese número.',
};
const NUDGE = text({
  en: 'Put the number in for the letter. What does a number right before a letter mean?',
  fr: 'Remplace la lettre par le nombre. Que veut dire un nombre juste devant une lettre ?',
  es: 'Pongamos el número en lugar de la letra. ¿Qué significa un número justo delante de una letra?',
});
const QUESTION = {
  en: 'What is {expression} when {letter} = {value}?',
  fr: 'Combien vaut {expression} quand {letter} = {value} ?',
  es: '¿Cuánto vale {expression} cuando {letter} = {value}?',
};

/** p letter + q */
function evaluateLinear(random: SeededRandom): PracticeItem {
  const [p, value] = [random.integer(2, 9), random.integer(2, 9)];
  const q = random.pick([-1, 1]) * random.integer(1, Math.min(p * value - 1, 12));
  const letter = random.pick(['a', 'b', 'n', 'm', 'k']);
  const all = {
    expression: printed(
      plainSum([
        [p, letter],
        [q, ''],
      ]),
    ),
    letter,
    value,
    p,
    px: p * value,
    size: Math.abs(q),
    sign: q < 0 ? '−' : '+',
    answer: p * value + q,
  };
  const explained = {
    prompt: text(QUESTION, all),
    nudge: NUDGE,
    steps: [
      step('{p} × {value} = {px}', PUT_IN, all),
      step(
        '{px} {sign} {size} = {answer}',
        {
          en: 'Multiplication comes before addition and subtraction.',
          fr: 'La multiplication passe avant l’addition et la soustraction.',
          es: 'La multiplicación va antes que la suma y la resta.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.answer, [
    [p * 10 + value + q, LETTER_AS_DIGIT],
    [p * (value + q), LEFT_TO_RIGHT],
  ]);
}

/** p letter² + q */
function evaluateSquare(random: SeededRandom): PracticeItem {
  const [p, value] = [random.integer(2, 6), random.integer(3, 9)];
  const q = random.pick([-1, 1]) * random.integer(1, 15);
  const letter = random.pick(['a', 'b', 'n', 'm', 's']);
  const all = {
    expression: printed(
      plainSum([
        [p, `${letter}^2`],
        [q, ''],
      ]),
    ),
    letter,
    value,
    p,
    square: value ** 2,
    px: p * value ** 2,
    size: Math.abs(q),
    sign: q < 0 ? '−' : '+',
    answer: p * value ** 2 + q,
  };
  const explained = {
    prompt: text(QUESTION, all),
    nudge: text({
      en: 'What belongs to the exponent: only the letter, or the number before it too?',
      fr: 'À quoi appartient l’exposant : à la lettre seule, ou aussi au nombre devant ?',
      es: '¿A qué afecta el exponente: solo a la letra o también al número de delante?',
    }),
    steps: [
      step(
        '{value} × {value} = {square}',
        {
          en: 'The power comes first, and belongs to the letter only.',
          fr: 'La puissance passe d’abord, et ne touche que la lettre.',
          es: 'La potencia va primero y solo afecta a la letra.',
        },
        all,
      ),
      step(
        '{p} × {square} = {px}',
        { en: 'Then multiply.', fr: 'Puis on multiplie.', es: 'Luego se multiplica.' },
        all,
      ),
      step(
        '{px} {sign} {size} = {answer}',
        {
          en: 'Last comes the addition or subtraction.',
          fr: 'À la fin vient l’addition ou la soustraction.',
          es: 'Al final va la suma o la resta.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.answer, [
    [(p * value) ** 2 + q, POWER_TAKES_THE_FACTOR],
    [p * value * 2 + q, POWER_AS_PRODUCT],
  ]);
}

interface Story {
  readonly letter: string;
  /** What is done with the second number: added once, or taken away once. */
  readonly sign: 1 | -1;
  readonly prompt: LocalisedText;
}
const STORIES = [
  {
    letter: 'w',
    sign: 1,
    prompt: {
      en: 'A bean plant is {q} cm tall. It grows {p} cm each week. Write its height in cm after w weeks.',
      fr: 'Un haricot mesure {q} cm. Il pousse de {p} cm par semaine. Écris sa hauteur en cm après w semaines.',
      es: 'Una planta de frijol mide {q} cm. Crece {p} cm cada semana. ¿Cuántos cm mide después de w semanas? Escríbase con w.',
    },
  },
  {
    letter: 'n',
    sign: -1,
    prompt: {
      en: 'A box holds n eggs. Amina buys {p} boxes and uses {q} eggs. Write how many eggs are left.',
      fr: 'Une boîte contient n œufs. Amina achète {p} boîtes et utilise {q} œufs. Écris combien d’œufs il reste.',
      es: 'Una caja tiene n huevos. Amina compra {p} cajas y usa {q} huevos. ¿Cuántos huevos quedan? Escríbase con n.',
    },
  },
  {
    letter: 'k',
    sign: 1,
    prompt: {
      en: 'A taxi ride costs {q} coins to start and {p} coins for each kilometer. Write the price in coins of k kilometers.',
      fr: 'Une course en taxi coûte {q} pièces au départ et {p} pièces par kilomètre. Écris le prix en pièces de k kilomètres.',
      es: 'Un viaje en taxi cuesta {q} monedas al empezar y {p} monedas por cada kilómetro. ¿Cuántas monedas cuestan k kilómetros? Escríbase con k.',
    },
  },
  {
    letter: 's',
    sign: -1,
    prompt: {
      en: 'In a game each star is worth {p} points. Kenji finds s stars, then loses {q} points. Write his points.',
      fr: 'Dans un jeu, chaque étoile vaut {p} points. Kenji trouve s étoiles, puis perd {q} points. Écris ses points.',
      es: 'En un juego cada estrella vale {p} puntos. Kenji encuentra s estrellas y luego pierde {q} puntos. ¿Cuántos puntos tiene? Escríbase con s.',
    },
  },
] as const satisfies readonly Story[];

function writeStory(random: SeededRandom): PracticeItem {
  const { letter, sign, prompt } = random.pick(STORIES);
  const p = random.integer(2, 9);
  const q = p + random.integer(1, 9);
  const right = plainSum([
    [p, letter],
    [sign * q, ''],
  ]);
  const all = { p, q, letter, right: printed(right) };
  const explained = {
    prompt: text(prompt, all),
    nudge: text({
      en: 'Which number comes again each time, and which comes once?',
      fr: 'Quel nombre revient à chaque fois, et lequel vient une fois ?',
      es: '¿Qué número se repite cada vez y cuál aparece una sola vez?',
    }),
    steps: [
      step(
        {
          en: '{p} comes {letter} times.',
          fr: '{p} vient {letter} fois.',
          es: '{p} aparece {letter} veces.',
        },
        {
          en: 'So many times means multiplication.',
          fr: '« Tant de fois » veut dire multiplier.',
          es: '«Tantas veces» significa multiplicar.',
        },
        all,
      ),
      step(
        '{right}',
        sign === 1
          ? { en: '{q} is added once.', fr: '{q} s’ajoute une fois.', es: '{q} se suma una vez.' }
          : { en: '{q} is taken away once.', fr: '{q} se retire une fois.', es: '{q} se resta una vez.' },
        all,
      ),
    ],
  };
  return expressionItem(explained, { form: 'any', variables: [letter] }, right, [
    [
      plainSum([
        [q, letter],
        [sign * p, ''],
      ]),
      START_AND_RATE_SWAPPED,
    ],
    [`${q + sign * p}${letter}`, UNLIKE_TERMS_JOINED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return evaluateLinear(random);
  return difficulty === 2 ? evaluateSquare(random) : writeStory(random);
}

/** Expressions written from words and worked out (CCSS 6.EE.A.2). */
export const maExpr = generator('ma-expr', make);
