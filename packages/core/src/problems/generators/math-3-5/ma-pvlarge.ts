import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step, numberOption } from '../../item.ts';
import { orderItem } from '../../item-picked.ts';
import {
  DIGIT_NOT_ITS_WORTH,
  EMPTY_PLACE_LEFT_OUT,
  FIRST_DIGIT_ONLY,
  NEIGHBOUR_PLACE,
  ORDER_TURNED_AROUND,
} from '../../misconceptions/place-value.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';

const digits = (random: SeededRandom) => random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);

/** A number of three digits that are not zero, as its parts, and the same with one digit in a neighbouring place. */
function drawParts(random: SeededRandom, places: number) {
  const [first = 1, second = 2, third = 3] = digits(random);
  const [middle = 1, low = 0] = random
    .shuffle(Array.from({ length: places - 1 }, (_, place) => place))
    .slice(0, 2)
    .toSorted((a, b) => b - a);
  const parts = [first * 10 ** (places - 1), second * 10 ** middle, third * 10 ** low];
  const value = parts.reduce((sum, part) => sum + part, 0);
  if (middle + 1 < places - 1) return { parts, value, moved: value + second * 9 * 10 ** middle };
  const down = low > 0 ? third * 9 * 10 ** (low - 1) : second * 9 * 10 ** (middle - 1);
  return { parts, value, moved: value - down };
}

function explainParts(all: Fillers) {
  return {
    prompt: text(
      {
        en: 'Write as one number: {a} + {b} + {c}',
        fr: 'Écris en un seul nombre : {a} + {b} + {c}',
        es: 'Escribir como un solo número: {a} + {b} + {c}',
      },
      all,
    ),
    nudge: text({
      en: 'Which places are filled, and which stay empty?',
      fr: 'Quels rangs sont remplis, lesquels restent vides ?',
      es: '¿Qué lugares se llenan y cuáles quedan vacíos?',
    }),
    steps: [
      step(
        {
          en: 'The largest part tells how many places there are: {places}.',
          fr: 'La plus grande partie dit combien il y a de rangs : {places}.',
          es: 'La parte mayor dice cuántos lugares hay: {places}.',
        },
        {
          en: 'Each place is worth ten times the one to its right.',
          fr: 'Chaque rang vaut dix fois celui de droite.',
          es: 'Cada lugar vale diez veces el de su derecha.',
        },
        all,
      ),
      step(
        '{a} + {b} + {c} = {value}',
        {
          en: 'Each digit goes to its place, and zeros fill the empty ones.',
          fr: 'Chaque chiffre va à son rang, des zéros remplissent les rangs vides.',
          es: 'Cada cifra va a su lugar y los ceros llenan los vacíos.',
        },
        all,
      ),
    ],
  };
}

/** Parts of a number added up, with one or more places empty. */
function putTogether(random: SeededRandom, places: number): PracticeItem {
  const { parts, value, moved } = drawParts(random, places);
  const [a = 0, b = 0, c = 0] = places > 5 ? random.shuffle(parts) : parts;
  return integerItem(explainParts({ a, b, c, value, places }), value, [
    [Number(String(value).replaceAll('0', '')), EMPTY_PLACE_LEFT_OUT],
    [moved, NEIGHBOUR_PLACE],
  ]);
}

/** What a digit of a number is worth. */
function worthOfDigit(random: SeededRandom, places: number): PracticeItem {
  const all = digits(random).slice(0, places);
  const place = random.integer(2, places - 1);
  const digit = all[places - 1 - place] ?? 1;
  const value = Number(all.join(''));
  const worth = digit * 10 ** place;
  const fillers = { value, digit, worth, place: place + 1 };
  const explained = {
    prompt: text(
      {
        en: 'What is the digit {digit} worth in {value}?',
        fr: 'Combien vaut le chiffre {digit} dans {value} ?',
        es: '¿Cuánto vale la cifra {digit} en {value}?',
      },
      fillers,
    ),
    nudge: text({
      en: 'Count its place from the right: ones, tens, hundreds …',
      fr: 'Compte son rang depuis la droite : unités, dizaines, centaines…',
      es: 'Contemos su lugar desde la derecha: unidades, decenas, centenas…',
    }),
    steps: [
      step(
        {
          en: 'From the right it stands in place {place}.',
          fr: 'Depuis la droite, il est au rang {place}.',
          es: 'Desde la derecha está en el lugar {place}.',
        },
        {
          en: 'Each place is worth ten times the one to its right.',
          fr: 'Chaque rang vaut dix fois celui de droite.',
          es: 'Cada lugar vale diez veces el de su derecha.',
        },
        fillers,
      ),
      step(
        {
          en: 'The {digit} is worth {worth}.',
          fr: 'Le {digit} vaut {worth}.',
          es: 'El {digit} vale {worth}.',
        },
        {
          en: 'Write the digit and a zero for every place behind it.',
          fr: 'Écris le chiffre et un zéro pour chaque rang derrière lui.',
          es: 'Se escribe la cifra y un cero por cada lugar detrás.',
        },
        fillers,
      ),
    ],
  };
  return integerItem(explained, worth, [
    [digit, DIGIT_NOT_ITS_WORTH],
    [worth * 10, NEIGHBOUR_PLACE],
    [worth / 10, NEIGHBOUR_PLACE],
  ]);
}

/** Three large numbers, one with fewer digits but a greater first digit. */
function orderLarge(random: SeededRandom): PracticeItem {
  const [a = 1, b = 2, c = 3, d = 4] = digits(random);
  const tail = () => random.integer(100, 999);
  const first = random.integer(1, 8);
  const short = Number(`9${c}${d}${tail()}`);
  const near = Number(`${first}${c}${a}${b}${tail()}`);
  const far = Number(`${first}${c}${b}${a}${tail()}`);
  const right = [short, ...[near, far].toSorted((x, y) => x - y)];
  const all = { x: right[0] ?? 0, y: right[1] ?? 0, z: right[2] ?? 0 };
  const explained = {
    prompt: text({
      en: 'Put the numbers in order, the smallest first.',
      fr: 'Range les nombres, le plus petit d’abord.',
      es: 'Ordenar los números, primero el menor.',
    }),
    nudge: text({
      en: 'How many digits has each? Then compare from the left.',
      fr: 'Combien de chiffres a chacun ? Compare ensuite depuis la gauche.',
      es: '¿Cuántas cifras tiene cada uno? Luego comparamos desde la izquierda.',
    }),
    steps: [
      step(
        {
          en: 'A whole number with fewer digits is smaller.',
          fr: 'Un nombre entier avec moins de chiffres est plus petit.',
          es: 'Un número entero con menos cifras es menor.',
        },
        {
          en: 'Its highest place is worth less.',
          fr: 'Son rang le plus haut vaut moins.',
          es: 'Su lugar más alto vale menos.',
        },
      ),
      step(
        '{x} < {y} < {z}',
        {
          en: 'With as many digits, the first place that differs decides.',
          fr: 'À nombre de chiffres égal, le premier rang différent décide.',
          es: 'Con igual número de cifras decide el primer lugar distinto.',
        },
        all,
      ),
    ],
  };
  return orderItem(explained, random, right.map(numberOption), [
    [[1, 2, 0], FIRST_DIGIT_ONLY],
    [[2, 1, 0], ORDER_TURNED_AROUND],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const isFirst = random.integer(0, 1) === 0;
  if (difficulty === 1) return isFirst ? putTogether(random, 5) : worthOfDigit(random, 5);
  if (difficulty === 2) return isFirst ? putTogether(random, 6) : worthOfDigit(random, random.integer(6, 7));
  return isFirst ? putTogether(random, 7) : orderLarge(random);
}

/** Places up to the millions (CCSS 4.NBT.A.1, 4.NBT.A.2). */
export const maPvlarge = generator('ma-pvlarge', make);
