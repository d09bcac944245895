import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, decimalItem, generator, step, type Option } from '../../item.ts';
import {
  LONGER_IS_LARGER,
  POINT_BETWEEN_TOP_AND_BOTTOM,
  WRONG_DECIMAL_PLACE,
} from '../../misconceptions/decimals.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const EXACT = { tolerance: 0 };
const EASY_PARTS = [
  [2, 5],
  [4, 25],
  [5, 2],
  [20, 5],
  [25, 4],
  [50, 2],
] as const;

/** Tenths and hundredths written as decimals. */
function writeDecimal(top: number, bottom: 10 | 100): PracticeItem {
  const value = top / bottom;
  const all = { top, bottom, value, name: `${top}/${bottom}` };
  const explained = {
    prompt: text(
      {
        en: 'Write {name} as a decimal.',
        fr: 'Écris {name} sous forme décimale.',
        es: 'Escribir {name} como número decimal.',
      },
      all,
    ),
    nudge: text({
      en: 'What is the place right after the decimal point worth?',
      fr: 'Que vaut le rang juste après la virgule ?',
      es: '¿Cuánto vale el lugar justo después de la coma?',
    }),
    steps: [
      step(
        {
          en: 'Dividing by {bottom} moves the digits to the right.',
          fr: 'Diviser par {bottom} décale les chiffres vers la droite.',
          es: 'Dividir entre {bottom} desplaza las cifras a la derecha.',
        },
        {
          en: 'Each place to the right is worth a tenth of the one before.',
          fr: 'Chaque rang vers la droite vaut dix fois moins.',
          es: 'Cada lugar a la derecha vale diez veces menos.',
        },
        all,
      ),
      step(
        '{name} = {value}',
        {
          en: 'Read it aloud: it says {name}.',
          fr: 'Lis-le à voix haute : il dit {name}.',
          es: 'Leído en voz alta dice {name}.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, value, EXACT, [
    [Number(`${top}.${bottom}`), POINT_BETWEEN_TOP_AND_BOTTOM],
    [bottom === 10 ? top / 100 : top / 10, WRONG_DECIMAL_PLACE],
  ]);
}

/** A fraction that becomes tenths or hundredths first. */
function convert(random: SeededRandom): PracticeItem {
  const [bottom, factor] = random.pick(EASY_PARTS);
  const top = random.integer(1, bottom - 1);
  const [all100, value] = [bottom * factor, top / bottom];
  const all = { top, bottom, factor, name: `${top}/${bottom}`, wide: `${top * factor}/${all100}`, value };
  const explained = {
    prompt: text(
      {
        en: 'Write {name} as a decimal.',
        fr: 'Écris {name} sous forme décimale.',
        es: 'Escribir {name} como número decimal.',
      },
      all,
    ),
    nudge: text({
      en: 'Turn it into tenths or hundredths first.',
      fr: 'Transforme-la d’abord en dixièmes ou en centièmes.',
      es: 'Primero la pasamos a décimas o centésimas.',
    }),
    steps: [
      step(
        '{name} = {wide}',
        {
          en: 'Top and bottom times {factor}: the amount stays.',
          fr: 'Haut et bas fois {factor} : la quantité reste.',
          es: 'Arriba y abajo por {factor}: la cantidad no cambia.',
        },
        all,
      ),
      step(
        '{wide} = {value}',
        {
          en: 'Tenths and hundredths are the places after the point.',
          fr: 'Dixièmes et centièmes sont les rangs après la virgule.',
          es: 'Décimas y centésimas son los lugares tras la coma.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, value, EXACT, [
    [Number(`${top}.${bottom}`), POINT_BETWEEN_TOP_AND_BOTTOM],
    [top / (bottom * 10), WRONG_DECIMAL_PLACE],
  ]);
}

/** Which is larger, one with tenths or one with more digits? Both have the same ones. */
function compareDecimals(random: SeededRandom): PracticeItem {
  const tenths = random.integer(3, 9);
  const hundredths = random.integer(11, tenths * 10 - 1);
  const other = hundredths % 10 === 0 ? hundredths + 1 : hundredths;
  const ones = random.integer(0, 3);
  const all = {
    large: (10 * ones + tenths) / 10,
    small: (100 * ones + other) / 100,
    wide: 100 * ones + tenths * 10,
    other: 100 * ones + other,
  };
  const option = (template: string): Option => ({ text: text(template, all) });
  const explained = {
    prompt: text({
      en: 'Which number is larger?',
      fr: 'Quel nombre est le plus grand ?',
      es: '¿Qué número es mayor?',
    }),
    nudge: text({
      en: 'Compare the tenths first.',
      fr: 'Compare d’abord les dixièmes.',
      es: 'Primero comparamos las décimas.',
    }),
    steps: [
      step(
        {
          en: '{large} is {wide} hundredths; {small} is {other} hundredths.',
          fr: '{large}, c’est {wide} centièmes ; {small}, c’est {other} centièmes.',
          es: '{large} son {wide} centésimas; {small} son {other} centésimas.',
        },
        {
          en: 'The same parts can be compared.',
          fr: 'On compare des parts de même taille.',
          es: 'Las partes iguales se pueden comparar.',
        },
        all,
      ),
      step(
        '{large} > {small}',
        {
          en: '{wide} is more than {other}.',
          fr: '{wide} est plus que {other}.',
          es: '{wide} es más que {other}.',
        },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, option('{large}'), [[option('{small}'), LONGER_IS_LARGER]]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) {
    const tenths = random.integer(1, 9);
    return random.integer(0, 1) === 0 ? writeDecimal(tenths, 10) : writeDecimal(random.integer(2, 9), 100);
  }
  return difficulty === 2 ? convert(random) : compareDecimals(random);
}

/** Tenths and hundredths (CCSS 4.NF.C.6, 4.NF.C.7). */
export const maDecimal = generator('ma-decimal', make);
