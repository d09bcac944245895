import type { Locale, LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { CARRY_FORGOTTEN, PLACES_NOT_CROSSED, ROW_NOT_MOVED } from '../../misconceptions/many-digits.ts';
import { ADDED_NOT_MULTIPLIED } from '../../misconceptions/whole-numbers.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, writeNumber } from '../../text.ts';

const NUDGE = text({
  en: 'Split a factor by its places. Multiply part by part.',
  fr: 'Découpe un facteur par rangs. Multiplie partie par partie.',
  es: 'Separamos un factor por lugares. Multiplicamos parte por parte.',
});

/** The worth of each digit that is not zero: 304 as 300 and 4. */
function partsOf(value: number): number[] {
  const digits = Array.from(String(value), Number);
  return digits.map((digit, index) => digit * 10 ** (digits.length - 1 - index)).filter((part) => part > 0);
}

/** `3000 + 210`, each number as its language writes it. */
function sumText(parts: readonly number[]): LocalisedText {
  const inLocale = (locale: Locale) => parts.map((part) => writeNumber(part, locale)).join(' + ');
  return { en: inLocale('en'), fr: inLocale('fr'), es: inLocale('es') };
}

/** Multiplies digit by digit and drops every carry. */
function withoutCarries(a: number, digit: number): number {
  return Number(Array.from(String(a), (each) => String((Number(each) * digit) % 10)).join(''));
}

/** A number of several digits times a number of one. */
function byOneDigit(random: SeededRandom, least: number, most: number): PracticeItem {
  const b = random.integer(3, 9);
  const drawn = random.integer(least, most);
  const a = drawn % 10 < 2 ? drawn + 4 : drawn;
  const parts = partsOf(a);
  const all = {
    a,
    b,
    product: a * b,
    first: parts[0] ?? 0,
    firstProduct: (parts[0] ?? 0) * b,
    sum: sumText(parts.map((part) => part * b)),
  };
  const explained = {
    prompt: text('{a} × {b} = ?', all),
    nudge: NUDGE,
    steps: [
      step(
        '{first} × {b} = {firstProduct}',
        {
          en: 'Start with the largest part of {a}.',
          fr: 'Commence par la plus grande partie de {a}.',
          es: 'Empezamos por la parte mayor de {a}.',
        },
        all,
      ),
      step(
        { en: 'All parts: {sum}', fr: 'Toutes les parties : {sum}', es: 'Todas las partes: {sum}' },
        {
          en: 'Each part of {a} is multiplied by {b}.',
          fr: 'Chaque partie de {a} est multipliée par {b}.',
          es: 'Cada parte de {a} se multiplica por {b}.',
        },
        all,
      ),
      step(
        '{a} × {b} = {product}',
        { en: 'Add the parts.', fr: 'Ajoute les parties.', es: 'Sumamos las partes.' },
        all,
      ),
    ],
  };
  const carryless = withoutCarries(a, b);
  return integerItem(explained, all.product, [
    ...(carryless > a ? [[carryless, CARRY_FORGOTTEN] as const] : []),
    [a + b, ADDED_NOT_MULTIPLIED],
  ]);
}

/** Two numbers of two digits, as a rectangle cut into four. */
function twoByTwo(random: SeededRandom): PracticeItem {
  const [aTens, aOnes] = [random.integer(1, 9), random.integer(2, 9)];
  const [bTens, bOnes] = [random.integer(1, 6), random.integer(2, 9)];
  const [a, b] = [aTens * 10 + aOnes, bTens * 10 + bOnes];
  const all = {
    a,
    b,
    tens: bTens * 10,
    ones: bOnes,
    byTens: a * bTens * 10,
    byOnes: a * bOnes,
    product: a * b,
  };
  const explained = {
    figure: {
      type: 'rectangle' as const,
      width: `${aTens * 10} + ${aOnes}`,
      height: `${bTens * 10} + ${bOnes}`,
      ratio: Math.min(3, Math.max(0.8, a / b)),
    },
    figureText: text(
      {
        en: 'A rectangle, {a} units wide and {b} units high.',
        fr: 'Un rectangle de {a} unités de large et {b} de haut.',
        es: 'Un rectángulo de {a} unidades de ancho y {b} de alto.',
      },
      all,
    ),
    prompt: text('{a} × {b} = ?', all),
    nudge: NUDGE,
    steps: [
      step(
        '{a} × {tens} = {byTens}',
        {
          en: 'First the tens of {b}: ten times as much as by the digit alone.',
          fr: 'D’abord les dizaines de {b} : dix fois plus que par le seul chiffre.',
          es: 'Primero las decenas de {b}: diez veces más que por la cifra sola.',
        },
        all,
      ),
      step(
        '{a} × {ones} = {byOnes}',
        { en: 'Then the ones of {b}.', fr: 'Puis les unités de {b}.', es: 'Luego las unidades de {b}.' },
        all,
      ),
      step(
        '{byTens} + {byOnes} = {product}',
        { en: 'Add both rows.', fr: 'Ajoute les deux lignes.', es: 'Sumamos las dos filas.' },
        all,
      ),
    ],
  };
  return integerItem(explained, all.product, [
    [aTens * bTens * 100 + aOnes * bOnes, PLACES_NOT_CROSSED],
    [a * bTens + a * bOnes, ROW_NOT_MOVED],
    [a + b, ADDED_NOT_MULTIPLIED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return byOneDigit(random, 13, 95);
  return difficulty === 2 ? byOneDigit(random, 123, 4995) : twoByTwo(random);
}

/** Products of numbers with several digits, part by part (CCSS 4.NBT.B.5). */
export const maMultdigit = generator('ma-multdigit', make);
