import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { add, formatRational, multiply } from '../../../maths/rational.ts';
import { fraction, generator, integerItem, rationalItem, step, type Explained } from '../../item.ts';
import {
  EXPONENT_AS_FACTOR,
  EXPONENT_FRACTIONS_ADDED_STRAIGHT,
  EXPONENTS_MULTIPLIED,
  MINUS_IN_EXPONENT_IGNORED,
  NEGATIVE_EXPONENT_NEGATIVE_VALUE,
  POWER_WITHOUT_ROOT,
  ROOT_WITHOUT_POWER,
} from '../../misconceptions/powers-and-logarithms.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Root, index and power: (root^index)^(power/index). */
const POWERS = [
  [2, 2, 3],
  [2, 2, 5],
  [2, 3, 2],
  [2, 3, 4],
  [2, 4, 3],
  [2, 5, 2],
  [2, 5, 3],
  [2, 5, 4],
  [3, 2, 3],
  [3, 3, 2],
  [3, 3, 4],
  [3, 4, 3],
  [4, 2, 3],
  [4, 3, 2],
  [5, 2, 3],
  [5, 3, 2],
  [6, 2, 3],
  [7, 2, 3],
  [8, 2, 3],
  [9, 2, 3],
  [10, 2, 3],
  [10, 3, 2],
] as const;
const ROOT_NAMES = {
  2: { en: 'square root', fr: 'racine carrée', es: 'raíz cuadrada' },
  3: { en: 'cube root', fr: 'racine cubique', es: 'raíz cúbica' },
  4: { en: 'fourth root', fr: 'racine quatrième', es: 'raíz cuarta' },
  5: { en: 'fifth root', fr: 'racine cinquième', es: 'raíz quinta' },
} as const;

function explain(root: number, index: 2 | 3 | 4 | 5, power: number, isNegative: boolean): Explained {
  const size = root ** power;
  const all = {
    base: root ** index,
    index,
    power,
    root,
    size,
    minus: isNegative ? '−' : '',
    done: isNegative ? `1/${size}` : '',
    name: ROOT_NAMES[index],
  };
  const rootStep = step(
    {
      en: 'The {name} of {base} is {root}.',
      fr: 'La {name} de {base} est {root}.',
      es: 'La {name} de {base} es {root}.',
    },
    {
      en: 'The bottom of the exponent says which root to take.',
      fr: 'Le bas de l’exposant dit quelle racine prendre.',
      es: 'La parte de abajo del exponente dice qué raíz tomar.',
    },
    all,
  );
  const powerStep = step(
    '{root}^{power} = {size}',
    {
      en: 'The top of the exponent says which power to take.',
      fr: 'Le haut de l’exposant dit quelle puissance prendre.',
      es: 'La parte de arriba del exponente dice qué potencia tomar.',
    },
    all,
  );
  const turned = step(
    '1 ÷ {size} = {done}',
    {
      en: 'A minus in the exponent turns the value over.',
      fr: 'Un moins dans l’exposant donne l’inverse.',
      es: 'Un menos en el exponente da el inverso.',
    },
    all,
  );
  return {
    prompt: text(
      {
        en: 'What is {base}^({minus}{power}/{index})?',
        fr: 'Combien vaut {base}^({minus}{power}/{index}) ?',
        es: '¿Cuánto vale {base}^({minus}{power}/{index})?',
      },
      all,
    ),
    nudge: text({
      en: 'Take the root first: the numbers stay small.',
      fr: 'Prends d’abord la racine : les nombres restent petits.',
      es: 'Primero la raíz: así los números quedan pequeños.',
    }),
    steps: isNegative ? [rootStep, powerStep, turned] : [rootStep, powerStep],
  };
}

function positive(root: number, index: 2 | 3 | 4 | 5, power: number): PracticeItem {
  const base = root ** index;
  return integerItem(explain(root, index, power, false), root ** power, [
    [(base * power) / index, EXPONENT_AS_FACTOR],
    [root, ROOT_WITHOUT_POWER],
    [base ** power, POWER_WITHOUT_ROOT],
  ]);
}

function negative(root: number, index: 2 | 3 | 4 | 5, power: number): PracticeItem {
  const size = root ** power;
  return rationalItem(explain(root, index, power, true), fraction(1, size), 'any', [
    [fraction(-size, 1), NEGATIVE_EXPONENT_NEGATIVE_VALUE],
    [fraction(size, 1), MINUS_IN_EXPONENT_IGNORED],
    [fraction(1, root), ROOT_WITHOUT_POWER],
  ]);
}

/** x^(a/b) · x^(c/d) as one power. */
function combined(a: number, b: number, c: number, d: number): PracticeItem {
  const [first, second] = [fraction(a, b), fraction(c, d)];
  const all = { a, b, c, d, k: formatRational(add(first, second)) };
  const explained = {
    prompt: text(
      {
        en: 'For x > 0, x^({a}/{b}) · x^({c}/{d}) = x^k. What is k?',
        fr: 'Pour x > 0, x^({a}/{b}) · x^({c}/{d}) = x^k. Combien vaut k ?',
        es: 'Para x > 0, x^({a}/{b}) · x^({c}/{d}) = x^k. ¿Cuánto vale k?',
      },
      all,
    ),
    nudge: text({
      en: 'What happens to the exponents when powers of the same base are multiplied?',
      fr: 'Que deviennent les exposants quand on multiplie des puissances de même base ?',
      es: '¿Qué pasa con los exponentes al multiplicar potencias de la misma base?',
    }),
    steps: [
      step(
        'k = {a}/{b} + {c}/{d}',
        {
          en: 'The rule for whole exponents holds for fractions too.',
          fr: 'La règle des exposants entiers vaut aussi pour les fractions.',
          es: 'La regla de los exponentes enteros vale también para las fracciones.',
        },
        all,
      ),
      step(
        'k = {k}',
        {
          en: 'Fractions are added over a common bottom.',
          fr: 'On additionne les fractions sur un dénominateur commun.',
          es: 'Las fracciones se suman con un denominador común.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, add(first, second), 'any', [
    [multiply(first, second), EXPONENTS_MULTIPLIED],
    [fraction(a + c, b + d), EXPONENT_FRACTIONS_ADDED_STRAIGHT],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const [root, index, power] = random.pick(POWERS);
  if (difficulty === 1) return positive(root, index, power);
  if (difficulty === 2) return negative(root, index, power);
  const [b, d] = random.pick([
    [2, 3],
    [2, 4],
    [3, 4],
    [3, 6],
    [2, 5],
    [4, 6],
    [3, 5],
    [5, 4],
  ]);
  const [a, c] = [random.integer(1, 2 * b), random.integer(1, 2 * d)];
  const isReduced = fraction(a, b).denominator === BigInt(b) && fraction(c, d).denominator === BigInt(d);
  return isReduced ? combined(a, b, c, d) : make(random, difficulty);
}

/** Powers with fractions as exponents (CCSS HSN-RN.A.2). */
export const maRationalexp = generator('ma-rationalexp', make);
