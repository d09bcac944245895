import type { PracticeItem } from '@ori/contracts/practice';
import { add, formatRational, negate, type Rational, subtract } from '../../../maths/rational.ts';
import { fraction, integerItem, rationalItem, step } from '../../item.ts';
import {
  BOUND_AS_COUNT,
  CORRECTION_LEFT_OUT,
  CORRECTION_TURNED,
  OMITTED_TERM_COUNTED,
} from '../../misconceptions/endless-sums.ts';
import { SIGNS_DO_NOT_ALTERNATE } from '../../misconceptions/integrals-and-series.ts';
import { LAST_STEP_MISSED } from '../../misconceptions/number-theory.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** The sizes of the terms of an alternating series, 1/bottom(k), as a learner reads them. */
interface Sizes {
  readonly shown: string;
  readonly bottom: (k: number) => number;
  /** How many terms may be added without fractions nobody would write. */
  readonly most: number;
}

const ODD: Sizes = { shown: '1/(2k − 1)', bottom: (k) => 2 * k - 1, most: 6 };
const FAMILIES = [
  ODD,
  { shown: '1/k', bottom: (k: number) => k, most: 7 },
  { shown: '1/k²', bottom: (k: number) => k * k, most: 4 },
  { shown: '1/(k(k + 1))', bottom: (k: number) => k * (k + 1), most: 5 },
  { shown: '1/(3k − 2)', bottom: (k: number) => 3 * k - 2, most: 5 },
  { shown: '1/((2k − 1)·2^(2k − 1))', bottom: (k: number) => (2 * k - 1) * 2 ** (2 * k - 1), most: 4 },
  { shown: '1/((2k − 1)·3^(2k − 1))', bottom: (k: number) => (2 * k - 1) * 3 ** (2 * k - 1), most: 3 },
] as const;

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const sizeOf = (sizes: Sizes, k: number) => fraction(1, sizes.bottom(k));
const signOf = (k: number) => (k % 2 === 1 ? '+' : '−');

/** `1 − 1/3 + 1/5`. */
const shownTerms = (sizes: Sizes, count: number) =>
  upTo(count)
    .map((k) => `${signOf(k)} ${formatRational(sizeOf(sizes, k))}`)
    .join(' ')
    .replace('+ ', '');

const sumOf = (sizes: Sizes, count: number, alternates = true): Rational =>
  upTo(count).reduce(
    (sum, k) => add(sum, alternates && k % 2 === 0 ? negate(sizeOf(sizes, k)) : sizeOf(sizes, k)),
    fraction(0, 1),
  );

/** The first n terms of an alternating series, added exactly. */
export function sumOfFirst(random: SeededRandom): PracticeItem {
  const sizes = random.pick(FAMILIES);
  const n = random.integer(3, sizes.most);
  const value = sumOf(sizes, n);
  const all = { n, size: sizes.shown, start: shownTerms(sizes, 2), terms: shownTerms(sizes, n) };
  const explained = {
    prompt: text(
      {
        en: 'In the series {start} + … the k-th term has the size {size}, and the signs alternate. What is the sum of the first {n} terms, as a fraction?',
        fr: 'Dans la série {start} + …, le k-ième terme a pour grandeur {size}, et les signes alternent. Quelle est la somme des {n} premiers termes, en fraction ?',
        es: 'En la serie {start} + … el término k tiene el tamaño {size} y los signos se alternan. ¿Cuál es la suma de los {n} primeros términos, como fracción?',
      },
      all,
    ),
    nudge: text({
      en: 'Write the terms down one by one with their signs, then find a common denominator.',
      fr: 'Écris les termes un par un avec leurs signes, puis trouve un dénominateur commun.',
      es: 'Se escriben los términos uno a uno con sus signos y se busca un denominador común.',
    }),
    steps: [
      step(
        '{terms}',
        {
          en: 'k runs from 1; every second term is subtracted.',
          fr: 'k commence à 1 ; on soustrait un terme sur deux.',
          es: 'k empieza en 1; se resta uno de cada dos términos.',
        },
        all,
      ),
      step(
        '= {value}',
        {
          en: 'Over the least common denominator, the tops are added with their signs.',
          fr: 'Au plus petit dénominateur commun, on additionne les numérateurs avec leurs signes.',
          es: 'Con el menor denominador común se suman los numeradores con sus signos.',
        },
        { value: formatRational(value) },
      ),
    ],
  };
  return rationalItem(explained, value, 'any', [
    [sumOf(sizes, n, false), SIGNS_DO_NOT_ALTERNATE],
    [sumOf(sizes, n - 1), LAST_STEP_MISSED],
  ]);
}

const FAST = [ODD, FAMILIES[1], FAMILIES[2], FAMILIES[3], FAMILIES[4]] as const;

const NEEDED = {
  en: 'The series {start} − … goes on with alternating signs; its k-th term has the size {size}. An error is smaller than the first term left out. For which smallest n is that term, number n + 1, smaller than 1/{bound}?',
  fr: 'La série {start} − … continue en alternant les signes ; son k-ième terme a pour grandeur {size}. L’erreur est plus petite que le premier terme omis. Pour quel plus petit n ce terme, de rang n + 1, est-il inférieur à 1/{bound} ?',
  es: 'La serie {start} − … sigue con signos alternos; su término k tiene el tamaño {size}. El error es menor que el primer término omitido. ¿Para qué n mínimo ese término, el de lugar n + 1, es menor que 1/{bound}?',
};
const NEEDED_NUDGE = {
  en: 'Put n + 1 in for k. How large must the denominator become?',
  fr: 'Mets n + 1 à la place de k. Quelle taille doit avoir le dénominateur ?',
  es: 'Se pone n + 1 en lugar de k. ¿Qué tamaño debe tener el denominador?',
};

/** How many terms let the first one left out fall below a bound. */
export function termsNeeded(random: SeededRandom): PracticeItem {
  const sizes = random.pick(FAST);
  const bound = random.integer(4, 60) * 5 + random.integer(0, 4);
  let n = 1;
  while (sizes.bottom(n + 1) <= bound) n += 1;
  const next = sizes.shown.replaceAll('k', '(n + 1)').replace('((n + 1)((n + 1) + 1))', '((n + 1)(n + 2))');
  const all = { size: sizes.shown, start: shownTerms(sizes, 3), bound, n, next, left: sizes.bottom(n + 1) };
  const explained = {
    prompt: text(NEEDED, all),
    nudge: text(NEEDED_NUDGE),
    steps: [
      step(
        '{next} < 1/{bound}',
        {
          en: 'The first term left out is number n + 1.',
          fr: 'Le premier terme omis est celui de rang n + 1.',
          es: 'El primer término omitido es el de lugar n + 1.',
        },
        all,
      ),
      step(
        {
          en: 'n = {n}: the term is 1/{left}',
          fr: 'n = {n} : le terme vaut 1/{left}',
          es: 'n = {n}: el término es 1/{left}',
        },
        {
          en: 'One term fewer would leave out a term that is not small enough.',
          fr: 'Avec un terme de moins, le terme omis ne serait pas assez petit.',
          es: 'Con un término menos, el omitido no sería bastante pequeño.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, n, [
    [n + 1, OMITTED_TERM_COUNTED],
    [bound, BOUND_AS_COUNT],
  ]);
}

const CORRECTIONS = [
  { shown: '1/(4n)', of: (n: number) => fraction(1, 4 * n) },
  { shown: 'n/(4n² + 1)', of: (n: number) => fraction(n, 4 * n * n + 1) },
  { shown: '(n² + 1)/(4n³ + 5n)', of: (n: number) => fraction(n * n + 1, 4 * n ** 3 + 5 * n) },
] as const;
const MENDED_MOST = 5;

const MENDED = {
  en: 'Of the series 1 − 1/3 + 1/5 − … for π/4 keep the first {n} terms. For the rest take {shown}, with the sign of the next term. Which fraction results?',
  fr: 'De la série 1 − 1/3 + 1/5 − … pour π/4, garde les {n} premiers termes. Pour le reste, prends {shown}, avec le signe du terme suivant. Quelle fraction obtiens-tu ?',
  es: 'De la serie 1 − 1/3 + 1/5 − … para π/4 se guardan los {n} primeros términos. Por el resto se toma {shown}, con el signo del término siguiente. ¿Qué fracción resulta?',
};
const MENDED_NUDGE = {
  en: 'Add the terms first. Would the next one be added or taken away?',
  fr: 'Additionne d’abord les termes. Le suivant serait-il ajouté ou retranché ?',
  es: 'Primero se suman los términos. ¿El siguiente se sumaría o se restaría?',
};

/** The first n terms for π/4 with a correction for the rest; its sign is that of the next term. */
export function mendedSum(random: SeededRandom): PracticeItem {
  const { shown, of } = random.pick(CORRECTIONS);
  const n = random.integer(2, MENDED_MOST);
  const [plain, correction] = [sumOf(ODD, n), of(n)];
  const mended = n % 2 === 0 ? add(plain, correction) : subtract(plain, correction);
  const turned = n % 2 === 0 ? subtract(plain, correction) : add(plain, correction);
  const all = {
    n,
    shown,
    sum: `${shownTerms(ODD, n)} = ${formatRational(plain)}`,
    sign: signOf(n + 1),
    correction: formatRational(correction),
    value: formatRational(mended),
  };
  const explained = {
    prompt: text(MENDED, all),
    nudge: text(MENDED_NUDGE),
    steps: [
      step(
        '{sum}',
        {
          en: 'These are the terms up to the cut.',
          fr: 'Ce sont les termes jusqu’à la coupure.',
          es: 'Son los términos hasta el corte.',
        },
        all,
      ),
      step(
        '{sign} {correction}',
        {
          en: 'The correction at this n, with the sign of the next term.',
          fr: 'La correction pour ce n, avec le signe du terme suivant.',
          es: 'La corrección para ese n, con el signo del término siguiente.',
        },
        all,
      ),
      step(
        '= {value}',
        {
          en: 'Four times this is an approach to π.',
          fr: 'Quatre fois cela s’approche de π.',
          es: 'Cuatro veces esto se acerca a π.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, mended, 'any', [
    [turned, CORRECTION_TURNED],
    [plain, CORRECTION_LEFT_OUT],
  ]);
}
