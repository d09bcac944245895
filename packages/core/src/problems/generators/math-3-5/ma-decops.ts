import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import { WRONG_DECIMAL_PLACE } from '../../misconceptions/decimals.ts';
import { POINT_PLACE_COPIED, POINTS_NOT_LINED_UP } from '../../misconceptions/operations.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const EXACT = { tolerance: 0 };

/** Tenths and hundredths together, added or taken away. */
function addOrSubtract(random: SeededRandom, sign: '+' | '−'): PracticeItem {
  const tenths = random.integer(21, 89);
  const hundredths = random.integer(11, 189);
  const [a, b] = [tenths / 10, (hundredths % 10 === 0 ? hundredths + 1 : hundredths) / 100];
  const value = rounded(sign === '+' ? a + b : a - b, 2);
  const all = {
    a,
    b,
    sign,
    wide: tenths * 10,
    narrow: Math.round(b * 100),
    total: Math.round(value * 100),
    value,
  };
  const explained = {
    prompt: text('{a} {sign} {b} = ?', all),
    nudge: text({
      en: 'Which digits are tenths? Put them under each other.',
      fr: 'Quels chiffres sont les dixièmes ? Place-les l’un sous l’autre.',
      es: '¿Qué cifras son décimas? Se ponen una debajo de otra.',
    }),
    steps: [
      step(
        {
          en: '{a} is {wide} hundredths, {b} is {narrow} hundredths.',
          fr: '{a}, c’est {wide} centièmes ; {b}, c’est {narrow} centièmes.',
          es: '{a} son {wide} centésimas y {b} son {narrow} centésimas.',
        },
        {
          en: 'Only parts of one size can be put together.',
          fr: 'On ne réunit que des parts de même taille.',
          es: 'Solo se juntan partes del mismo tamaño.',
        },
        all,
      ),
      step(
        {
          en: '{wide} {sign} {narrow} = {total} hundredths: {value}',
          fr: '{wide} {sign} {narrow} = {total} centièmes : {value}',
          es: '{wide} {sign} {narrow} = {total} centésimas: {value}',
        },
        {
          en: 'A hundred hundredths make one.',
          fr: 'Cent centièmes font un.',
          es: 'Cien centésimas hacen uno.',
        },
        all,
      ),
    ],
  };
  const misaligned = sign === '+' ? tenths + all.narrow : Math.abs(tenths - all.narrow);
  return decimalItem(explained, value, EXACT, [
    [misaligned / 100, POINTS_NOT_LINED_UP],
    [rounded(value * 10, 2), WRONG_DECIMAL_PLACE],
  ]);
}

function multiplyTenths(random: SeededRandom): PracticeItem {
  const [x, y] = [random.integer(2, 9), random.integer(11, 39)];
  const [a, b] = [x / 10, (y % 10 === 0 ? y + 1 : y) / 10];
  const product = x * Math.round(b * 10);
  const value = product / 100;
  const all = { a, b, x, y: Math.round(b * 10), product, value };
  const explained = {
    prompt: text('{a} × {b} = ?', all),
    nudge: text({
      en: 'What is a tenth of a tenth?',
      fr: 'Combien vaut un dixième de dixième ?',
      es: '¿Cuánto es una décima de una décima?',
    }),
    steps: [
      step(
        '{x} × {y} = {product}',
        {
          en: 'First multiply as if both were whole numbers of tenths.',
          fr: 'On multiplie d’abord les nombres de dixièmes.',
          es: 'Primero se multiplican los números de décimas.',
        },
        all,
      ),
      step(
        {
          en: '{product} hundredths: {value}',
          fr: '{product} centièmes : {value}',
          es: '{product} centésimas: {value}',
        },
        {
          en: 'Tenths times tenths are hundredths.',
          fr: 'Des dixièmes par des dixièmes font des centièmes.',
          es: 'Décimas por décimas son centésimas.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, value, EXACT, [
    [product / 10, POINT_PLACE_COPIED],
    [product / 1000, WRONG_DECIMAL_PLACE],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 3) return multiplyTenths(random);
  return addOrSubtract(random, difficulty === 1 ? '+' : '−');
}

/** Decimal sums, differences and products (CCSS 5.NBT.B.7). */
export const maDecops = generator('ma-decops', make);
