import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  DIGITS_JUST_ADDED,
  PLACES_SWAPPED,
  READ_AS_TENS,
} from '../../misconceptions/reckoning-traditions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const PLACES = [
  { en: '3600s', fr: 'nombre de 3600', es: 'grupos de 3600' },
  { en: '60s', fr: 'nombre de 60', es: 'grupos de 60' },
  { en: 'ones', fr: 'unités', es: 'unidades' },
] as const;
const SIXTY = {
  en: 'In base 60 each place is worth 60 times the place to its right.',
  fr: 'En base 60, chaque rang vaut 60 fois le rang à sa droite.',
  es: 'En base 60, cada lugar vale 60 veces el lugar de su derecha.',
};
const values = (numbers: readonly number[]) => numbers.map((number) => fraction(number, 1));

/** Digits of a base-60 number, told in words with their order. */
function read(random: SeededRandom): PracticeItem {
  const [a, b] = [random.integer(1, 20), random.integer(1, 59)];
  const all = { a, b, sixties: 60 * a, value: 60 * a + b };
  const explained = {
    prompt: text(
      {
        en: 'Scribes in Mesopotamia counted in base 60. A number has the digits {a} and {b}, the larger place first. Which number is it?',
        fr: 'Les scribes de Mésopotamie comptaient en base 60. Un nombre a les chiffres {a} et {b}, le plus grand rang d’abord. Quel est ce nombre ?',
        es: 'Los escribas de Mesopotamia contaban en base 60. Un número tiene las cifras {a} y {b}, primero el lugar mayor. ¿Qué número es?',
      },
      all,
    ),
    nudge: text({
      en: 'How much is one in the first place worth, if there are 60 ones in it?',
      fr: 'Combien vaut un au premier rang, s’il contient 60 unités ?',
      es: '¿Cuánto vale uno en el primer lugar si contiene 60 unidades?',
    }),
    steps: [
      step('{a} × 60 = {sixties}', SIXTY, all),
      step(
        '{sixties} + {b} = {value}',
        {
          en: 'The last place counts ones.',
          fr: 'Le dernier rang compte les unités.',
          es: 'El último lugar cuenta unidades.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.value, [
    [b > 9 ? 100 * a + b : 10 * a + b, READ_AS_TENS],
    [60 * b + a, PLACES_SWAPPED],
    [a + b, DIGITS_JUST_ADDED],
  ]);
}

/** A number split into its base-60 digits. */
function write(random: SeededRandom): PracticeItem {
  const [a, b] = [random.integer(1, 58), random.integer(1, 59)];
  const value = 60 * a + b;
  const all = { value, a, b, sixties: 60 * a };
  const explained = {
    prompt: text(
      {
        en: 'Write {value} in base 60: how many 60s, and how many ones?',
        fr: 'Écris {value} en base 60 : combien de fois 60, et combien d’unités ?',
        es: 'Escribir {value} en base 60: ¿cuántos grupos de 60 y cuántas unidades?',
      },
      all,
    ),
    nudge: text({
      en: 'How often does 60 fit, and what is left?',
      fr: 'Combien de fois 60 y tient-il, et que reste-t-il ?',
      es: '¿Cuántas veces cabe 60 y qué queda?',
    }),
    steps: [
      step(
        {
          en: 'Divide by 60: it fits {a} times.',
          fr: 'On divise par 60 : il y tient {a} fois.',
          es: 'Se divide entre 60: cabe {a} veces.',
        },
        SIXTY,
        all,
      ),
      step(
        '{value} − {sixties} = {b}',
        {
          en: 'What is left are ones, fewer than 60.',
          fr: 'Le reste, ce sont des unités, moins de 60.',
          es: 'Lo que queda son unidades, menos de 60.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, PLACES.slice(1), values([a, b]), [
    [values([b, a]), PLACES_SWAPPED],
    [values([Math.floor(value / 100), value % 100]), READ_AS_TENS],
  ]);
}

/** Seconds as hours, minutes and seconds: three digits of base 60. */
function threePlaces(random: SeededRandom): PracticeItem {
  const [a, b, c] = [random.integer(1, 9), random.integer(1, 59), random.integer(1, 59)];
  const value = 3600 * a + 60 * b + c;
  const all = { value, a, b, c, rest: 60 * b + c };
  const explained = {
    prompt: text(
      {
        en: 'Write {value} in base 60 with three digits: how many 3600s, 60s and ones?',
        fr: 'Écris {value} en base 60 avec trois chiffres : combien de fois 3600, de fois 60, et d’unités ?',
        es: 'Escribir {value} en base 60 con tres cifras: ¿cuántos grupos de 3600, cuántos de 60 y cuántas unidades?',
      },
      all,
    ),
    nudge: text({
      en: 'It is like turning seconds into hours, minutes and seconds.',
      fr: 'C’est comme changer des secondes en heures, minutes et secondes.',
      es: 'Es como pasar segundos a horas, minutos y segundos.',
    }),
    steps: [
      step(
        {
          en: '60 × 60 = 3600. It fits {a} times, and {rest} are left.',
          fr: '60 × 60 = 3600. Il y tient {a} fois, et il reste {rest}.',
          es: '60 × 60 = 3600. Cabe {a} veces y quedan {rest}.',
        },
        SIXTY,
        all,
      ),
      step(
        {
          en: '60 fits into {rest} {b} times, and {c} are left.',
          fr: '60 tient dans {rest} {b} fois, et il reste {c}.',
          es: '60 cabe en {rest} {b} veces y quedan {c}.',
        },
        {
          en: 'The last digit counts ones.',
          fr: 'Le dernier chiffre compte les unités.',
          es: 'La última cifra cuenta unidades.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, PLACES, values([a, b, c]), [
    [values([c, b, a]), PLACES_SWAPPED],
    [values([Math.floor(value / 10_000), Math.floor(value / 100) % 100, value % 100]), READ_AS_TENS],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return read(random);
  return difficulty === 2 ? write(random) : threePlaces(random);
}

/** Sexagesimal place value, there and back. */
export const mhBase60 = generator('mh-base60', make);
