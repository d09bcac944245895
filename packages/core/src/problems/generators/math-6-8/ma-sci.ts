import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, integerItem, rounded, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  EXPONENTS_MULTIPLIED,
  EXPONENT_SIGN_LOST,
  FRONT_NUMBERS_ADDED,
  FRONT_NUMBER_TOO_LARGE,
  POINT_MOVED_THE_OTHER_WAY,
  POWERS_NOT_ALIGNED,
  ZEROS_COUNTED,
} from '../../misconceptions/powers-and-chances.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { raised } from './written.ts';

const LABELS = [
  { en: 'number before the power', fr: 'nombre devant la puissance', es: 'número delante de la potencia' },
  { en: 'exponent of 10', fr: 'exposant de 10', es: 'exponente de 10' },
] as const;
/** Tenths as an exact value, and an exponent. */
const pair = (tenths: number, exponent: number) => [fraction(tenths, 10), fraction(exponent, 1)] as const;
const ONE_TO_TEN = {
  en: 'The number in front is at least 1 and less than 10.',
  fr: 'Le nombre devant vaut au moins 1 et moins de 10.',
  es: 'El número de delante es al menos 1 y menor que 10.',
};

/** An exact value of tenths is written as a decimal, as it would be typed. */
function withDecimals(item: PracticeItem): PracticeItem {
  const distractors = item.distractors.map((wrong) => ({ ...wrong, answer: decimals(wrong.answer) }));
  return { ...item, answer: decimals(item.answer), distractors };
}
function decimals(answer: string): string {
  return answer
    .split(';')
    .map((piece) => (piece.includes('/') ? String(worth(piece)) : piece))
    .join(';');
}
function worth(piece: string): number {
  const [top = 0, bottom = 1] = piece.split('/').map(Number);
  return rounded(top / bottom, 4);
}

/** The exponent of a large or small number. */
function findExponent(random: SeededRandom): PracticeItem {
  const digits = random.integer(1, 9) * 10 + random.integer(1, 9);
  const exponent = random.pick([true, false]) ? random.integer(4, 9) : -random.integer(2, 3);
  const value = exponent > 0 ? digits * 10 ** (exponent - 1) : rounded((digits / 10) * 10 ** exponent, 6);
  const all = { value, front: digits / 10, exponent };
  const explained = {
    prompt: text(
      {
        en: '{value} is written as {front} × 10ⁿ. What is n?',
        fr: '{value} s’écrit {front} × 10ⁿ. Combien vaut n ?',
        es: '{value} se escribe {front} × 10ⁿ. ¿Cuánto vale n?',
      },
      all,
    ),
    nudge: text({
      en: 'How many places does the point move, and which way?',
      fr: 'De combien de rangs la virgule se déplace-t-elle, et dans quel sens ?',
      es: '¿Cuántos lugares se mueve la coma y en qué sentido?',
    }),
    steps: [
      step(
        {
          en: 'Put the point behind the first digit that is not zero.',
          fr: 'On place la virgule après le premier chiffre non nul.',
          es: 'Se pone la coma tras la primera cifra distinta de cero.',
        },
        ONE_TO_TEN,
      ),
      step(
        'n = {exponent}',
        exponent > 0
          ? {
              en: 'So many times 10 leads back to the large number.',
              fr: 'Autant de fois 10 ramène au grand nombre.',
              es: 'Tantas veces por 10 se vuelve al número grande.',
            }
          : {
              en: 'So many divisions by 10 lead back to the small number: the exponent is negative.',
              fr: 'Autant de divisions par 10 ramènent au petit nombre : l’exposant est négatif.',
              es: 'Tantas divisiones entre 10 llevan al número pequeño: el exponente es negativo.',
            },
        all,
      ),
    ],
  };
  return integerItem(explained, exponent, [
    [-exponent, EXPONENT_SIGN_LOST],
    [exponent > 0 ? exponent - 1 : exponent + 1, ZEROS_COUNTED],
  ]);
}

/** (a × 10ᵐ) × (b × 10ⁿ) */
function multiplyThem(random: SeededRandom): PracticeItem {
  const [a, b] = [random.integer(2, 9), random.integer(2, 9)];
  const [m, n] = [random.integer(2, 9), random.pick([-4, -3, -2, 2, 3, 4, 5, 6])];
  const carries = a * b >= 10;
  const [tenths, exponent] = carries ? [a * b, m + n + 1] : [a * b * 10, m + n];
  const all = {
    a,
    b,
    m: raised(m),
    n: raised(n),
    product: a * b,
    sum: raised(m + n),
    front: tenths / 10,
    out: raised(exponent),
  };
  const explained = {
    prompt: text(
      {
        en: 'Work out ({a} × 10{m}) × ({b} × 10{n}) in scientific notation.',
        fr: 'Calcule ({a} × 10{m}) × ({b} × 10{n}) en notation scientifique.',
        es: 'Calcular ({a} × 10{m}) × ({b} × 10{n}) en notación científica.',
      },
      all,
    ),
    nudge: text({
      en: 'Multiply the numbers in front, then the powers of ten. Is the number in front less than 10?',
      fr: 'Multiplie les nombres devant, puis les puissances de dix. Le nombre devant est-il inférieur à 10 ?',
      es: 'Multipliquemos los números de delante y luego las potencias. ¿El número de delante es menor que 10?',
    }),
    steps: [
      step(
        '{a} × {b} = {product}',
        {
          en: 'The order of factors does not matter.',
          fr: 'L’ordre des facteurs ne compte pas.',
          es: 'El orden de los factores no importa.',
        },
        all,
      ),
      step(
        '{product} × 10{sum}',
        {
          en: 'Powers of ten multiply by adding exponents.',
          fr: 'On multiplie des puissances de dix en ajoutant les exposants.',
          es: 'Las potencias de diez se multiplican sumando exponentes.',
        },
        all,
      ),
      ...(carries ? [step('{front} × 10{out}', ONE_TO_TEN, all)] : []),
    ],
  };
  return withDecimals(
    listItem(explained, LABELS, pair(tenths, exponent), [
      [pair(a * b * 10, m + n), FRONT_NUMBER_TOO_LARGE],
      [pair(tenths, carries ? m + n - 1 : m * n), carries ? POINT_MOVED_THE_OTHER_WAY : EXPONENTS_MULTIPLIED],
      [pair((a + b) * 10, m + n), FRONT_NUMBERS_ADDED],
    ]),
  );
}

/** a × 10ᵐ + b × 10ᵐ⁻¹ */
function addThem(random: SeededRandom): PracticeItem {
  const [a, b, m] = [random.integer(2, 8), random.integer(1, 9), random.integer(4, 12)];
  const takes = random.pick([true, false]);
  const tenths = takes ? a * 10 - b : a * 10 + b;
  const all = {
    a,
    b,
    m: raised(m),
    n: raised(m - 1),
    sign: takes ? '−' : '+',
    aligned: b / 10,
    front: tenths / 10,
  };
  const explained = {
    prompt: text(
      {
        en: 'Work out {a} × 10{m} {sign} {b} × 10{n} in scientific notation.',
        fr: 'Calcule {a} × 10{m} {sign} {b} × 10{n} en notation scientifique.',
        es: 'Calcular {a} × 10{m} {sign} {b} × 10{n} en notación científica.',
      },
      all,
    ),
    nudge: text({
      en: 'Only equal powers of ten can be put together. How do you make them equal?',
      fr: 'On ne réunit que des puissances de dix égales. Comment les rendre égales ?',
      es: 'Solo se juntan potencias de diez iguales. ¿Cómo se igualan?',
    }),
    steps: [
      step(
        '{b} × 10{n} = {aligned} × 10{m}',
        {
          en: 'One power more is ten times as much, so the number in front is a tenth.',
          fr: 'Une puissance de plus vaut dix fois plus : le nombre devant devient un dixième.',
          es: 'Una potencia más es diez veces más: el número de delante es un décimo.',
        },
        all,
      ),
      step(
        '{a} {sign} {aligned} = {front}',
        {
          en: 'Now the powers are alike.',
          fr: 'Les puissances sont maintenant les mêmes.',
          es: 'Ahora las potencias son iguales.',
        },
        all,
      ),
    ],
  };
  return withDecimals(
    listItem(explained, LABELS, pair(tenths, m), [
      [pair((takes ? a - b : a + b) * 10, m), POWERS_NOT_ALIGNED],
      [pair(tenths, m - 1), POINT_MOVED_THE_OTHER_WAY],
    ]),
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return findExponent(random);
  return difficulty === 2 ? multiplyThem(random) : addThem(random);
}

/** Numbers in scientific notation (CCSS 8.EE.A.3, 8.EE.A.4). */
export const maSci = generator('ma-sci', make);
