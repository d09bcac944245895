import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { RIGHT_SIZE_WRONG_SIGN, SIGN_IGNORED, TWO_MINUSES_LOST } from '../../misconceptions/operations.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const NUDGE = text({
  en: 'Start at the first number on a number line. Which way do you go?',
  fr: 'Pars du premier nombre sur une droite graduée. Dans quel sens vas-tu ?',
  es: 'Partimos del primer número en la recta numérica. ¿Hacia dónde vamos?',
});
const inBrackets = (value: number) => (value < 0 ? `(−${-value})` : String(value));

function explain(a: number, b: number, sign: '+' | '−', value: number) {
  const right = (sign === '+') === b > 0;
  const all = { a, b: inBrackets(b), sign, size: Math.abs(b), value };
  return {
    prompt: text('{a} {sign} {b} = ?', all),
    nudge: NUDGE,
    steps: [
      right
        ? step(
            {
              en: 'From {a}, go {size} to the right.',
              fr: 'De {a}, va de {size} vers la droite.',
              es: 'Desde {a}, {size} hacia la derecha.',
            },
            {
              en: 'Adding a positive or taking away a negative makes more.',
              fr: 'Ajouter un positif ou retirer un négatif augmente.',
              es: 'Sumar un positivo o quitar un negativo aumenta.',
            },
            all,
          )
        : step(
            {
              en: 'From {a}, go {size} to the left.',
              fr: 'De {a}, va de {size} vers la gauche.',
              es: 'Desde {a}, {size} hacia la izquierda.',
            },
            {
              en: 'Adding a negative or taking away a positive makes less.',
              fr: 'Ajouter un négatif ou retirer un positif diminue.',
              es: 'Sumar un negativo o quitar un positivo disminuye.',
            },
            all,
          ),
      step(
        '{a} {sign} {b} = {value}',
        {
          en: 'Left of zero the numbers are negative.',
          fr: 'À gauche de zéro, les nombres sont négatifs.',
          es: 'A la izquierda del cero los números son negativos.',
        },
        all,
      ),
    ],
  };
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const [x, y] = [
    random.integer(2, difficulty === 1 ? 10 : 20),
    random.integer(2, difficulty === 1 ? 10 : 20),
  ];
  if (x === y) return make(random, difficulty);
  if (difficulty === 1) {
    return integerItem(explain(-x, y, '+', y - x), y - x, [
      [x + y, SIGN_IGNORED],
      [x - y, RIGHT_SIZE_WRONG_SIGN],
    ]);
  }
  if (difficulty === 2) {
    return integerItem(explain(-x, y, '−', -x - y), -x - y, [
      [y - x, SIGN_IGNORED],
      [x + y, RIGHT_SIZE_WRONG_SIGN],
    ]);
  }
  return integerItem(explain(-x, -y, '−', y - x), y - x, [
    [-x - y, TWO_MINUSES_LOST],
    [x - y, RIGHT_SIZE_WRONG_SIGN],
  ]);
}

/** Adding and subtracting integers (CCSS 7.NS.A.1). */
export const maIntops = generator('ma-intops', make);
