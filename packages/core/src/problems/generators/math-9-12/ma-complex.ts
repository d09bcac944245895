import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, step, type Explained } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  CONJUGATE_FORGOTTEN,
  I_SQUARED_IS_ONE,
  IMAGINARY_SIGN_LOST,
  PARTS_MULTIPLIED_APART,
} from '../../misconceptions/complex-numbers.ts';
import { MINUS_FIRST_TERM_ONLY } from '../../misconceptions/polynomials.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { exact, notZero, shown, shownSum } from './writing.ts';

type Complex = readonly [real: number, imaginary: number];

const LABELS = [
  text({ en: 'real part', fr: 'partie réelle', es: 'parte real' }),
  text({ en: 'imaginary part', fr: 'partie imaginaire', es: 'parte imaginaria' }),
];
const written = ([a, b]: Complex) =>
  shownSum([
    [a, ''],
    [b, 'i'],
  ]);
const inBrackets = (z: Complex) => `(${written(z)})`;
const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const conjugate = ([a, b]: Complex): Complex => [a, -b];
const ask = (formula: string) =>
  text(
    {
      en: 'Work out {formula} as a + bi.',
      fr: 'Calcule {formula} sous la forme a + bi.',
      es: 'Calcular {formula} en la forma a + bi.',
    },
    { formula },
  );
const I_SQUARED = { en: 'i² = −1.', fr: 'i² = −1.', es: 'i² = −1.' };

function sum(z: Complex, w: Complex, sign: 1 | -1): PracticeItem {
  const [a, b, c, d] = [...z, ...w] as const;
  const result: Complex = [a + sign * c, b + sign * d];
  const all = {
    a: shown(a),
    b: shown(b),
    c: c < 0 ? `(${shown(c)})` : shown(c),
    d: d < 0 ? `(${shown(d)})` : shown(d),
    sign: sign === 1 ? '+' : '−',
    real: result[0],
    imaginary: result[1],
  };
  const explained: Explained = {
    prompt: ask(`${inBrackets(z)} ${sign === 1 ? '+' : '−'} ${inBrackets(w)}`),
    nudge: text({
      en: 'Keep real parts with real parts, and parts with i with parts with i.',
      fr: 'Garde les parties réelles ensemble, et celles avec i ensemble.',
      es: 'Las partes reales van juntas, y las que llevan i también.',
    }),
    steps: [
      step(
        {
          en: 'Real part: {a} {sign} {c} = {real}',
          fr: 'Partie réelle : {a} {sign} {c} = {real}',
          es: 'Parte real: {a} {sign} {c} = {real}',
        },
        {
          en: 'Only like kinds are put together.',
          fr: 'On ne regroupe que les mêmes sortes.',
          es: 'Solo se juntan las mismas clases.',
        },
        all,
      ),
      step(
        {
          en: 'Imaginary part: {b} {sign} {d} = {imaginary}',
          fr: 'Partie imaginaire : {b} {sign} {d} = {imaginary}',
          es: 'Parte imaginaria: {b} {sign} {d} = {imaginary}',
        },
        {
          en: 'The sign before the bracket belongs to each term in it.',
          fr: 'Le signe devant la parenthèse vaut pour chaque terme.',
          es: 'El signo de delante del paréntesis vale para cada término.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, LABELS, exact(...result), [
    [exact(a + sign * c, b - sign * d), sign === 1 ? IMAGINARY_SIGN_LOST : MINUS_FIRST_TERM_ONLY],
  ]);
}

function product(z: Complex, w: Complex): PracticeItem {
  const [a, b, c, d] = [...z, ...w] as const;
  const result = times(z, w);
  const all = {
    open: shownSum([
      [a * c, ''],
      [a * d, 'i'],
      [b * c, 'i'],
      [b * d, 'i²'],
    ]),
    done: written(result),
  };
  const explained: Explained = {
    prompt: ask(`${inBrackets(z)}${inBrackets(w)}`),
    nudge: text({
      en: 'Multiply each part of one bracket by each part of the other. What is i²?',
      fr: 'Multiplie chaque partie d’une parenthèse par chaque partie de l’autre. Que vaut i² ?',
      es: 'Se multiplica cada parte de un paréntesis por cada parte del otro. ¿Cuánto es i²?',
    }),
    steps: [
      step(
        '{open}',
        {
          en: 'Every term of one bracket meets every term of the other.',
          fr: 'Chaque terme d’une parenthèse rencontre chaque terme de l’autre.',
          es: 'Cada término de un paréntesis se encuentra con cada término del otro.',
        },
        all,
      ),
      step('{done}', I_SQUARED, all),
    ],
  };
  return listItem(explained, LABELS, exact(...result), [
    [exact(a * c + b * d, a * d + b * c), I_SQUARED_IS_ONE],
    [exact(a * c, b * d), PARTS_MULTIPLIED_APART],
  ]);
}

/** `quotient` · `divisor` over `divisor`. */
function division(quotient: Complex, divisor: Complex): PracticeItem {
  const top = times(quotient, divisor);
  const size = divisor[0] ** 2 + divisor[1] ** 2;
  const multiplied = times(top, conjugate(divisor));
  const wrong = times(top, divisor);
  const all = {
    top: `${inBrackets(top)}${inBrackets(conjugate(divisor))}`,
    bottom: `${inBrackets(divisor)}${inBrackets(conjugate(divisor))}`,
    multiplied: inBrackets(multiplied),
    size,
    done: written(quotient),
  };
  const explained: Explained = {
    prompt: ask(`${inBrackets(top)} / ${inBrackets(divisor)}`),
    nudge: text({
      en: 'Which number makes the bottom real when both are multiplied by it?',
      fr: 'Par quel nombre multiplier le haut et le bas pour que le bas devienne réel ?',
      es: '¿Por qué número hay que multiplicar arriba y abajo para que lo de abajo sea real?',
    }),
    steps: [
      step(
        '({top}) / ({bottom})',
        {
          en: 'Multiply top and bottom by the conjugate of the bottom.',
          fr: 'On multiplie le haut et le bas par le conjugué du bas.',
          es: 'Se multiplican arriba y abajo por el conjugado de lo de abajo.',
        },
        all,
      ),
      step('{multiplied} / {size} = {done}', I_SQUARED, all),
    ],
  };
  return listItem(explained, LABELS, exact(...quotient), [
    [[fraction(wrong[0], size), fraction(wrong[1], size)], CONJUGATE_FORGOTTEN],
    [exact(quotient[0], -quotient[1]), IMAGINARY_SIGN_LOST],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const draw = (most: number): Complex => [notZero(random, most), notZero(random, most)];
  const [z, w] = [draw(9), draw(6)];
  if (difficulty === 1) return sum(z, w, random.pick([1, -1]));
  if (difficulty === 2) return product(draw(6), w);
  return division(draw(5), draw(4));
}

/** Sums, products and quotients of complex numbers (CCSS HSN-CN.A.2). */
export const maComplex = generator('ma-complex', make);
